import { backupOf } from '../backup';
import { isLockedBackup } from '../passphrase';
import { TransferError } from '../transferError';
import type { Format } from './format';

/** Our own backups, which hold every row of a journal. */
export const daybow: Format = {
  id: 'daybow-backup',
  app: 'Daybow',
  recognise: (content) => {
    if (content.kind !== 'json') return null;
    const { value } = content;
    if (typeof value !== 'object' || value === null) return null;
    const { app, name, version } = value as Record<string, unknown>;
    return app === 'daybow' || name === 'daybow' ? String(version ?? '') : null;
  },
  read: (content) => {
    if (content.kind !== 'json') throw new TransferError('unknown');
    if (isLockedBackup(content.value)) throw new TransferError('passphrase-needed');
    const { tables, savedAt } = backupOf(content.value);
    return { kind: 'journal', tables, savedAt };
  },
};
