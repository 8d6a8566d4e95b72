import { Button, ChipGroup, Dialog, SegmentedControl, TextField } from '@daybow/components';
import {
  fold,
  type Label,
  LABEL_NAME_MAX_LENGTH,
  MOOD_NAMES_MAX,
  type MoodValue,
} from '@daybow/journal';
import { useRef, useState } from 'react';
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

/** A sheet of all labels, by group: found by their names, chosen, and a new one typed in place. */
export function LabelChooser(props: LabelChooserProps) {
  const { open, onOpenChange, mood, names, offered, chosen, onChosenChange, onChoose } = props;
  const { moods } = useWords();
  const { labelFields: words, labels: labelWords } = useDeviceWords();
  const [isEditing, setEditing] = useState(false);
  const [text, setText] = useState('');
  const [added, setAdded] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const typed = text.trim();
  const all = [...names, ...offered];
  const wanted = fold(typed);
  const found = all.filter(({ name, group }) => fold(`${name} ${group}`).includes(wanted));
  const named = all.filter(({ name }) => fold(name) === wanted);
  const nameable = names.length < MOOD_NAMES_MAX ? mood : null;
  const kinds = NEW_KINDS.filter(
    (kind) =>
      (kind !== 'mood' || nameable !== null) && named.every((label) => newKindOf(label) !== kind),
  );

  function handleOpenChange(next: boolean) {
    setText('');
    setAdded('');
    onOpenChange(next);
  }

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
    <Dialog tall open={open} onOpenChange={handleOpenChange} title={labelWords.title}>
      <Stack>
        <Form onSubmit={() => named[0] && choose(named[0].uid)}>
          <TextField
            ref={field}
            type="search"
            enterKeyHint={named.length > 0 ? 'done' : 'search'}
            autoComplete="off"
            label={words.find}
            value={text}
            maxLength={LABEL_NAME_MAX_LENGTH}
            onValueChange={setText}
          />
        </Form>
        <p role="status" className="daybow-VisuallyHidden">
          {added !== '' && words.added({ name: added })}
        </p>
        {[...new Set(found.map(titleOf))].map((title) => (
          <ChipGroup
            key={title}
            label={<bdi>{title}</bdi>}
            options={found.filter((label) => titleOf(label) === title).map(optionOf)}
            value={chosen}
            onValueChange={onChosenChange}
          />
        ))}
        {typed !== '' && (
          <NewLabel
            key={kinds.join(' ')}
            name={typed}
            kinds={kinds}
            mood={nameable}
            // The button that has the focus may be gone once the label is there.
            onAdd={() => field.current?.focus()}
            onAdded={(uid) => {
              setAdded(typed);
              choose(uid);
            }}
          />
        )}
        {all.length === 0 && typed === '' && <p className="app-Caption">{words.none}</p>}
        <Button block onClick={() => handleOpenChange(false)}>
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

/** The kinds of a new label, a number with a unit apart from a scale from 1 to 5. */
const NEW_KINDS = ['label', 'scale', 'amount', 'mood'] as const;
type NewKind = (typeof NEW_KINDS)[number];

/** The kind of a label that no other of its name can have; null for one that its unit tells from others. */
function newKindOf({ kind, unit }: Label): NewKind | null {
  return unit === '' ? kind : null;
}

interface NewLabelProps {
  name: string;
  /** The kinds that it can be of; a number is always one of them. */
  kinds: readonly NewKind[];
  /** The mood that the name can be one of; null for none. */
  mood: MoodValue | null;
  /** Called before the label is added. */
  onAdd: () => void;
  /** Called with the uid of the label that is added, or was there already. */
  onAdded: (uid: string) => void;
}

/** Adds a name that was typed as a label, a scale, or a name of the mood. */
function NewLabel({ name, kinds, mood, onAdd, onAdded }: NewLabelProps) {
  const journal = useDeviceJournal();
  const write = useWrite();
  const { moods } = useWords();
  const { labelFields: words, labelPage } = useDeviceWords();
  const [kind, setKind] = useState(kinds[0] ?? 'amount');
  const [unit, setUnit] = useState('');
  const nameOf = (each: NewKind) =>
    each === 'mood'
      ? mood !== null && labelPage.moodName({ mood: moods[mood] })
      : words.kinds[each];

  const handleAdd = useExclusive(async () => {
    onAdd();
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
        options={kinds.map((value) => ({ value, label: nameOf(value) }))}
        value={kind}
        onValueChange={(next) => next && setKind(next)}
      />
      {kind === 'amount' && (
        <TextField
          required
          pattern=".*\S.*"
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
