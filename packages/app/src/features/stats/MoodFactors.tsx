import { List, ListRow, Section } from '@daybow/components';
import type { MoodFactorInsight } from '@daybow/journal';
import { useDeviceWords, useFormat } from '../../shared/words/LanguageProvider';
import { DirectionTile } from './InsightList';
import { moodFactorText } from './statsWords';

/** The habits, labels and scales that go with the mood of their days: a row each, with the days that were compared. */
export function MoodFactors({ factors }: { factors: readonly MoodFactorInsight[] }) {
  const words = useDeviceWords().moodFactors;
  const format = useFormat();
  return (
    <Section title={words.title} titleElement="h3" variant="group">
      <List>
        {factors.map((factor) => {
          const { difference, days } = moodFactorText(factor, words, format);
          return (
            <ListRow
              key={factor.id}
              icon={<DirectionTile isDown={factor.difference < 0} />}
              label={difference}
              description={days}
            />
          );
        })}
      </List>
      <p className="app-Caption">{words.caution}</p>
    </Section>
  );
}
