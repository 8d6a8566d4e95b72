import { Button, ChipGroup, NumberField, Scale } from '@daybow/components';
import {
  AMOUNT_MAX,
  clockTime,
  type Entry,
  type EntryLabels,
  type Label,
  SCALE_RANGE,
} from '@daybow/journal';
import { useRef, useState } from 'react';
import PlusIcon from '~icons/ph/plus-bold';
import { useDeviceJournal, useLabels } from '../../shared/journal/useDeviceJournal';
import { useDeviceWords, useNumberFieldProps, useWords } from '../../shared/words/LanguageProvider';
import { pluralOf } from '../../shared/words/units';
import { LabelName } from '../labels';
import { LabelChooser, optionOf } from './LabelChooser';
import { useTwoLines } from './useTwoLines';
import './labelFields.css';

interface LabelFieldsProps {
  /** The entry as it is in the form. */
  entry: Entry;
  /** True for a new entry of today, whose time will be that of now. */
  isOfNow: boolean;
  /** Called with a change of the labels that the entry has by then. */
  onLabelsChange: (change: (labels: EntryLabels) => EntryLabels) => void;
}

/**
 * The names of the chosen mood, and a person's labels and scales, those most used at this time of day first, on two
 * lines: a sheet has the others. A chosen scale has a field below.
 */
export function LabelFields({ entry, isOfNow, onLabelsChange }: LabelFieldsProps) {
  const journal = useDeviceJournal();
  const { moods } = useWords();
  const { labelFields: words, labels: labelWords } = useDeviceWords();
  const { names, offered } = useOffered(entry, isOfNow);
  const row = useRef<HTMLDivElement>(null);
  const [isChoosing, setChoosing] = useState(false);
  // A scale without a value is no part of the entry yet.
  const [openScales, setOpenScales] = useState<readonly string[]>([]);
  const { labels = {} } = entry;
  const chosen = [...new Set([...Object.keys(labels), ...openScales])];
  const count = useTwoLines(row, offered.map(optionText).join(' '));
  // What was chosen stays in sight, in place of others, also where it is chosen no more.
  const [kept, setKept] = useState<readonly string[]>(chosen);
  const isKept = ({ uid }: Label) => kept.includes(uid) || chosen.includes(uid);
  const room = count - offered.slice(count).filter(isKept).length;
  const shown = offered.filter((label, index) => index < room || isKept(label));

  // One that was only just added is not drawn yet.
  const isScale = (uid: string) =>
    journal.labels().some((label) => label.uid === uid && label.kind === 'scale');

  function handleChange(next: readonly string[]) {
    change(
      next.filter((uid) => !chosen.includes(uid)),
      chosen.filter((uid) => !next.includes(uid)),
    );
  }

  function change(added: readonly string[], removed: readonly string[]) {
    setKept((before) => [...before, ...added]);
    setOpenScales((before) => [
      ...before.filter((uid) => !removed.includes(uid)),
      ...added.filter(isScale),
    ]);
    onLabelsChange((before) =>
      Object.fromEntries([
        ...Object.entries(before).filter(([uid]) => !removed.includes(uid)),
        ...added.filter((uid) => !isScale(uid)).map((uid) => [uid, 1]),
      ]),
    );
  }

  function handleValue({ uid }: Label, value: number | null) {
    setOpenScales((before) => [...new Set([...before, uid])]);
    onLabelsChange((before) => {
      const others = Object.entries(before).filter(([each]) => each !== uid);
      return Object.fromEntries(value === null ? others : [...others, [uid, value]]);
    });
  }

  return (
    <div className="app-LabelFields">
      {entry.mood !== null && names.length > 0 && (
        <ChipGroup
          aria-label={labelWords.namesFor({ mood: moods[entry.mood] })}
          options={names.map(optionOf)}
          value={chosen}
          onValueChange={handleChange}
        />
      )}
      <div ref={row}>
        <ChipGroup
          aria-label={labelWords.title}
          options={shown.map(optionOf)}
          value={chosen}
          onValueChange={handleChange}
        >
          <Button
            variant="quiet"
            size="small"
            aria-haspopup="dialog"
            icon={offered.length === 0 ? <PlusIcon /> : undefined}
            onClick={() => setChoosing(true)}
          >
            {offered.length === 0 ? words.first : words.more}
          </Button>
        </ChipGroup>
      </div>
      {offered
        .filter(({ uid, kind }) => kind === 'scale' && chosen.includes(uid))
        .map((scale) => (
          <ScaleField
            key={scale.uid}
            scale={scale}
            value={labels[scale.uid] ?? null}
            onValueChange={(value) => handleValue(scale, value)}
          />
        ))}
      <LabelChooser
        open={isChoosing}
        onOpenChange={setChoosing}
        mood={entry.mood}
        {...{ names, offered, chosen }}
        onChosenChange={handleChange}
        onChoose={(uid) => change([uid], [])}
      />
    </div>
  );
}

/** The names of the entry's mood, and the labels and scales in their order; archived ones where the entry has them. */
function useOffered({ mood, time, labels = {} }: Entry, isOfNow: boolean) {
  const journal = useDeviceJournal();
  const all = useLabels().filter(({ uid, archived }) => !archived || uid in labels);
  // The order stays while one chooses.
  const [order] = useState(() =>
    journal.offeredLabels(isOfNow ? clockTime(new Date()) : time).map(({ uid }) => uid),
  );
  const place = ({ uid }: Label) => order.indexOf(uid);
  return {
    names: all.filter((each) => each.mood !== null && each.mood === mood),
    offered: all
      .filter(({ kind }) => kind !== 'mood')
      .toSorted((one, other) => place(one) - place(other)),
  };
}

const optionText = ({ name, icon }: Label) => `${icon}${name}`;

interface ScaleFieldProps {
  scale: Label;
  value: number | null;
  onValueChange: (value: number | null) => void;
}

function ScaleField({ scale, value, onValueChange }: ScaleFieldProps) {
  const numberFieldProps = useNumberFieldProps();
  const label = <LabelName label={scale} />;
  if (scale.unit === '') {
    const [min, max] = SCALE_RANGE;
    return <Scale {...{ label, min, max, value, onValueChange }} />;
  }
  return (
    <NumberField
      {...{ label, value, onValueChange }}
      {...numberFieldProps}
      min={0}
      max={AMOUNT_MAX}
      end={<bdi>{pluralOf(scale.unit)}</bdi>}
    />
  );
}
