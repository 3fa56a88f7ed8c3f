import { appendFile, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** What is known of a partner's picture. */
export interface Known {
  /** Pixels, upright. */
  width: number;
  height: number;
  /** Of its bytes: another one means another picture at the same address. */
  version: string;
  /** When it was last seen there, in Unix seconds. */
  seenAt: number;
}

/** Sizes and versions of pictures by their key, remembered over restarts. */
export interface Catalogue {
  get(key: string): Known | undefined;
  set(key: string, known: Known): void;
  delete(key: string): void;
  /** Resolves once everything so far is in the file. */
  saved(): Promise<void>;
}

/** Pictures remembered, some 25 MB in memory. */
const MOST = 200_000;

const LINE = /^([0-9a-f]{32}) (\d{1,6}) (\d{1,6}) ([0-9a-f]{16}) (\d{1,12})$/;

const lineOf = (key: string, { width, height, version, seenAt }: Known): string =>
  `${key} ${width} ${height} ${version} ${seenAt}\n`;

function readLines(text: string): Map<string, Known> {
  const entries = new Map<string, Known>();
  for (const line of text.split('\n')) {
    // A line that a crash cut off reads as none.
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

const FORGOTTEN: Known = { width: 0, height: 0, version: '0'.repeat(16), seenAt: 0 };

/**
 * Opens the catalogue, a file of one line for each change that is written anew at every start.
 * A later line for a key replaces an earlier one.
 */
export async function openCatalogue(
  file: string,
  onError: (error: unknown) => void,
): Promise<Catalogue> {
  await mkdir(dirname(file), { recursive: true });
  const text = await readFile(file, 'utf8').catch(() => '');
  const entries = new Map([...readLines(text)].slice(-MOST));
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
  const note = (line: string) => {
    unsaved += line;
    saving ??= save();
  };
  return {
    get: (key) => entries.get(key),
    set(key, known) {
      entries.delete(key);
      entries.set(key, known);
      if (entries.size > MOST) entries.delete(entries.keys().next().value as string);
      note(lineOf(key, known));
    },
    delete(key) {
      if (entries.delete(key)) note(lineOf(key, FORGOTTEN));
    },
    saved: async () => saving,
  };
}
