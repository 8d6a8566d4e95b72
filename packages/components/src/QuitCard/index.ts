export { QuitCard, type QuitCardProps } from './QuitCard';
