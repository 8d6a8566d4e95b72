import { useDeviceWords, useFormat } from '../../shared/words/LanguageProvider';
import type { FolderState } from './useBackupFolder';

/** How backups are going, in a sentence. */
export function useFolderStatus(state: FolderState | null): string {
  const words = useDeviceWords().transfer.folder;
  const format = useFormat();
  if (!state?.folder) return words.hint;
  const { savedAt, failed, handle } = state.folder;
  const folder = handle.name;
  if (!state.isAllowed) return words.notAllowed({ folder });
  if (failed) return words.failed({ folder });
  return savedAt === null
    ? words.none({ folder })
    : words.last({ ago: format.ago(state.readAt - savedAt), folder });
}
