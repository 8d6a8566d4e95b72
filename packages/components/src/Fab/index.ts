export { Fab, type FabProps } from './Fab';
