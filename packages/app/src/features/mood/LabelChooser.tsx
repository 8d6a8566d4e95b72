import { Button, ChipGroup, Dialog, SegmentedControl, TextField } from '@daybow/components';
import {
  fold,
  type Label,
  LABEL_NAME_MAX_LENGTH,
  MOOD_NAMES_MAX,
  type MoodValue,
} from '@daybow/journal';
import { useState } from 'react';
import PlusIcon from '~icons/ph/plus-bold';
import { useDeviceJournal } from '../../shared/journal/useDeviceJournal';
import { useExclusive } from '../../shared/journal/useExclusive';
import { useWrite } from '../../shared/journal/useWrite';
import { Form, Stack } from '../../shared/ui/layout';
import { useDeviceWords, useWords } from '../../shared/words/LanguageProvider';
import { unitOf } from '../../shared/words/units';
import { LabelsDialog } from '../labels';

interface LabelChooserProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The mood of the entry; null while none is chosen. */
  mood: MoodValue | null;
  /** The names of that mood. */
  names: readonly Label[];
  /** The labels and scales. */
  offered: readonly Label[];
  /** The uids of those that are chosen. */
  chosen: readonly string[];
  onChosenChange: (chosen: readonly string[]) => void;
  /** Called with one to be chosen beside those that are by then. */
  onChoose: (uid: string) => void;
}

/** A label as an option of a group of chips. */
export const optionOf = ({ uid, name, icon }: Label) => ({ value: uid, label: name, emoji: icon });

/** What a new label is. */
type NewKind = 'label' | 'scale' | 'amount' | 'mood';

/** A sheet of all labels, by group: found by their names, chosen, and a new one typed in place. */
export function LabelChooser(props: LabelChooserProps) {
  const { open, onOpenChange, mood, names, offered, chosen, onChosenChange, onChoose } = props;
  const { moods } = useWords();
  const { labelFields: words, labels: labelWords } = useDeviceWords();
  const [isEditing, setEditing] = useState(false);
  const [text, setText] = useState('');
  const typed = text.trim();
  const all = [...names, ...offered];
  const found = all.filter(({ name, group }) => fold(`${name} ${group}`).includes(fold(typed)));
  const named = all.find(({ name }) => fold(name) === fold(typed));

  function choose(uid: string) {
    onChoose(uid);
    // What is typed while a label is being added stays.
    setText((now) => (now === text ? '' : now));
  }

  function titleOf({ kind, group }: Label): string {
    if (kind === 'mood') return mood === null ? '' : labelWords.namesFor({ mood: moods[mood] });
    if (group !== '') return group;
    return kind === 'scale' ? words.scales : labelWords.title;
  }

  return (
    <Dialog tall open={open} onOpenChange={onOpenChange} title={labelWords.title}>
      <Stack>
        <Form onSubmit={() => named && choose(named.uid)}>
          <TextField
            type="search"
            enterKeyHint={named ? 'done' : 'search'}
            autoComplete="off"
            label={words.find}
            value={text}
            maxLength={LABEL_NAME_MAX_LENGTH}
            onValueChange={setText}
          />
        </Form>
        {typed !== '' && !named && (
          <NewLabel
            key={mood}
            name={typed}
            mood={names.length < MOOD_NAMES_MAX ? mood : null}
            onAdded={choose}
          />
        )}
        {[...new Set(found.map(titleOf))].map((title) => (
          <ChipGroup
            key={title}
            label={<bdi>{title}</bdi>}
            options={found.filter((label) => titleOf(label) === title).map(optionOf)}
            value={chosen}
            onValueChange={onChosenChange}
          />
        ))}
        {all.length === 0 && <p className="app-Caption">{words.none}</p>}
        <Button block onClick={() => onOpenChange(false)}>
          {words.done}
        </Button>
        {all.length > 0 && (
          <Button variant="quiet" block aria-haspopup="dialog" onClick={() => setEditing(true)}>
            {words.edit}
          </Button>
        )}
        <LabelsDialog open={isEditing} onOpenChange={setEditing} />
      </Stack>
    </Dialog>
  );
}

interface NewLabelProps {
  name: string;
  /** The mood that the name can be one of; null for none. */
  mood: MoodValue | null;
  /** Called with the uid of the label that is added, or was there already. */
  onAdded: (uid: string) => void;
}

/** What was typed, to be added as a label, a scale, or a name of the mood. */
function NewLabel({ name, mood, onAdded }: NewLabelProps) {
  const journal = useDeviceJournal();
  const write = useWrite();
  const { moods } = useWords();
  const { labelFields: words, labelPage } = useDeviceWords();
  const [kind, setKind] = useState<NewKind>('label');
  const [unit, setUnit] = useState('');
  const nameOf = (each: NewKind) =>
    each === 'mood' && mood ? labelPage.moodName({ mood: moods[mood] }) : words.kinds[each];
  const kinds: readonly NewKind[] = [
    'label',
    'scale',
    'amount',
    ...(mood ? (['mood'] as const) : []),
  ];

  const handleAdd = useExclusive(async () => {
    const adding = journal.addLabel({
      name,
      kind: kind === 'amount' ? 'scale' : kind,
      unit: kind === 'amount' ? unitOf(unit) : '',
      mood: kind === 'mood' ? mood : null,
    });
    const isAdded = await write(adding);
    if (isAdded) onAdded((await adding).uid);
    return isAdded;
  });

  return (
    <Form onSubmit={handleAdd}>
      <SegmentedControl
        aria-label={words.kind}
        options={kinds.map((value) => ({
          value,
          label: nameOf(value),
        }))}
        value={kind}
        onValueChange={(next) => next && setKind(next)}
      />
      {kind === 'amount' && (
        <TextField
          required
          label={words.unit}
          placeholder={words.unitExample}
          value={unit}
          onValueChange={setUnit}
        />
      )}
      <Button type="submit" variant="soft" block icon={<PlusIcon />}>
        {words.add({ name })}
      </Button>
    </Form>
  );
}
