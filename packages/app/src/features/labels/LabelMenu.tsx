import { MenuItem } from '@daybow/components';
import type { Label } from '@daybow/journal';
import type { ComponentProps } from 'react';
import MergeIcon from '~icons/ph/arrows-merge-bold';
import PencilIcon from '~icons/ph/pencil-simple-bold';
import { useDeviceJournal } from '../../shared/journal/useDeviceJournal';
import { SheetMenu } from '../../shared/ui/SheetMenu';
import { useDeviceWords } from '../../shared/words/LanguageProvider';

interface LabelMenuProps extends Pick<
  ComponentProps<typeof SheetMenu>,
  'ref' | 'write' | 'onGone'
> {
  label: Label;
  /** Called to edit the label, or to merge it. */
  onTask: (task: 'edit' | 'merge') => void;
  /** True if there is another one to merge it into. */
  canMerge: boolean;
}

/** The menu of a label: to edit, merge, archive or delete it. */
export function LabelMenu({ label, onTask, canMerge, ...rest }: LabelMenuProps) {
  const journal = useDeviceJournal();
  const { habit: words, labelPage } = useDeviceWords();
  const { uid } = label;
  return (
    <SheetMenu
      {...rest}
      item={label}
      archive={() => journal.archiveLabel(uid)}
      restore={() => journal.restoreLabel(uid)}
      remove={() => journal.deleteLabel(uid)}
    >
      <MenuItem icon={<PencilIcon />} onSelect={() => onTask('edit')}>
        {words.edit}
      </MenuItem>
      {canMerge && (
        <MenuItem icon={<MergeIcon />} onSelect={() => onTask('merge')}>
          {labelPage.merge}
        </MenuItem>
      )}
    </SheetMenu>
  );
}
