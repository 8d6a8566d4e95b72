export type { TitleElement } from '../internal/titleElement';
export { Card, type CardProps } from './Card';
