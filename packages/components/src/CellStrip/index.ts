export {
  CellStrip,
  type CellStripCell,
  type CellStripProps,
  type CellStripValue,
} from './CellStrip';
