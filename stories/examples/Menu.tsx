import { IconButton, Menu, MenuGroup, MenuItem } from '@daybow/components';
import { DotsThreeVerticalIcon } from '@phosphor-icons/react/dist/csr/DotsThreeVertical';
import { PencilSimpleIcon } from '@phosphor-icons/react/dist/csr/PencilSimple';
import { TrashIcon } from '@phosphor-icons/react/dist/csr/Trash';
import { useState } from 'react';

export function HabitMenu() {
  const [done, setDone] = useState('');
  const [reminds, setReminds] = useState(true);
  return (
    <>
      <Menu
        trigger={
          <IconButton aria-label="More about Read 20 mins">
            <DotsThreeVerticalIcon weight="bold" />
          </IconButton>
        }
      >
        <MenuItem icon={<PencilSimpleIcon />} onSelect={() => setDone('Edited')}>
          Edit
        </MenuItem>
        <MenuItem checked={reminds} onSelect={() => setReminds(!reminds)}>
          Remind me
        </MenuItem>
        <MenuGroup>
          <MenuItem icon={<TrashIcon />} variant="danger" onSelect={() => setDone('Deleted')}>
            Delete
          </MenuItem>
        </MenuGroup>
      </Menu>
      <p role="status">{done}</p>
    </>
  );
}
