export { Column, type ColumnProps } from './Column';
