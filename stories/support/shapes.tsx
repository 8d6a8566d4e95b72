import type {
  CellStripCell,
  ChartDatum,
  ChartSeries,
  ChipGroupOption,
  DayBowDay,
  DayBowDrawing,
  EmojiOption,
  MonthCalendarDay,
  MonthCalendarMark,
  MonthCalendarRange,
  MoodPickerOption,
  ProgressRingItem,
  PromiseToasts,
  RadioGroupOption,
  SegmentedControlOption,
  SelectFieldOption,
  ShownToast,
  SortableGroup,
  SortableGroupsMove,
  SortableListMove,
  WeekBowDay,
  ToastOptions,
  YearCalendarMark,
} from '@daybow/components';

/*
 * Types of objects in props, as the props of components: the only form that Storybook documents. These
 * components are never rendered.
 */

export function CellStripCellShape(_cell: CellStripCell) {
  return null;
}

export function ChartDatumShape(_datum: ChartDatum) {
  return null;
}

export function ChartSeriesShape(_series: ChartSeries) {
  return null;
}

export function ChipGroupOptionShape(_option: ChipGroupOption) {
  return null;
}

export function DayBowDayShape(_day: DayBowDay) {
  return null;
}

export function DayBowDrawingShape(_drawing: DayBowDrawing) {
  return null;
}

export function EmojiOptionShape(_option: EmojiOption) {
  return null;
}

export function MonthCalendarDayShape(_day: MonthCalendarDay) {
  return null;
}

export function MonthCalendarRangeShape(_range: MonthCalendarRange) {
  return null;
}

export function MonthCalendarMarkShape(_mark: MonthCalendarMark) {
  return null;
}

export function MoodPickerOptionShape(_option: MoodPickerOption) {
  return null;
}

export function ProgressRingItemShape(_item: ProgressRingItem) {
  return null;
}

export function PromiseToastsShape(_toasts: PromiseToasts<unknown>) {
  return null;
}

export function RadioGroupOptionShape(_option: RadioGroupOption) {
  return null;
}

export function SegmentedControlOptionShape(_option: SegmentedControlOption) {
  return null;
}

export function SelectFieldOptionShape(_option: SelectFieldOption) {
  return null;
}

export function ShownToastShape(_toast: ShownToast) {
  return null;
}

export function SortableGroupShape(_group: SortableGroup<unknown>) {
  return null;
}

export function SortableGroupsMoveShape(_move: SortableGroupsMove) {
  return null;
}

export function SortableListMoveShape(_move: SortableListMove) {
  return null;
}

export function ToastOptionsShape(_options: ToastOptions) {
  return null;
}

export function WeekBowDayShape(_day: WeekBowDay) {
  return null;
}

export function YearCalendarMarkShape(_mark: YearCalendarMark) {
  return null;
}
