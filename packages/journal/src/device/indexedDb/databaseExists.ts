/**
 * True if the browser has a database of this name. It is not made, and nothing is loaded for it.
 *
 * @throws DOMException where the browser lets the page store nothing, TypeError where it has no
 * `indexedDB` at all.
 */
export async function databaseExists(name: string): Promise<boolean> {
  // Firefox has this from version 126 on, and it can fail where opening a database does not.
  const listed = await indexedDB.databases?.().catch(() => undefined);
  if (listed !== undefined) return listed.some((each) => each.name === name);

  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name);
    // It is new: taken back before it is made.
    request.addEventListener('upgradeneeded', () => {
      resolve(false);
      request.transaction?.abort();
    });
    request.addEventListener('success', () => {
      request.result.close();
      resolve(true);
    });
    request.addEventListener('error', () => reject(request.error));
  });
}
