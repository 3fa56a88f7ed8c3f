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
  existsSync,
  linkSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { randomBase62 } from '../ids.ts';

/** A text that cannot be decrypted: its key is not on the ring, or it was changed. */
export class SecretError extends Error {
  override name = 'SecretError';
}

/** Encrypts and signs with the newest key, decrypts and verifies with any. */
export interface KeyRing {
  /** AES-256-GCM; returns `keyid.nonce.tag.ciphertext` in base64url. */
  encrypt(text: string): string;
  /** Decrypts what `encrypt` returned. Throws SecretError. */
  decrypt(sealed: string): string;
  /** Whether an encrypted text was made with the newest key. */
  isCurrent(sealed: string): boolean;
  /** HMAC-SHA256 of `text` for one purpose, truncated to `bytes`, in base64url. */
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
 * Creates a key ring from secrets, newest first.
 * @param reload returns the current secrets; called when a text names an unknown key or a signature
 *   fits none, as after a rotation by another process.
 */
export function createKeyRing(secrets: string[], reload: () => string[] = () => secrets): KeyRing {
  let keys = secrets.map(keyFrom);
  const newest = keys[0];
  if (!newest) throw new SecretError('A key ring needs at least one secret');
  /** The first key that is `wanted`, among the current secrets too when they have changed. */
  const find = (wanted: (key: Key) => boolean): Key | undefined => {
    const known = keys.find(wanted);
    if (known) return known;
    const current = reload();
    if (current.join() === secrets.join()) return undefined;
    secrets = current;
    keys = current.map(keyFrom);
    return keys.find(wanted);
  };
  const mac = (key: Key, purpose: string, text: string) =>
    createHmac('sha256', key.derive(`sign:${purpose}`))
      .update(text)
      .digest();
  return {
    encrypt(text) {
      const nonce = randomBytes(12);
      const cipher = createCipheriv('aes-256-gcm', newest.derive('encrypt'), nonce);
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      const parts = [nonce, cipher.getAuthTag(), sealed].map((part) => part.toString('base64url'));
      return [newest.id, ...parts].join('.');
    },
    decrypt(sealed) {
      const [id, nonce = '', tag = '', text = ''] = sealed.split('.');
      const key = find((one) => one.id === id);
      if (!key) throw new SecretError(`The key ${id} that sealed this is not on the ring`);
      try {
        const bytes = Buffer.from(nonce, 'base64url');
        const decipher = createDecipheriv('aes-256-gcm', key.derive('encrypt'), bytes);
        decipher.setAuthTag(Buffer.from(tag, 'base64url'));
        const opened = [decipher.update(Buffer.from(text, 'base64url')), decipher.final()];
        return Buffer.concat(opened).toString('utf8');
      } catch (error) {
        throw new SecretError('This sealed text was changed', { cause: error });
      }
    },
    isCurrent: (sealed) => sealed.startsWith(`${newest.id}.`),
    sign: (purpose, text, bytes = 32) =>
      mac(newest, purpose, text).subarray(0, bytes).toString('base64url'),
    verify(purpose, text, signature, bytes = 32) {
      const given = Buffer.from(signature, 'base64url');
      // base64url has more than one spelling for the same bytes: only the canonical one is valid.
      if (given.length !== bytes || given.toString('base64url') !== signature) return false;
      const fits = (key: Key) => timingSafeEqual(mac(key, purpose, text).subarray(0, bytes), given);
      return find(fits) !== undefined;
    },
  };
}

const readSecrets = (file: string): string[] =>
  readFileSync(file, 'utf8').split('\n').filter(Boolean);

/** Writes secrets to a file of its own beside the key file; returns its name. */
function writeBeside(file: string, secrets: string[]): string {
  mkdirSync(dirname(file), { recursive: true });
  const written = `${file}.${randomBytes(6).toString('hex')}`;
  writeFileSync(written, `${secrets.join('\n')}\n`, { mode: 0o600 });
  return written;
}

/** Creates the key file unless it exists: of processes that start together, one's secret is everybody's. */
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
 * The secrets of this installation, newest first: from the setting (separated by commas), else from
 * the file in `dataDir`, which is created at the first start.
 */
export function loadSecrets(setting: string | undefined, dataDir: string): string[] {
  if (setting) return setting.split(',').map((secret) => secret.trim());
  const file = join(dataDir, KEY_FILE);
  ensureKeyFile(file);
  return readSecrets(file);
}

/** Adds a new secret before those in `dataDir`; returns all, newest first. */
export function addSecret(dataDir: string): string[] {
  const secrets = [randomBase62(43), ...loadSecrets(undefined, dataDir)];
  const file = join(dataDir, KEY_FILE);
  renameSync(writeBeside(file, secrets), file);
  return secrets;
}
