export { Bow, type BowProps } from './Bow';
