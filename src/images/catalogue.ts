import { appendFile, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Size and version of a partner's picture. */
export interface SourceRecord {
  /** Pixels, upright. */
  width: number;
  height: number;
  /** Digest of its bytes: changes when the picture at the address does. */
  version: string;
  /** When it was last seen there, in Unix seconds. */
  seenAt: number;
}

/** Sizes and versions of pictures by their key, persisted in a file. */
export interface Catalogue {
  get(key: string): SourceRecord | undefined;
  set(key: string, known: SourceRecord): void;
  delete(key: string): void;
  /** Resolves once all changes so far are in the file. */
  flushed(): Promise<void>;
}

/** Some 25 MB in memory. */
const MAX_ENTRIES = 200_000;

const LINE = /^([0-9a-f]{32}) (\d{1,6}) (\d{1,6}) ([0-9a-f]{16}) (\d{1,12})$/;

const lineOf = (key: string, { width, height, version, seenAt }: SourceRecord): string =>
  `${key} ${width} ${height} ${version} ${seenAt}\n`;

function readLines(text: string): Map<string, SourceRecord> {
  const entries = new Map<string, SourceRecord>();
  for (const line of text.split('\n')) {
    // A line that a crash cut off does not match.
    const [, key, width, height, version, seenAt] = LINE.exec(line) ?? [];
    if (!key || !version) continue;
    entries.delete(key);
    if (width !== '0') {
      entries.set(key, {
        width: Number(width),
        height: Number(height),
        version,
        seenAt: Number(seenAt),
      });
    }
  }
  return entries;
}

const DELETED: SourceRecord = { width: 0, height: 0, version: '0'.repeat(16), seenAt: 0 };

/**
 * Opens the catalogue: a log with one line for each change, compacted at every start. A later line for
 * a key replaces an earlier one. Errors of writing go to `onError`.
 */
export async function openCatalogue(
  file: string,
  onError: (error: unknown) => void,
): Promise<Catalogue> {
  await mkdir(dirname(file), { recursive: true });
  const text = await readFile(file, 'utf8').catch(() => '');
  const entries = new Map([...readLines(text)].slice(-MAX_ENTRIES));
  await writeFile(`${file}.new`, [...entries].map(([key, known]) => lineOf(key, known)).join(''));
  await rename(`${file}.new`, file);

  let unsaved = '';
  let saving: Promise<void> | undefined;
  const save = async () => {
    while (unsaved !== '') {
      const lines = unsaved;
      unsaved = '';
      await appendFile(file, lines).catch(onError);
    }
    saving = undefined;
  };
  const append = (line: string) => {
    unsaved += line;
    saving ??= save();
  };
  return {
    get: (key) => entries.get(key),
    set(key, known) {
      entries.delete(key);
      entries.set(key, known);
      if (entries.size > MAX_ENTRIES) entries.delete(entries.keys().next().value as string);
      append(lineOf(key, known));
    },
    delete(key) {
      if (entries.delete(key)) append(lineOf(key, DELETED));
    },
    flushed: async () => saving,
  };
}
