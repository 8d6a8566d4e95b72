export { ChipGroup, type ChipGroupOption, type ChipGroupProps } from './ChipGroup';
