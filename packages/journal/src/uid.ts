/** An id that no other device gives. `crypto.randomUUID` is missing on pages without https. */
export function newUid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** True if a value of any kind, also one that cannot be read, names a habit or a label by its uid. */
export function namesUid(value: unknown, uid: string): boolean {
  return JSON.stringify(value)?.includes(JSON.stringify(uid)) ?? false;
}
