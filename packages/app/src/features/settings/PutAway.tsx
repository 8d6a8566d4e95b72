import { Dialog, EmojiTile, List, ListRow, Section } from '@daybow/components';
import type { DeviceView } from '@daybow/journal';
import { useState } from 'react';
import {
  identity,
  useDeviceJournal,
  useDeviceView,
  useLabels,
  useSelected,
} from '../../shared/journal/useDeviceJournal';
import { Stack } from '../../shared/ui/layout';
import { useDeviceWords } from '../../shared/words/LanguageProvider';
import { HabitSheet } from '../habits';
import { useLabelSheet } from '../labels';
import { Bin } from './Bin';
import { RestorableRow } from './RestorableRow';

const putAwayOf = ({ archived, deleted }: DeviceView) => ({ archived, deleted });

/** The row that opens the habits and labels that were archived or deleted; hidden while there are none. */
export function PutAway() {
  const journal = useDeviceJournal();
  const { settings: words, bin, labels: labelWords } = useDeviceWords();
  const { archived, deleted } = useDeviceView(putAwayOf);
  const archivedLabels = useLabels().filter((label) => label.archived);
  const deletedLabels = useSelected(journal, journal.deletedLabels, identity);
  const [open, setOpen] = useState(false);
  const all = [archived, deleted, archivedLabels, deletedLabels];
  const count = all.reduce((sum, { length }) => sum + length, 0);
  const isEmpty = count === 0;
  // It closes with the last of them, and stays closed when there is one again.
  if (open && isEmpty) setOpen(false);

  return (
    <>
      {!isEmpty && (
        <ListRow
          aria-haspopup="dialog"
          label={words.putAway}
          value={count}
          onPress={() => setOpen(true)}
        />
      )}
      <Dialog open={open} onOpenChange={setOpen} title={words.putAway}>
        <Stack>
          <ArchivedHabits />
          <ArchivedLabels />
          <Bin
            title={bin.title}
            askHint={bin.askHint}
            items={deleted.map(({ id, ...habit }) => ({
              ...habit,
              key: String(id),
              tint: id - 1,
              restore: () => journal.undeleteHabit(id),
              remove: () => journal.removeHabit(id),
            }))}
          />
          <Bin
            title={labelWords.deleted}
            askHint={labelWords.askHint}
            items={deletedLabels.map(({ uid, ...label }) => ({
              ...label,
              key: uid,
              restore: () => journal.undeleteLabel(uid),
              remove: () => journal.removeLabel(uid),
            }))}
          />
        </Stack>
      </Dialog>
    </>
  );
}

/** The habits that were taken out of the list: pressed, each opens its sheet. */
function ArchivedHabits() {
  const journal = useDeviceJournal();
  const words = useDeviceWords().settings;
  const { archived } = useDeviceView(putAwayOf);
  const [sheet, setSheet] = useState({ id: 0, open: false });

  return (
    <>
      {archived.length > 0 && (
        <Section variant="group" title={words.archived}>
          <List>
            {archived.map(({ id, name, icon }) => (
              <RestorableRow
                key={id}
                name={name}
                icon={<EmojiTile tint={id - 1}>{icon}</EmojiTile>}
                restore={() => journal.restoreHabit(id)}
                onPress={() => setSheet({ id, open: true })}
              />
            ))}
          </List>
        </Section>
      )}
      <HabitSheet {...sheet} onOpenChange={(open) => setSheet({ ...sheet, open })} />
    </>
  );
}

/** The labels that are not offered any more: pressed, each opens its page. */
function ArchivedLabels() {
  const journal = useDeviceJournal();
  const words = useDeviceWords().labels;
  const openSheet = useLabelSheet();
  const archived = useLabels().filter((label) => label.archived);
  if (archived.length === 0) return null;
  return (
    <Section variant="group" title={words.archived}>
      <List>
        {archived.map(({ uid, name, icon }) => (
          <RestorableRow
            key={uid}
            name={name}
            icon={icon && <EmojiTile>{icon}</EmojiTile>}
            restore={() => journal.restoreLabel(uid)}
            onPress={() => openSheet(uid)}
          />
        ))}
      </List>
    </Section>
  );
}
