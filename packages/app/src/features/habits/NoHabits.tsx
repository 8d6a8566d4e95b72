import { Bow, Button, Card, EmptyState } from '@daybow/components';
import PlusIcon from '~icons/ph/plus-bold';
import { useDeviceWords } from '../../shared/words/LanguageProvider';

interface NoHabitsProps {
  /** The reason for the empty list: no habit yet, none on an early day, or none due on this one. */
  reason: 'none yet' | 'too early' | 'day off';
  /** Called by a person who wants to add one. */
  onAdd: () => void;
  /** Called by a person who wants to fill in an early day. */
  onFillIn: () => void;
}

/** Replaces a list without habits. */
export function NoHabits({ reason, onAdd, onFillIn }: NoHabitsProps) {
  const words = useDeviceWords().habits;
  const { title, description, bow } = {
    'none yet': { title: words.noneYet, description: words.noneYetHint, bow: 28 },
    'too early': { title: words.tooEarly, description: words.tooEarlyHint, bow: 0 },
    'day off': { title: words.dayOff, description: words.dayOffHint, bow: 100 },
  }[reason];

  return (
    <Card>
      <EmptyState
        titleElement="h3"
        icon={<Bow value={bow} />}
        title={title}
        description={description}
        actions={
          reason === 'none yet' ? (
            <Button icon={<PlusIcon />} aria-haspopup="dialog" onClick={onAdd}>
              {words.addFirst}
            </Button>
          ) : (
            reason === 'too early' && (
              <Button variant="soft" onClick={onFillIn}>
                {words.fillIn}
              </Button>
            )
          )
        }
      />
    </Card>
  );
}
