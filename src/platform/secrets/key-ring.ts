import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto';
import {
  type BigIntStats,
  existsSync,
  linkSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { CannotStart } from '../errors.ts';
import { randomBase62 } from '../ids.ts';

/** A text that cannot be decrypted: its key is not on the ring, or it was modified. */
export class SecretError extends Error {
  override name = 'SecretError';
}

/** Encrypts and signs with the newest key; decrypts and verifies with any key. */
export interface KeyRing {
  /** Encrypts with AES-256-GCM; returns `keyid.nonce.tag.ciphertext` in base64url. */
  encrypt(text: string): string;
  /** Decrypts a result of `encrypt`. Throws SecretError. */
  decrypt(sealed: string): string;
  /** Whether an encrypted text was made with the newest key. */
  isCurrent(sealed: string): boolean;
  /** Whether the key with an id is on the ring, so that its ciphertexts can be decrypted. */
  has(id: string): boolean;
  /** Returns the id of the newest key. Signatures by other keys may become invalid soon. */
  newest(): string;
  /** Returns the HMAC-SHA256 of `text` for one purpose, truncated to `bytes`, in base64url. */
  sign(purpose: string, text: string, bytes?: number): string;
  /** Checks a signature of exactly `bytes` bytes in constant time. */
  verify(purpose: string, text: string, signature: string, bytes?: number): boolean;
}

interface Key {
  id: string;
  derive(purpose: string): Buffer;
}

const KEY_FILE = 'secret.key';

function keyFrom(secret: string): Key {
  const derived = new Map<string, Buffer>();
  return {
    id: createHash('sha256').update(`id:${secret}`).digest('hex').slice(0, 8),
    derive(purpose) {
      let key = derived.get(purpose);
      if (!key) {
        key = Buffer.from(hkdfSync('sha256', secret, 'campcairn', purpose, 32));
        derived.set(purpose, key);
      }
      return key;
    },
  };
}

/**
 * Creates a key ring.
 * @param secrets returns the current ones, newest first; it is called at each use and returns the
 * same array until they change
 */
export function createKeyRing(secrets: readonly string[] | (() => readonly string[])): KeyRing {
  const current = typeof secrets === 'function' ? secrets : () => secrets;
  let known: readonly string[] = [];
  let keys: Key[] = [];
  const ring = (): Key[] => {
    const now = current();
    if (now !== known) {
      known = now;
      keys = now.map(keyFrom);
    }
    return keys;
  };
  const newest = (): Key => {
    const [key] = ring();
    if (!key) throw new SecretError('A key ring needs at least one secret');
    return key;
  };
  newest();
  const mac = (key: Key, purpose: string, text: string) =>
    createHmac('sha256', key.derive(`sign:${purpose}`))
      .update(text)
      .digest();
  return {
    encrypt(text) {
      const nonce = randomBytes(12);
      const key = newest();
      const cipher = createCipheriv('aes-256-gcm', key.derive('encrypt'), nonce);
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      const parts = [nonce, cipher.getAuthTag(), sealed].map((part) => part.toString('base64url'));
      return [key.id, ...parts].join('.');
    },
    decrypt(sealed) {
      const [id, nonce = '', tag = '', text = ''] = sealed.split('.');
      const key = ring().find((one) => one.id === id);
      if (!key)
        throw new SecretError(
          `The key ${id} that sealed this is not there: put it behind a comma in SECRET_KEY, or its line back into secret.key in DATA_DIR.`,
        );
      try {
        const bytes = Buffer.from(nonce, 'base64url');
        const decipher = createDecipheriv('aes-256-gcm', key.derive('encrypt'), bytes);
        decipher.setAuthTag(Buffer.from(tag, 'base64url'));
        const opened = [decipher.update(Buffer.from(text, 'base64url')), decipher.final()];
        return Buffer.concat(opened).toString('utf8');
      } catch (error) {
        throw new SecretError('What was sealed has been changed, and cannot be read.', {
          cause: error,
        });
      }
    },
    isCurrent: (sealed) => sealed.startsWith(`${newest().id}.`),
    has: (id) => ring().some((one) => one.id === id),
    newest: () => newest().id,
    sign: (purpose, text, bytes = 32) =>
      mac(newest(), purpose, text).subarray(0, bytes).toString('base64url'),
    verify(purpose, text, signature, bytes = 32) {
      const given = Buffer.from(signature, 'base64url');
      // base64url has more than one spelling for the same bytes; only the canonical one is valid.
      if (given.length !== bytes || given.toString('base64url') !== signature) return false;
      const fits = (key: Key) => timingSafeEqual(mac(key, purpose, text).subarray(0, bytes), given);
      return ring().some(fits);
    },
  };
}

const readSecrets = (file: string): string[] =>
  readFileSync(file, 'utf8').split('\n').filter(Boolean);

/** A line of the key file: as long as a SECRET_KEY must be, and unlike the content of any other file. */
const SECRET = /^[\x21-\x7e]{32,}$/;

/** Returns the problem of a key file with these lines; undefined when they are secrets. */
function problemOf(lines: readonly string[]): string | undefined {
  if (lines.length === 0) return 'is empty';
  return lines.every((line) => SECRET.test(line))
    ? undefined
    : 'holds a line that is no key of 32 characters or more';
}

/** Writes secrets to a separate file beside the key file; returns its name. */
function writeBeside(file: string, secrets: string[]): string {
  mkdirSync(dirname(file), { recursive: true });
  const written = `${file}.${randomBytes(6).toString('hex')}`;
  writeFileSync(written, `${secrets.join('\n')}\n`, { mode: 0o600 });
  return written;
}

/**
 * Creates the key file unless it exists. When several processes start together, all use the secret
 * of one of them.
 */
function ensureKeyFile(file: string): void {
  if (existsSync(file)) return;
  const written = writeBeside(file, [randomBase62(43)]);
  try {
    linkSync(written, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(written);
  }
}

/**
 * Returns the secrets of this installation, newest first: from the setting (separated by commas),
 * or else from the file in `dataDir`, which is created at the first start. Throws CannotStart when
 * the file contains no secrets, or anything else.
 */
export function loadSecrets(setting: string | undefined, dataDir: string): string[] {
  if (setting) return setting.split(',').map((secret) => secret.trim());
  const file = join(dataDir, KEY_FILE);
  ensureKeyFile(file);
  const secrets = readSecrets(file);
  const problem = problemOf(secrets);
  if (problem === undefined) return secrets;
  throw new CannotStart(
    `${file} ${problem}: put its copy back, or delete it for a new key, by which nothing sealed before can be read.`,
  );
}

/**
 * Returns a function that returns the secrets like `loadSecrets`, for a long-running process: it
 * re-reads the file in `dataDir` when that changes, and returns the known secrets while it cannot
 * be read. A call takes about 3 µs.
 */
export function followSecrets(setting: string | undefined, dataDir: string): () => string[] {
  let secrets = loadSecrets(setting, dataDir);
  if (setting) return () => secrets;
  const file = join(dataDir, KEY_FILE);
  const look = () => statSync(file, { bigint: true, throwIfNoEntry: false });
  const isSame = (one: BigIntStats, other: BigIntStats | undefined) =>
    one.ino === other?.ino && one.mtimeNs === other.mtimeNs && one.size === other.size;
  let read = look();
  return () => {
    try {
      const now = look();
      if (!now || isSame(now, read)) return secrets;
      const found = readSecrets(file);
      read = now;
      if (!problemOf(found) && found.join() !== secrets.join()) secrets = found;
    } catch {
      // The disk may be available again the next time.
    }
    return secrets;
  };
}

/** Adds a new secret before those in `dataDir`; returns all, newest first. */
export function addSecret(dataDir: string): string[] {
  const secrets = [randomBase62(43), ...loadSecrets(undefined, dataDir)];
  const file = join(dataDir, KEY_FILE);
  renameSync(writeBeside(file, secrets), file);
  return secrets;
}
