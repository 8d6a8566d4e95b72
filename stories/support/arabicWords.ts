import type { DaybowWords } from '@daybow/components';
import { arabic } from './words';

/** All words of the components in Arabic. */
export const arabicWords: DaybowWords = {
  BarChart: { targetLabel: 'الهدف' },
  BottomNav: { 'aria-label': arabic.navigation },
  Chart: {
    describe: () => arabic.summary,
    roleDescription: arabic.figure,
    missingText: arabic.nothing,
    emptyText: arabic.nothing,
    bandLabel: arabic.group,
    tableColumns: [arabic.date, arabic.count],
    tableActionLabel: () => arabic.action,
  },
  ChipGroup: { requiredText: 'اختر واحدًا على الأقل' },
  DateField: {
    chooseLabel: 'اختيار تاريخ',
    noDateText: (example) => `يرجى إدخال تاريخ، مثل ${example}`,
    outOfRangeText: (min, max) => `يرجى إدخال تاريخ من ${min ?? '…'} إلى ${max ?? '…'}`,
    dayDisabledText: (date) => `يرجى إدخال تاريخ آخر، فلا يمكن اختيار ${date}`,
  },
  DateStepper: { previousLabel: 'اليوم السابق', nextLabel: 'اليوم التالي' },
  Dialog: { closeLabel: arabic.close },
  EmojiField: {
    suggestionsLabel: arabic.group,
    moreLabel: 'رموز أخرى',
    searchLabel: 'البحث عن رمز',
    foundText: (count) => `عدد الرموز: ${count}`,
  },
  HabitCard: {
    amountText: (amount, { target }) => `${amount} من ${target}`,
    lessLabel: (label) => `أقل: ${label}`,
  },
  MonthCalendar: {
    missingText: arabic.nothing,
    selectedText: (part) =>
      ({ day: 'محدد', start: 'بداية الفترة', between: 'ضمن الفترة', end: 'نهاية الفترة' })[part],
    legendLabel: arabic.group,
    previousLabel: 'الشهر السابق',
    nextLabel: 'الشهر التالي',
  },
  MoodPicker: { 'aria-label': 'المزاج' },
  NumberField: {
    decrementLabel: 'أقل',
    incrementLabel: 'أكثر',
    invalidText: 'يرجى إدخال رقم، مثل ٨',
    invalidDurationText: 'يرجى إدخال الساعات والدقائق، مثل ٧:٣٠',
    decimalsText: (decimals) =>
      decimals === 0
        ? 'يرجى إدخال رقم صحيح، مثل ٨'
        : `عدد الخانات العشرية المسموح بها: ${decimals}`,
  },
  ProgressCard: { 'aria-label': 'التقدم' },
  ProgressRing: {
    label: arabic.figure,
    emptyText: arabic.nothing,
    countText: (value, max) => `${value} من ${max}`,
  },
  QuitCard: { happenedLabel: 'حدث ذلك' },
  SortableList: {
    moveUpLabel: (item) => `إلى الأعلى: ${item}`,
    moveDownLabel: (item) => `إلى الأسفل: ${item}`,
    movedText: (item, position, count, group) =>
      `${[item, group].filter(Boolean).join('، ')}، ${position} من ${count}`,
    emptyText: 'لا شيء هنا بعد',
  },
  Strip: { 'aria-label': 'ملاحظة' },
  TextArea: { charactersLeftText: (left) => `بقي ${left}` },
  ToastProvider: { regionLabel: arabic.region, closeLabel: arabic.close },
  WeekBow: { 'aria-label': 'الأسبوع' },
  WeekdayPicker: { label: 'التكرار', requiredText: 'اختر يومًا واحدًا على الأقل' },
  YearCalendar: { missingText: arabic.nothing, legendLabel: arabic.group },
};
