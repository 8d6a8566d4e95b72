export type { TitleElement } from '../internal/titleElement';
export { Section, type SectionProps } from './Section';
