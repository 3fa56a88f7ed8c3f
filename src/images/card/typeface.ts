import { randomBytes } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { inflate } from 'node:zlib';

const unpack = promisify(inflate);

/** Paths of the site's typeface as TrueType files, which the text renderer can read. */
export interface Typeface {
  regular: string;
  bold: string;
}

const HEADER_BYTES = 12;
const ENTRY_BYTES = 16;
const WOFF_HEADER_BYTES = 44;
const WOFF_ENTRY_BYTES = 20;

/** The table directory of a font with `tables` tables (OpenType, "Table directory"). */
function directory(flavour: number, tables: number): Buffer {
  const power = Math.floor(Math.log2(tables));
  const head = Buffer.alloc(HEADER_BYTES + tables * ENTRY_BYTES);
  head.writeUInt32BE(flavour, 0);
  head.writeUInt16BE(tables, 4);
  head.writeUInt16BE(2 ** power * ENTRY_BYTES, 6);
  head.writeUInt16BE(power, 8);
  head.writeUInt16BE((tables - 2 ** power) * ENTRY_BYTES, 10);
  return head;
}

/** Unpacks a WOFF 1.0 file (https://www.w3.org/TR/WOFF/) to TrueType. */
async function unpackWoff(woff: Buffer): Promise<Buffer> {
  const tables = woff.readUInt16BE(12);
  const head = directory(woff.readUInt32BE(4), tables);
  const parts = [head];
  let offset = head.length;
  for (let i = 0; i < tables; i++) {
    const entry = WOFF_HEADER_BYTES + i * WOFF_ENTRY_BYTES;
    const [from, packed, size] = [4, 8, 12].map((at) => woff.readUInt32BE(entry + at)) as [
      number,
      number,
      number,
    ];
    const data = woff.subarray(from, from + packed);
    const row = HEADER_BYTES + i * ENTRY_BYTES;
    woff.copy(head, row, entry, entry + 4);
    woff.copy(head, row + 4, entry + 16, entry + 20);
    head.writeUInt32BE(offset, row + 8);
    head.writeUInt32BE(size, row + 12);
    const padding = Buffer.alloc((4 - (size % 4)) % 4);
    parts.push(packed < size ? await unpack(data) : data, padding);
    offset += size + padding.length;
  }
  return Buffer.concat(parts);
}

/**
 * Unpacks the typeface into a folder, which several processes may share. The installed package has only
 * WOFF, which the text renderer cannot read; system fonts may be missing, which would leave cards blank.
 * Rejects when the folder cannot be written.
 */
export async function unpackTypeface(folder: string): Promise<Typeface> {
  const require = createRequire(import.meta.url);
  await mkdir(folder, { recursive: true });
  const unpacked = async (weight: number): Promise<string> => {
    const packed = `@fontsource/national-park/files/national-park-latin-${weight}-normal.woff`;
    const file = join(folder, `national-park-${weight}.ttf`);
    const temporary = `${file}.${randomBytes(6).toString('hex')}`;
    try {
      await writeFile(temporary, await unpackWoff(await readFile(require.resolve(packed))));
      await rename(temporary, file);
    } catch (error) {
      await rm(temporary, { force: true });
      throw error;
    }
    return file;
  };
  return { regular: await unpacked(400), bold: await unpacked(700) };
}
