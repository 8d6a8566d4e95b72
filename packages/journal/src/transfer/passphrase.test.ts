import { expect, it } from 'vitest';
import { openImport } from './importFile';
import { lockBackup } from './passphrase';
import { fileOf } from './transfer.testing';

const BACKUP = JSON.stringify({
  app: 'daybow',
  kind: 'backup',
  version: 2,
  savedAt: '2026-11-21T12:00:00.000Z',
  tables: {
    habits: [],
    months: [],
    notes: [{ key: '2026-11-20', row: 'Grüße' }],
    settings: [],
    setAside: [],
  },
});

it('keeps a backup under a passphrase, with all that is needed to read it but the passphrase', async () => {
  const locked = await lockBackup(BACKUP, 'trés secret');
  expect(JSON.parse(locked)).toMatchObject({
    app: 'daybow',
    version: 2,
    savedAt: '2026-11-21T12:00:00.000Z',
    encryption: { cipher: 'AES-GCM', keyDerivation: 'PBKDF2-SHA-256' },
  });
  expect(JSON.parse(locked).encryption.iterations).toBeGreaterThanOrEqual(600_000);
  expect(locked).not.toContain('Grüße');
  // Equal letters, composed otherwise.
  const { content } = await openImport(fileOf(locked), 'trés secret'.normalize('NFD'));
  expect(content).toEqual({ kind: 'json', value: JSON.parse(BACKUP) });
  expect(await lockBackup(BACKUP, 'trés secret')).not.toBe(locked);
});

const open = (text: string, passphrase?: string) => openImport(fileOf(text), passphrase);

it('says that a passphrase is needed or wrong, and that a file was changed', async () => {
  const locked = await lockBackup(BACKUP, 'secret');
  await expect(open(locked)).rejects.toMatchObject({ code: 'passphrase-needed' });
  await expect(open(locked, '')).rejects.toMatchObject({ code: 'passphrase-needed' });
  await expect(open(locked, 'Secret')).rejects.toMatchObject({ code: 'passphrase-wrong' });
  const changed = JSON.parse(locked);
  changed.data = (changed.data.startsWith('A') ? 'B' : 'A') + changed.data.slice(1);
  await expect(open(JSON.stringify(changed), 'secret')).rejects.toMatchObject({
    code: 'passphrase-wrong',
  });
  for (const encryption of [
    { ...changed.encryption, iterations: 1e12 },
    { ...changed.encryption, salt: '%%%' },
  ]) {
    await expect(open(JSON.stringify({ ...changed, encryption }), 'secret')).rejects.toMatchObject({
      code: 'damaged',
    });
  }
});
