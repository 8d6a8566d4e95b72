import { Bow, Button, Card, EmptyState } from '@daybow/components';
import { PlusIcon } from '@phosphor-icons/react/dist/ssr/Plus';

interface NoHabitsProps {
  /** Why there are none: none at all yet, none on an early day, or none due on this one. */
  reason: 'none yet' | 'too early' | 'day off';
  /** Called by a person who wants to add one. */
  onAdd: () => void;
}

const words = {
  'none yet': {
    title: 'Start with one small thing',
    description: 'Each habit you finish adds a little colour to your day.',
    bow: 0.28,
  },
  'too early': {
    title: 'Before your first habit',
    description: 'To mark an early day, open a habit and choose the day in its month.',
    bow: 0,
  },
  'day off': {
    title: 'A day off',
    description: 'Nothing asks for you on this day.',
    bow: 1,
  },
};

/** What stands in place of a list without habits. */
export function NoHabits({ reason, onAdd }: NoHabitsProps) {
  const { title, description, bow } = words[reason];
  return (
    <Card>
      <EmptyState
        titleElement="h3"
        picture={<Bow value={bow} />}
        title={title}
        description={description}
        action={
          reason === 'none yet' && (
            <Button icon={<PlusIcon weight="bold" />} aria-haspopup="dialog" onClick={onAdd}>
              Add a habit
            </Button>
          )
        }
      />
    </Card>
  );
}
