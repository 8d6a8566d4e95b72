import { Button, Card, EmptyState, List, Section } from '@daybow/components';
import { Link } from 'react-router-dom';
import type { Day, DeviceView } from '@daybow/journal';
import { useDeviceView } from '../../shared/journal/useDeviceJournal';
import { paths } from '../../shared/paths';
import { ignoreSecondClick } from '../../shared/ui/focus';
import { useDeviceWords, useWords } from '../../shared/words/LanguageProvider';
import { EntryLine } from './EntryLine';
import './mood.css';

const entriesOf = ({ recentEntries }: DeviceView) => recentEntries;

interface RecentEntriesProps {
  /** The day whose entries the screen shows above; null without any. */
  shown: Day | null;
  onEdit: (id: string) => void;
}

/** The latest entries, each of which can be changed. */
export function RecentEntries({ shown, onEdit }: RecentEntriesProps) {
  const recentEntries = useDeviceView(entriesOf);
  const others = recentEntries.filter(({ day }) => day !== shown);
  const { mood: moodWords } = useWords();
  const {
    mood: words,
    entries: { title: allEntries },
  } = useDeviceWords();

  return (
    <Section title={moodWords.recent} className="app-RecentEntries">
      {recentEntries.length === 0 && (
        <Card>
          <EmptyState
            titleElement="h3"
            icon={<WaitingFace />}
            title={words.none}
            description={words.noneHint}
          />
        </Card>
      )}
      {others.length > 0 && (
        <List>
          {others.map((entry) => (
            <EntryLine key={entry.id} entry={entry} onEdit={onEdit} />
          ))}
        </List>
      )}
      {recentEntries.length > 0 && (
        <Button
          variant="soft"
          block
          render={<Link to={paths.entries} onClick={ignoreSecondClick} />}
        >
          {allEntries}
        </Button>
      )}
    </Section>
  );
}

/** A face that waits for its colour: the picture of a journal without moods. */
export function WaitingFace() {
  return (
    <svg className="app-WaitingFace" viewBox="0 0 64 64" aria-hidden="true">
      <circle cx="32" cy="32" r="30" strokeDasharray="0.1 6.18" strokeWidth="2.4" />
      <path d="M23 39.5q9 5.5 18 0" strokeWidth="3.4" />
      <path d="M22.5 26.5v.1M41.5 26.5v.1" strokeWidth="6" />
    </svg>
  );
}
