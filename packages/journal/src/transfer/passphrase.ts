import { TransferError } from './transferError';

/** OWASP's least for PBKDF2 with HMAC-SHA-256 (https://cheatsheetseries.owasp.org, Password Storage). */
const ITERATIONS = 600_000;
/** The most iterations that a file may ask for: more would only make somebody wait. */
const ITERATIONS_MAX = 10_000_000;

/** A backup under a passphrase: the parameters of its encryption, and the encrypted text. */
interface LockedBackup {
  readonly app: 'daybow';
  readonly kind: 'backup';
  readonly version: number;
  readonly savedAt: string;
  readonly encryption: {
    readonly cipher: 'AES-GCM';
    readonly keyDerivation: 'PBKDF2-SHA-256';
    readonly iterations: number;
    /** The salt in Base64, as all bytes here. */
    readonly salt: string;
    readonly iv: string;
  };
  readonly data: string;
}

export function isLockedBackup(value: unknown): value is LockedBackup {
  if (typeof value !== 'object' || value === null) return false;
  const { app, encryption, data } = value as Partial<LockedBackup>;
  return (
    app === 'daybow' &&
    typeof data === 'string' &&
    typeof encryption === 'object' &&
    encryption !== null &&
    Number.isInteger(encryption.iterations) &&
    typeof encryption.salt === 'string' &&
    typeof encryption.iv === 'string'
  );
}

/** Encrypts the text of a backup. Its app and time of saving can be read without the passphrase. */
export async function lockBackup(
  text: string,
  passphrase: string,
  iterations = ITERATIONS,
): Promise<string> {
  const { version, savedAt } = JSON.parse(text) as Pick<LockedBackup, 'version' | 'savedAt'>;
  const salt = crypto.getRandomValues(new Uint8Array(16));
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const key = await keyOf(passphrase, salt, iterations);
  const data = await crypto.subtle.encrypt(
    { name: 'AES-GCM', iv },
    key,
    new TextEncoder().encode(text),
  );
  const locked: LockedBackup = {
    app: 'daybow',
    kind: 'backup',
    version,
    savedAt,
    encryption: {
      cipher: 'AES-GCM',
      keyDerivation: 'PBKDF2-SHA-256',
      iterations,
      salt: toBase64(salt),
      iv: toBase64(iv),
    },
    data: toBase64(new Uint8Array(data)),
  };
  return JSON.stringify(locked, null, 2);
}

/**
 * Decrypts a backup.
 *
 * @throws TransferError 'passphrase-needed', 'passphrase-wrong' (also where the file was changed: the
 * two cannot be told apart) or 'damaged'.
 */
export async function unlockBackup(
  locked: LockedBackup,
  passphrase: string | undefined,
): Promise<unknown> {
  if (passphrase === undefined || passphrase === '') throw new TransferError('passphrase-needed');
  const { iterations, salt, iv } = locked.encryption;
  if (iterations < 1 || iterations > ITERATIONS_MAX) throw new TransferError('damaged');
  const key = await keyOf(passphrase, fromBase64(salt), iterations);
  const params = { name: 'AES-GCM', iv: fromBase64(iv) };
  const data = fromBase64(locked.data);
  let text: ArrayBuffer;
  try {
    text = await crypto.subtle.decrypt(params, key, data);
  } catch (cause) {
    throw new TransferError('passphrase-wrong', { cause });
  }
  return JSON.parse(new TextDecoder().decode(text));
}

async function keyOf(passphrase: string, salt: Uint8Array<ArrayBuffer>, iterations: number) {
  // Equal letters may be typed as different code points.
  const bytes = new TextEncoder().encode(passphrase.normalize('NFC'));
  const material = await crypto.subtle.importKey('raw', bytes, 'PBKDF2', false, ['deriveKey']);
  return crypto.subtle.deriveKey(
    { name: 'PBKDF2', hash: 'SHA-256', salt, iterations },
    material,
    { name: 'AES-GCM', length: 256 },
    false,
    ['encrypt', 'decrypt'],
  );
}

function toBase64(bytes: Uint8Array): string {
  const parts: string[] = [];
  for (let from = 0; from < bytes.length; from += CHUNK) {
    parts.push(String.fromCharCode(...bytes.subarray(from, from + CHUNK)));
  }
  return btoa(parts.join(''));
}

/** Bytes a call: a call takes only so many arguments. */
const CHUNK = 32_768;

/** @throws TransferError 'damaged'. */
export function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  let binary: string;
  try {
    binary = atob(text);
  } catch (cause) {
    throw new TransferError('damaged', { cause });
  }
  const bytes = new Uint8Array(binary.length);
  for (let index = 0; index < binary.length; index += 1) bytes[index] = binary.charCodeAt(index);
  return bytes;
}
