/** Whether a folder can be chosen at all (https://wicg.github.io/file-system-access/). */
export function hasFolders(): boolean {
  return 'showDirectoryPicker' in window;
}
