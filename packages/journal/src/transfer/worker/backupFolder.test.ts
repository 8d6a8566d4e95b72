import 'fake-indexeddb/auto';
import { expect, it } from 'vitest';
import { chosenFolder, eraseFolder, forgetFolder } from '../../device/indexedDb/folderDatabase';
import { chooseFolder } from './backupFolder';

const handle = {} as FileSystemDirectoryHandle;

it('a device finds its own files again in a folder that is chosen once more, until all is erased', async () => {
  const first = await chooseFolder(handle, 'phone');
  expect(first.device).toMatch(/^[\da-z]{8}$/);
  await forgetFolder();
  expect(await chosenFolder()).toBeNull();
  const again = await chooseFolder(handle, 'my phone');
  expect(again).toMatchObject({ device: first.device, label: 'my phone', savedAt: null });
  expect((await chooseFolder(handle, 'phone')).device).toBe(first.device);

  await eraseFolder();
  expect(await chosenFolder()).toBeNull();
  expect((await chooseFolder(handle, 'phone')).device).not.toBe(first.device);
});
