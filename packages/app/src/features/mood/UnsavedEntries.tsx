import { Button, List, ListRow } from '@daybow/components';
import type { Day } from '@daybow/journal';
import { useToday } from '../../shared/journal/useJournal';
import { useDeviceWords, useFormat } from '../../shared/words/LanguageProvider';
import { opensSheet } from './editButton';
import { useUnsavedDays } from './useUnsavedDays';

interface UnsavedEntriesProps {
  /** The day whose draft stands in the form. */
  formDay: Day | null;
  onEdit: (day: Day) => void;
}

/** Entries that were edited in a sheet and are not saved, each with the way back to it. */
export function UnsavedEntries({ formDay, onEdit }: UnsavedEntriesProps) {
  const today = useToday();
  const words = useDeviceWords().mood;
  const format = useFormat();
  const days = useUnsavedDays(formDay);

  if (days.length === 0) return null;
  return (
    <List>
      {days.map((day) => (
        <ListRow
          key={day}
          label={words.unsaved({ what: words.sheet({ day: format.longDay(day, today) }) })}
          actions={
            <Button variant="soft" size="small" {...opensSheet(() => onEdit(day))}>
              {words.goOn}
            </Button>
          }
        />
      ))}
    </List>
  );
}
