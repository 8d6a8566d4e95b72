import { createContext, useContext, type ReactNode } from 'react';
import type { ChartSummary } from '../chart/chartData';
import type { AmountText } from '../HabitCard/habitGoal';
import type { MonthCalendarPart } from '../MonthCalendar/selection';
import { validLocale } from './validLocale';

/** The words that components show or say by themselves: the defaults of the props with these names. */
export interface DaybowWords {
  BarChart: { targetLabel: string };
  BottomNav: { 'aria-label': string };
  /** Words of `BarChart` and `LineChart`. */
  Chart: {
    describe: (summary: ChartSummary) => string;
    roleDescription: string;
    missingText: string;
    emptyText: string;
    bandLabel: string;
    tableColumns: readonly [label: string, value?: string];
    tableActionLabel: (rows: number, count: number) => string;
  };
  ChipGroup: { requiredText: string };
  DateField: {
    chooseLabel: string;
    noDateText: (example: string) => string;
    outOfRangeText: (min: string | null, max: string | null) => string;
    dayDisabledText: (date: string) => string;
  };
  DateStepper: { previousLabel: string; nextLabel: string };
  Dialog: { closeLabel: string };
  EmojiField: {
    suggestionsLabel: string;
    moreLabel: string;
    searchLabel: string;
    foundText: (count: number) => string;
  };
  HabitCard: { amountText: AmountText; lessLabel: (label: string) => string };
  MonthCalendar: {
    missingText: string;
    selectedText: (part: MonthCalendarPart) => string;
    legendLabel: string;
    previousLabel: string;
    nextLabel: string;
  };
  MoodPicker: { 'aria-label': string };
  NumberField: {
    decrementLabel: string;
    incrementLabel: string;
    invalidText: string;
    invalidDurationText: string;
    decimalsText: (decimals: number) => string;
  };
  ProgressCard: { 'aria-label': string };
  ProgressRing: {
    label: string;
    emptyText: string;
    countText: (value: number, max: number) => string;
  };
  QuitCard: { happenedLabel: string };
  SortableList: {
    moveUpLabel: (label: string) => string;
    moveDownLabel: (label: string) => string;
    movedText: (label: string, position: number, count: number, group?: string) => string;
    emptyText: string;
  };
  Strip: { 'aria-label': string };
  TextArea: { charactersLeftText: (left: number) => string };
  ToastProvider: { regionLabel: string; closeLabel: string };
  WeekBow: { 'aria-label': string };
  WeekdayPicker: { label: ReactNode; requiredText: string };
  YearCalendar: { missingText: string; legendLabel: string };
}

/** A place that dialogs and toasts can be rendered into. */
export type PortalContainer = HTMLElement | ShadowRoot;

/** Words of a component, any of which may be missing. */
type SomeWords<Words> = { readonly [Word in keyof Words]?: Words[Word] | undefined };

/** Settings that a `DaybowProvider` gives to the components below it. */
export interface DaybowSettings {
  words?:
    | { readonly [Component in keyof DaybowWords]?: SomeWords<DaybowWords[Component]> | undefined }
    | undefined;
  locale?: string | undefined;
  dir?: 'ltr' | 'rtl' | undefined;
  container?: PortalContainer | null | undefined;
}

export const DaybowContext = createContext<DaybowSettings>({});

/** The language of a component: its own, else that of the provider, else English. */
export function useLocale(component: string, own: string | undefined): string {
  const { locale = 'en' } = useContext(DaybowContext);
  return own === undefined ? locale : validLocale(component, own);
}

/** The props of a component with all of its words: its own, else those of the provider, else English. */
export function useWords<
  Name extends keyof DaybowWords,
  Props extends SomeWords<DaybowWords[Name]>,
>(component: Name, english: DaybowWords[Name], props: Props): Props & DaybowWords[Name] {
  const given: SomeWords<DaybowWords[Name]> | undefined =
    useContext(DaybowContext).words?.[component];
  const complete = { ...props } as Props & DaybowWords[Name];
  for (const name of Object.keys(english) as (keyof DaybowWords[Name])[]) {
    complete[name] ??= (given?.[name] ?? english[name]) as (typeof complete)[typeof name];
  }
  return complete;
}
