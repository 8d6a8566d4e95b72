import { Disclosure, List, ListRow, Section } from '@daybow/components';
import type { MoodFactorInsight } from '@daybow/journal';
import { useState } from 'react';
import { useDeviceWords, useFormat } from '../../shared/words/LanguageProvider';
import { DirectionTile } from './InsightList';
import { MoodEvidence } from './MoodEvidence';
import { moodFactorText } from './moodFactorWords';

/** Factors of the mood: a row for each, which opens to the days that were compared. */
export function MoodFactors({ factors }: { factors: readonly MoodFactorInsight[] }) {
  const words = useDeviceWords().moodFactors;
  return (
    <Section title={words.title} titleElement="h3" variant="group">
      <List>
        {factors.map((factor) => (
          <Factor key={JSON.stringify(factor.id)} factor={factor} />
        ))}
      </List>
      <p className="app-Caption">{words.caution}</p>
    </Section>
  );
}

function Factor({ factor }: { factor: MoodFactorInsight }) {
  const words = useDeviceWords().moodFactors;
  const format = useFormat();
  const [isOpen, setIsOpen] = useState(false);
  const { difference, days } = moodFactorText(factor, words, format);
  return (
    <>
      <ListRow
        icon={<DirectionTile isDown={factor.difference < 0} />}
        label={difference}
        description={days}
      />
      <Disclosure
        label={
          <>
            {words.evidence.show}
            <span className="daybow-VisuallyHidden">{difference}</span>
          </>
        }
        onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
      >
        {isOpen && <MoodEvidence factor={factor} />}
      </Disclosure>
    </>
  );
}
