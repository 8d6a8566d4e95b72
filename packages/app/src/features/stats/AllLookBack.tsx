import { Card, List, ListRow, Section } from '@daybow/components';
import { useAllLookBack, useToday } from '../../shared/journal/useDeviceJournal';
import { Figures } from '../../shared/ui/Figures';
import { useDeviceWords, useFormat, useWords } from '../../shared/words/LanguageProvider';
import { moodSentence, rangeFigures } from '../lookBack';
import { useShowsStreaks } from '../mood';

/** All of the journal: its totals, and a row for each year. */
export function AllLookBack({ onYear }: { onYear: (year: string) => void }) {
  const today = useToday();
  const showsStreaks = useShowsStreaks();
  const { moods: names } = useWords();
  const words = useDeviceWords().lookBack;
  const format = useFormat();
  const { first, years, days, entries, ticks, ...sums } = useAllLookBack();
  const number = (value: number) => format.amount(value, '');

  return (
    <>
      <Card
        className="app-Range"
        title={first !== null && words.since({ day: format.shortDay(first, today) })}
      >
        <p className="app-Range-sentence">{moodSentence(sums.moods, words, names)}</p>
        <Figures
          figures={[
            { value: number(days), caption: words.recordedDays({ days }) },
            { value: number(entries), caption: words.entries({ entries }) },
            { value: number(ticks), caption: words.ticks({ ticks }) },
            ...rangeFigures(sums, words, format, showsStreaks),
          ]}
        />
      </Card>
      <Section title={words.allYears}>
        <List>
          {years.map(({ year, moods }) => (
            <ListRow
              key={year}
              label={format.year(year)}
              description={moodSentence(moods, words, names)}
              value={words.moodsOf({ days: moods.days, of: moods.of })}
              onPress={() => onYear(year)}
            />
          ))}
        </List>
      </Section>
    </>
  );
}
