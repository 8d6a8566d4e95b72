export {
  SortableGroups,
  type SortableGroup,
  type SortableGroupsMove,
  type SortableGroupsProps,
} from './SortableGroups';
export { SortableList, type SortableListMove, type SortableListProps } from './SortableList';
