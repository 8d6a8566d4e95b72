export type { TitleElement } from '../internal/titleElement';
export { EmptyState, type EmptyStateProps } from './EmptyState';
