import { useDeviceWords, useFormat } from '../../words/LanguageProvider';
import type { FolderState } from './useBackupFolder';

/** How backups are going, in a sentence; an empty line until that is known. */
export function useFolderStatus(state: FolderState | null): string {
  const words = useDeviceWords().transfer.folder;
  const format = useFormat();
  if (state === null) return '\u00a0';
  if (state.folder === null) return words.hint;
  const { savedAt, failed, handle } = state.folder;
  const folder = handle.name;
  if (!state.isAllowed) return words.notAllowed({ folder });
  if (failed) return words.failed({ folder });
  return savedAt === null
    ? words.none({ folder })
    : words.last({ ago: format.ago(state.readAt - savedAt), folder });
}
