import { Disclosure, TextField } from '@daybow/components';
import { HABIT_GROUPS, type HabitGroup } from '@daybow/journal';
import { useDeviceJournal, useDeviceSettings } from '../../shared/journal/useDeviceJournal';
import { useUndoableWrite } from '../../shared/journal/useUndoableWrite';
import { Stack } from '../../shared/ui/Stack';
import { useDeviceWords } from '../../shared/words/LanguageProvider';

/** What a person calls the parts of the day. A name is kept when its field is left. */
export function PartsOfDay() {
  const journal = useDeviceJournal();
  const write = useUndoableWrite();
  const words = useDeviceWords().plan;
  const { groupNames } = useDeviceSettings();

  function rename(group: HabitGroup, name: string) {
    if (name.trim() === (groupNames[group] ?? '')) return;
    void write(journal.setGroupName(group, name), words.renamed({ part: words.groups[group] }));
  }

  return (
    <Disclosure label={words.partsOfDay}>
      <Stack>
        {HABIT_GROUPS.map((group) => (
          <TextField
            key={`${group} ${groupNames[group]}`}
            label={words.groups[group]}
            placeholder={words.groups[group]}
            autoComplete="off"
            defaultValue={groupNames[group]}
            onBlur={(event) => rename(group, event.currentTarget.value)}
          />
        ))}
      </Stack>
    </Disclosure>
  );
}
