/** Asks the browser not to clear what is stored by itself; null where it cannot be asked. */
export async function askToPersist(): Promise<boolean | null> {
  return ask((storage) => storage.persist());
}

/** True if the browser has promised to keep what is stored; null where it cannot be asked. */
export async function isPersisted(): Promise<boolean | null> {
  return ask((storage) => storage.persisted());
}

async function ask(question: (storage: StorageManager) => Promise<boolean>) {
  try {
    return await question(navigator.storage);
  } catch {
    return null;
  }
}
