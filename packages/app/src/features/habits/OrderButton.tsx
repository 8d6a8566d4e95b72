import { Dialog, IconButton, Section, SortableGroups, SortableList } from '@daybow/components';
import { type DeviceView, HABIT_GROUPS, type HabitGroup } from '@daybow/journal';
import ArrowsDownUpIcon from '~icons/ph/arrows-down-up-bold';
import {
  useDeviceJournal,
  useDeviceSettings,
  useDeviceView,
} from '../../shared/journal/useDeviceJournal';
import { useUndoableWrite } from '../../shared/journal/useUndoableWrite';
import { useDeviceWords } from '../../shared/words/LanguageProvider';
import { COUNTED_GROUPS, groupOf } from './groups';

const listedOf = ({ listed }: DeviceView) =>
  listed.map((habit) => ({
    id: habit.id,
    icon: habit.icon,
    name: habit.name,
    group: groupOf(habit),
  }));

type Listed = ReturnType<typeof listedOf>[number];

/** A habit that is moved in front of another one, or to the end, and its time of day. */
interface Move {
  key: number;
  before: number | null;
  group?: HabitGroup;
}

/** Opens a sheet in which the habits are put in order. */
export function OrderButton() {
  const words = useDeviceWords().order;
  return (
    <Dialog
      title={words.title}
      description={words.hint}
      trigger={
        <IconButton variant="flat" aria-label={words.change}>
          <ArrowsDownUpIcon aria-hidden="true" />
        </IconButton>
      }
    >
      <HabitOrder />
    </Dialog>
  );
}

/** The order, in the groups that Home has: a move to another time of day changes that of the habit. */
function HabitOrder() {
  const journal = useDeviceJournal();
  const write = useUndoableWrite();
  const { order: words, habits, plan } = useDeviceWords();
  const { groupNames } = useDeviceSettings();
  const listed = useDeviceView(listedOf);

  const within = (group: string) => listed.filter((habit) => habit.group === group);
  const counted = COUNTED_GROUPS.filter((group) => within(group).length > 0);
  const rows = {
    itemKey: ({ id }: Listed) => id,
    itemLabel: ({ name }: Listed) => name,
    children: ({ icon, name }: Listed) => (
      <>
        <span className="app-Emoji" aria-hidden="true">
          {icon}
        </span>{' '}
        <bdi>{name}</bdi>
      </>
    ),
  };
  const onMove = ({ key, before, group }: Move) =>
    void write(journal.moveHabit(key, before, group), null, words.title);

  const hasParts = HABIT_GROUPS.some((part) => part !== 'anytime' && within(part).length > 0);
  return (
    <>
      {hasParts ? (
        <SortableGroups
          {...rows}
          aria-label={words.title}
          value={HABIT_GROUPS.map((group) => ({
            key: group,
            label: groupNames[group] ?? plan.groups[group],
            items: within(group),
          }))}
          onMove={onMove}
        />
      ) : (
        <SortableList
          {...rows}
          aria-label={words.title}
          value={within('anytime')}
          onMove={onMove}
        />
      )}
      {counted.map((group) => (
        <Section key={group} titleElement="h3" title={habits.groups[group]}>
          <SortableList
            {...rows}
            aria-label={habits.groups[group]}
            value={within(group)}
            onMove={onMove}
          />
        </Section>
      ))}
    </>
  );
}
