import { Button, EmojiTile, ListRow } from '@daybow/components';
import type { Undo } from '@daybow/journal';
import type { MouseEvent } from 'react';
import { useUndoableWrite } from '../../shared/journal/useUndoableWrite';
import { rememberNeighbour } from '../../shared/ui/focus';
import { useDeviceWords } from '../../shared/words/LanguageProvider';
import './settings.css';

interface RestorableHabitProps {
  habit: { readonly id: number; readonly name: string; readonly icon: string };
  description?: string;
  /** Brings the habit back into the list. */
  restore: (id: number) => Promise<Undo>;
  /** Opens more about the habit. */
  onPress: () => void;
}

/** A habit that is not in the list any more, with a button that brings it back. */
export function RestorableHabit({ habit, description, restore, onPress }: RestorableHabitProps) {
  const write = useUndoableWrite();
  const words = useDeviceWords();
  const { id, name, icon } = habit;

  async function handleRestore({ currentTarget }: MouseEvent) {
    const focusNeighbour = rememberNeighbour(currentTarget);
    if (await write(restore(id), words.habit.restored({ name }))) focusNeighbour();
  }

  return (
    <ListRow
      icon={<EmojiTile tint={id - 1}>{icon}</EmojiTile>}
      label={<bdi>{name}</bdi>}
      description={description}
      actions={
        <Button
          variant="quiet"
          size="small"
          aria-label={words.settings.restoreHabit({ name })}
          onClick={(event) => void handleRestore(event)}
        >
          {words.settings.restore}
        </Button>
      }
      aria-haspopup="dialog"
      onPress={onPress}
    />
  );
}
