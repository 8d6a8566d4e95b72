import { EmojiTile, Menu, MenuItem } from '@daybow/components';
import { EVERY_DAY, type Schedule } from '@daybow/journal';
import CaretDownIcon from '~icons/ph/caret-down-bold';
import { useId } from 'react';
import { useDeviceWords, useFormat } from '../../shared/words/LanguageProvider';
import { goalText, scheduleText } from '../habits';
import type { Idea } from './ideas';

const timesAWeek = (times: number): Schedule => ({ kind: 'times', times, per: 'week' });

/** How often a habit may be done at first; the habit's form has all that there is. */
const RHYTHMS: readonly Schedule[] = [
  EVERY_DAY,
  [1, 2, 3, 4, 5],
  timesAWeek(3),
  timesAWeek(2),
  timesAWeek(1),
];

interface RhythmsProps {
  value: readonly Idea[];
  onValueChange: (value: readonly Idea[]) => void;
}

/** The chosen habits, each with a pill that changes how often it is. */
export function Rhythms({ value, onValueChange }: RhythmsProps) {
  return (
    <ul className="app-Start-rhythms">
      {value.map((idea, index) => (
        <li key={idea.icon}>
          <Rhythm
            idea={idea}
            tint={index}
            onChange={(schedule) =>
              onValueChange(value.map((each) => (each === idea ? { ...idea, schedule } : each)))
            }
          />
        </li>
      ))}
    </ul>
  );
}

interface RhythmProps {
  idea: Idea;
  tint: number;
  onChange: (schedule: Schedule) => void;
}

function Rhythm({ idea: { icon, name, goal, group, schedule }, tint, onChange }: RhythmProps) {
  const id = useId();
  const words = useDeviceWords();
  const format = useFormat();
  const text = (each: Schedule) => scheduleText(each, words, format);
  const details = [
    goal && goalText(goal, schedule, words.plan, format),
    group !== 'anytime' && words.plan.groups[group],
  ].filter((each) => typeof each === 'string');

  return (
    <>
      <EmojiTile tint={tint}>{icon}</EmojiTile>
      <span>
        <bdi id={`${id}name`}>{name}</bdi>
        {details.length > 0 && <small>{format.list(details)}</small>}
      </span>
      <Menu
        trigger={
          <button
            type="button"
            id={`${id}pill`}
            aria-labelledby={`${id}name ${id}pill`}
            className="app-Start-pill"
          >
            {text(schedule)}
            <CaretDownIcon aria-hidden="true" />
          </button>
        }
      >
        {RHYTHMS.map((each) => (
          <MenuItem
            key={text(each)}
            choice="one"
            checked={text(each) === text(schedule)}
            onSelect={() => onChange(each)}
          >
            {text(each)}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
