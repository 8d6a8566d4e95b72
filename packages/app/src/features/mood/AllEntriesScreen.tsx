import { Card, EmptyState, SelectField, TextField } from '@daybow/components';
import { findEntries, MOOD_OPTIONS, prepareSearch } from '@daybow/journal';
import { useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react';
import {
  identity,
  useDeviceJournal,
  useLabels,
  useSelected,
  useToday,
} from '../../shared/journal/useDeviceJournal';
import { paths } from '../../shared/paths';
import { BackButton } from '../../shared/ui/headerButtons';
import { Screen } from '../../shared/ui/Screen';
import { Stack } from '../../shared/ui/layout';
import { useDeviceWords, useWords } from '../../shared/words/LanguageProvider';
import { focusNeighbor } from './editButton';
import { useMoodSheet } from './MoodSheetProvider';
import { WaitingFace } from './RecentEntries';
import { EntryMonths } from './EntryMonths';
import { labelOptions } from './labelOptions';
import { OnThisDay } from './OnThisDay';
import './entries.css';

/** Every mood and note, by month, the newest first; found by words, by mood and by label. */
export function AllEntriesScreen() {
  const today = useToday();
  const { moods } = useWords();
  const { entries: words, mood: moodWords } = useDeviceWords();
  const journal = useDeviceJournal();
  const days = useSelected(journal, journal.entryDays, identity);
  const labels = useLabels();
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState('');
  const [chosenLabel, setChosenLabel] = useState('');
  const openSheet = useMoodSheet();
  const mood = MOOD_OPTIONS.find(({ value }) => String(value) === chosen)?.value ?? null;
  const label = labels.find(({ uid }) => uid === chosenLabel)?.uid ?? null;
  // Ten years of entries hold up typing for 120 ms and more, unless they are found and drawn a piece at a time.
  const search = useDeferredValue(useMemo(() => ({ text, mood, label }), [text, mood, label]));
  const found = useMemo(() => findEntries(days, labels, search), [days, labels, search]);
  useEffect(() => prepareSearch(days), [days]);
  const isSearching = search.text.trim() !== '' || search.mood !== null || search.label !== null;
  const edit = useCallback(
    (id: string) => openSheet({ id }, { onRemoved: focusNeighbor }),
    [openSheet],
  );

  return (
    <Screen title={words.title} start={<BackButton otherwise={paths.mood} />}>
      <Card inset="snug" role="search">
        <Stack>
          <TextField
            type="search"
            enterKeyHint="search"
            label={words.find}
            value={text}
            onValueChange={setText}
          />
          <div className="app-EntryFilters">
            <SelectField
              label={words.mood}
              value={chosen}
              onValueChange={setChosen}
              options={[
                { value: '', label: words.anyMood },
                ...MOOD_OPTIONS.map(({ value, emoji }) => ({
                  value: String(value),
                  label: `${emoji} ${moods[value]}`,
                })),
              ]}
            />
            {labels.length > 0 && (
              <SelectField
                label={words.label}
                value={label ?? ''}
                onValueChange={setChosenLabel}
                options={[{ value: '', label: words.anyLabel }, ...labelOptions(labels)]}
              />
            )}
          </div>
        </Stack>
      </Card>
      <p className="app-Caption" role="status">
        {isSearching && found.length > 0 && words.count({ days: found.length })}
      </p>
      {!isSearching && <OnThisDay {...{ days, today, search }} onEdit={edit} />}
      {found.length > 0 && <EntryMonths days={found} today={today} search={search} onEdit={edit} />}
      {found.length === 0 && (
        <EmptyState
          icon={<WaitingFace />}
          title={isSearching ? words.noneFound : moodWords.none}
          description={isSearching ? words.noneFoundHint : moodWords.noneHint}
        />
      )}
    </Screen>
  );
}
