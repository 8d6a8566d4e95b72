export { SortableList, type SortableListMove, type SortableListProps } from './SortableList';
