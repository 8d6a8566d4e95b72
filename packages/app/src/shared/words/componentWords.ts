import type { DaybowWords } from '@daybow/components';
import { amountOver } from '@daybow/journal';
import type { Format } from './format';
import type { Words } from './language';

/** The words of the component package, all of them, in a reader's language. */
export function componentWords({ components: words }: Words, format: Format): DaybowWords {
  const { chart } = words;
  return {
    BarChart: { targetLabel: words.target },
    BottomNav: { 'aria-label': words.tabs },
    Chart: {
      describe: (summary) => {
        const sentence = chartSentence(summary, chart);
        const { missing } = summary;
        return missing > 0 ? chart.missing({ sentence, missing }) : sentence;
      },
      roleDescription: chart.role,
      missingText: chart.noValue,
      emptyText: chart.none,
      bandLabel: chart.band,
      tableColumns: [chart.day],
      tableActionLabel: (rows, count) =>
        rows === 0 ? chart.table({ count }) : chart.moreRows({ rows, count }),
    },
    ChipGroup: { requiredText: words.noChoice },
    DateField: {
      chooseLabel: words.chooseDate,
      noDateText: (example) => words.noDate({ example }),
      outOfRangeText: (min, max) => {
        if (min && max) return words.dateRange({ min, max });
        return min ? words.dateFrom({ min }) : words.dateUntil({ max: max ?? '' });
      },
      dayDisabledText: (date) => words.otherDate({ date }),
    },
    DateStepper: { previousLabel: words.previousDay, nextLabel: words.nextDay },
    Dialog: { closeLabel: words.close },
    EmojiField: {
      suggestionsLabel: words.suggestions,
      moreLabel: words.moreIcons,
      searchLabel: words.searchIcons,
      foundText: (icons) => words.iconsFound({ icons }),
    },
    HabitCard: {
      amountText: (amount, { target, direction, unit = '' }) => {
        if (direction === 'atLeast') return format.amountOf(amount, target, unit);
        const counted = format.amount(amount, unit);
        const over = amountOver({ target, direction }, amount);
        return over > 0 ? words.over({ counted, over }) : words.limit({ counted, target });
      },
      lessLabel: (label) => words.lessOf({ label }),
    },
    MonthCalendar: {
      missingText: words.noEntry,
      selectedText: (part) => words.selected[part],
      legendLabel: words.legend,
      previousLabel: words.previousMonth,
      nextLabel: words.nextMonth,
    },
    MoodPicker: { 'aria-label': words.mood },
    NumberField: {
      decrementLabel: words.less,
      incrementLabel: words.more,
      invalidText: words.noNumber,
      invalidDurationText: words.noDuration,
      decimalsText: (decimals) =>
        decimals === 0 ? words.noWholeNumber : words.decimalsAtMost({ decimals }),
    },
    ProgressCard: { 'aria-label': words.progress },
    QuitCard: { happenedLabel: words.happened },
    ProgressRing: {
      label: words.complete,
      emptyText: words.nothingYet,
      countText: (value, max) => words.countOf({ value, max }),
    },
    SortableList: {
      moveUpLabel: (item) => words.moveUp({ item }),
      moveDownLabel: (item) => words.moveDown({ item }),
      movedText: (item, position, count, group) =>
        group === undefined
          ? words.moved({ item, position, count })
          : words.movedInGroup({ item, group, position, count }),
      emptyText: words.noItems,
    },
    Strip: { 'aria-label': words.notice },
    TextArea: {
      charactersLeftText: (left) =>
        left < 0
          ? words.charactersTooMany({ characters: -left })
          : words.charactersLeft({ characters: left }),
    },
    ToastProvider: { regionLabel: words.notifications, closeLabel: words.dismiss },
    WeekBow: { 'aria-label': words.week },
    WeekdayPicker: { label: words.repeatOn, requiredText: words.noWeekday },
    YearCalendar: { missingText: words.noEntry, legendLabel: words.legend },
  };
}

type ChartSummary = Parameters<DaybowWords['Chart']['describe']>[0];

function chartSentence(
  { count, first, last, lowest, highest, level, trend }: ChartSummary,
  words: Words['components']['chart'],
): string {
  if (count === 1) return words.one(first);
  const range = { count, from: first.label, to: last.label };
  if (level) return words.level({ ...range, value: lowest.value });
  return words.range[trend ?? 'none']({
    ...range,
    lowest: lowest.value,
    lowestAt: lowest.label,
    highest: highest.value,
    highestAt: highest.label,
  });
}
