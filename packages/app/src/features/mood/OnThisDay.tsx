import { Card, List, Section, Switch } from '@daybow/components';
import { type Day, type EntryDay, type EntrySearch, onThisDay } from '@daybow/journal';
import { useDeviceJournal, useDeviceSettings } from '../../shared/journal/useDeviceJournal';
import { useUndoableWrite } from '../../shared/journal/useUndoableWrite';
import { useDeviceWords } from '../../shared/words/LanguageProvider';
import { EntryRow } from './EntryRow';

interface OnThisDayProps {
  /** All days with something written on them. */
  days: readonly EntryDay[];
  today: Day;
  search: EntrySearch;
  onEdit: (id: string) => void;
}

/** The days with the date of today: a month ago, and in earlier years. Hard ones can be left out. */
export function OnThisDay({ days, today, search, onEdit }: OnThisDayProps) {
  const journal = useDeviceJournal();
  const write = useUndoableWrite();
  const words = useDeviceWords().entries;
  const { leaveOutHardDays } = useDeviceSettings();
  const all = onThisDay(days, today);
  if (all.length === 0) return null;
  const shown = all.filter(({ isHard }) => !(isHard && leaveOutHardDays));
  return (
    <Section title={words.onThisDay}>
      {shown.length > 0 && (
        <List>
          {shown.map(({ yearsAgo, ...day }) => (
            <div key={day.day}>
              <p className="app-EntryRow-date">
                {yearsAgo === 0 ? words.monthAgo : words.yearsAgo({ years: yearsAgo })}
              </p>
              <EntryRow {...{ ...day, today, search, onEdit }} />
            </div>
          ))}
        </List>
      )}
      <Card inset="snug">
        <Switch
          label={words.leaveOutHardDays}
          checked={leaveOutHardDays}
          onCheckedChange={(checked) =>
            void write(journal.setLeaveOutHardDays(checked), null, words.leaveOutHardDays)
          }
        />
      </Card>
    </Section>
  );
}
