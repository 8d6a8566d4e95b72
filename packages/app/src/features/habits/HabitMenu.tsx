import { MenuItem } from '@daybow/components';
import type { HabitDetail } from '@daybow/journal';
import type { ComponentProps } from 'react';
import CopyIcon from '~icons/ph/copy-bold';
import PauseIcon from '~icons/ph/pause-bold';
import PencilIcon from '~icons/ph/pencil-simple-bold';
import { useDeviceJournal } from '../../shared/journal/useDeviceJournal';
import { SheetMenu } from '../../shared/ui/SheetMenu';
import { useDeviceWords } from '../../shared/words/LanguageProvider';

interface HabitMenuProps extends Pick<
  ComponentProps<typeof SheetMenu>,
  'ref' | 'write' | 'onGone'
> {
  habit: HabitDetail;
  /** Called to edit the habit, or to pause it. */
  onTask: (task: 'edit' | 'pause') => void;
  /** Called to add a copy of the habit. */
  onDuplicate?: (() => void) | undefined;
}

/** The menu of a habit: to edit, pause, duplicate, archive or delete it. */
export function HabitMenu({ habit, onTask, onDuplicate, ...rest }: HabitMenuProps) {
  const journal = useDeviceJournal();
  const { habit: words, pause } = useDeviceWords();
  const { id, archived } = habit;
  return (
    <SheetMenu
      {...rest}
      item={habit}
      archive={() => journal.archiveHabit(id)}
      restore={() => journal.restoreHabit(id)}
      remove={() => journal.deleteHabit(id)}
    >
      {!archived && (
        <>
          <MenuItem icon={<PencilIcon />} onSelect={() => onTask('edit')}>
            {words.edit}
          </MenuItem>
          <MenuItem icon={<PauseIcon />} onSelect={() => onTask('pause')}>
            {pause.title}
          </MenuItem>
          {onDuplicate && (
            <MenuItem icon={<CopyIcon />} onSelect={onDuplicate}>
              {words.duplicate}
            </MenuItem>
          )}
        </>
      )}
    </SheetMenu>
  );
}
