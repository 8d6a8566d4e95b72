import { BarChart } from '@daybow/components';
import type { Goal } from '@daybow/journal';
import { useHabitWeeks, useToday } from '../../shared/journal/useDeviceJournal';
import { useDeviceWords, useFormat, useWords } from '../../shared/words/LanguageProvider';
import { pluralOf } from '../../shared/words/units';

interface HabitAmountsProps {
  id: number;
  goal: Goal;
}

const DAYS = 14;
/** Height of the chart, in px. */
const CHART_HEIGHT = 120;

/** Charts the amounts of a habit on each of the last days, beside its target. */
export function HabitAmounts({ id, goal }: HabitAmountsProps) {
  const words = useDeviceWords();
  const { day: dayColumn } = useWords().components.chart;
  const format = useFormat();
  const today = useToday();
  const days = useHabitWeeks(id).days.slice(-DAYS);
  const { target } = goal;
  const unit = pluralOf(goal.unit);
  const title = unit === '' ? words.habit.amounts : words.habit.amountsIn({ unit });

  return (
    <section>
      <h3 className="app-SheetParts-heading">{title}</h3>
      <BarChart
        aria-label={title}
        height={CHART_HEIGHT}
        values={false}
        tableColumns={[
          dayColumn,
          unit === '' ? words.habit.amount : words.habit.amountIn({ unit }),
        ]}
        data={days.map(({ day, amount }) => ({
          label: format.longDay(day, today),
          value: amount,
        }))}
        currentIndex={days.length - 1}
        target={target || undefined}
        targetLabel={words.plan.target}
        formatLabel={(_, index) => format.dayOfMonth(days[index]?.day ?? today)}
        formatReading={(amount) => format.amount(amount, goal.unit)}
      />
    </section>
  );
}
