import { SaxesParser } from 'saxes';
import type { SaxesTagPlain } from 'saxes';
import { type ZipMember, zipMembers, ZipUnreadable } from '../../platform/zip.ts';
import { FeedBroken } from '../feeds.errors.ts';
import { headerIndex } from '../read/csv/table-head.ts';

/** Limits of a spreadsheet. */
const MAX_UNPACKED_BYTES = 24 * 1024 ** 2;
const MAX_MEMBERS = 2_000;
const MAX_COLUMNS = 1000;
const MAX_ROWS = 50_000;
/**
 * Limit of all cells as CSV: cells refer to shared texts by number, so a small file may repeat a
 * long text very often.
 */
const MAX_CSV_CHARACTERS = 32 * 1024 ** 2;
/** Quotes and comma of a cell. */
const CELL_CHARACTERS = 3;

const damaged = () => new FeedBroken('The spreadsheet is damaged.');
const unpacksToTooMuch = () =>
  new FeedBroken(
    `The spreadsheet unpacks to more than ${MAX_UNPACKED_BYTES / 1024 ** 2} MB: split it, or save it as CSV.`,
  );

/** Whether bytes are a ZIP archive, as an XLSX file is. */
export const isZip = (bytes: Buffer): boolean =>
  bytes.toString('latin1', 0, 4) === 'PK\u0003\u0004';

/** Unpacks a file of a workbook; undefined when there is none. Throws FeedBroken above the limit of all together. */
type Unpack = (name: string) => Promise<Buffer | undefined>;

async function openWorkbook(bytes: Buffer): Promise<Unpack> {
  const guarded = async <Value>(work: () => Promise<Value>): Promise<Value> => {
    try {
      return await work();
    } catch (error) {
      throw error instanceof ZipUnreadable ? damaged() : error;
    }
  };
  const archive = {
    size: bytes.length,
    read: async (from: number, count: number) => bytes.subarray(from, from + count),
  };
  const members = new Map<string, ZipMember>();
  await guarded(async () => {
    let count = 0;
    for await (const member of zipMembers(archive, bytes.length)) {
      count += 1;
      if (count > MAX_MEMBERS) throw damaged();
      members.set(member.name, member);
    }
  });
  let left = MAX_UNPACKED_BYTES;
  return (name) =>
    guarded(async () => {
      const member = members.get(name);
      if (member === undefined) return undefined;
      if (member.method === 'other') throw damaged();
      const chunks: Uint8Array[] = [];
      for await (const chunk of member.unpacked()) {
        left -= chunk.length;
        if (left < 0) throw unpacksToTooMuch();
        chunks.push(chunk);
      }
      return Buffer.concat(chunks);
    });
}

interface Handler {
  open(name: string, attributes: Record<string, string>): void;
  text(text: string): void;
  close(name: string): void;
}

const local = (name: string): string => name.slice(name.indexOf(':') + 1);

function parseXml(xml: Buffer, handler: Handler): void {
  const parser = new SaxesParser({ xmlns: false, position: false });
  parser.on('error', () => {
    throw damaged();
  });
  parser.on('doctype', () => {
    throw damaged();
  });
  parser.on('opentag', ({ name, attributes }: SaxesTagPlain) =>
    handler.open(local(name), attributes),
  );
  parser.on('text', (text) => handler.text(text));
  parser.on('cdata', (text) => handler.text(text));
  parser.on('closetag', ({ name }) => handler.close(local(name)));
  parser.write(xml.toString()).close();
}

/** The texts that cells name by number; phonetic readings (`rPh`) are not part of them. */
async function sharedTexts(unpack: Unpack): Promise<string[]> {
  const xml = await unpack('xl/sharedStrings.xml');
  const texts: string[] = [];
  if (xml === undefined) return texts;
  let text = '';
  let reads = false;
  let phonetic = 0;
  parseXml(xml, {
    open(name) {
      if (name === 'si') text = '';
      if (name === 'rPh') phonetic += 1;
      reads = name === 't' && phonetic === 0;
    },
    text(part) {
      if (reads) text += part;
    },
    close(name) {
      if (name === 'rPh') phonetic -= 1;
      if (name === 'si') texts.push(text);
      reads = false;
    },
  });
  return texts;
}

/** The path of the first sheet of the workbook, by its relation. */
async function firstSheet(unpack: Unpack): Promise<string> {
  const book = await unpack('xl/workbook.xml');
  const relations = await unpack('xl/_rels/workbook.xml.rels');
  if (!book || !relations) {
    throw new FeedBroken('The file is a ZIP archive, not a spreadsheet.');
  }
  let id: string | undefined;
  const ignore = { text: () => {}, close: () => {} };
  parseXml(book, {
    ...ignore,
    open(name, attributes) {
      if (name === 'sheet') id ??= attributes['r:id'];
    },
  });
  let target: string | undefined;
  parseXml(relations, {
    ...ignore,
    open(name, { Id, Target }) {
      if (name === 'Relationship' && Id === id) target = Target;
    },
  });
  if (target === undefined) throw damaged();
  return target.startsWith('/') ? target.slice(1) : `xl/${target}`;
}

/** The number of a column from 0 on, from a cell's reference such as `AB12`. */
function columnOf(reference: string | undefined, next: number): number {
  const letters = /^[A-Z]{1,3}/.exec(reference ?? '')?.[0];
  if (letters === undefined) return next;
  let number = 0;
  for (const letter of letters) number = number * 26 + letter.charCodeAt(0) - 64;
  return number - 1;
}

/** The text of a cell by its type (ECMA-376, 18.18.11). */
function valueOf(type: string | undefined, text: string, shared: readonly string[]): string {
  if (type === 's') return shared[Number(text)] ?? '';
  if (type === 'e') return '';
  if (type === 'b') return text === '1' ? 'true' : 'false';
  if (type === undefined || type === 'n') {
    // Numbers are stored with more digits than they have: 89.90000000000001.
    const number = Number(text);
    return text === '' || Number.isNaN(number) ? text : String(Number(number.toPrecision(15)));
  }
  return text;
}

/**
 * Returns a function that counts the characters of rows as CSV, including blank cells up to a
 * width. Throws FeedBroken.
 */
const countCells = (): ((row: readonly string[], width?: number) => void) => {
  let characters = 0;
  return (row, width = 0) => {
    characters += Math.max(width, row.length) * CELL_CHARACTERS;
    for (const text of row) characters += text.length;
    if (characters > MAX_CSV_CHARACTERS) {
      throw new FeedBroken(
        `The spreadsheet has more than ${MAX_CSV_CHARACTERS / 1024 ** 2} million characters: split it.`,
      );
    }
  };
};

/** The rows of a workbook's first sheet as texts, blank ones between them. Throws FeedBroken. */
export async function readSpreadsheet(bytes: Buffer): Promise<string[][]> {
  const unpack = await openWorkbook(bytes);
  const path = await firstSheet(unpack);
  const shared = await sharedTexts(unpack);
  const sheet = await unpack(path);
  if (sheet === undefined) throw damaged();
  const rows: string[][] = [];
  let row: string[] = [];
  let cell: { column: number; type: string | undefined; text: string } | undefined;
  let place = 0;
  let reads = false;
  const count = countCells();
  parseXml(sheet, {
    open(name, attributes) {
      if (name === 'row') {
        row = [];
        place = Number(attributes.r ?? place + 1);
      }
      if (name === 'c') {
        const column = columnOf(attributes.r, row.length);
        if (column >= MAX_COLUMNS) {
          throw new FeedBroken(`The spreadsheet has more than ${MAX_COLUMNS} columns.`);
        }
        cell = { column, type: attributes.t, text: '' };
      }
      reads = name === 'v' || name === 't';
    },
    text(part) {
      if (cell && reads) cell.text += part;
    },
    close(name) {
      reads = false;
      if (name === 'c' && cell) {
        while (row.length < cell.column) row.push('');
        row[cell.column] = valueOf(cell.type, cell.text, shared);
        cell = undefined;
      }
      if (name === 'row' && row.some((text) => text !== '')) {
        count(row);
        if (place > MAX_ROWS || rows.length >= MAX_ROWS) {
          throw new FeedBroken(`The spreadsheet has more than ${MAX_ROWS} rows.`);
        }
        while (rows.length < place - 1) rows.push([]);
        rows.push(row);
      }
    },
  });
  return rows;
}

const csvCell = (text: string): string => `"${text.replaceAll('"', '""')}"`;

/** A spreadsheet's first sheet as CSV, whose header says how many columns there are. */
export async function spreadsheetAsCsv(bytes: Buffer): Promise<Buffer> {
  const rows = await readSpreadsheet(bytes);
  const width = rows[headerIndex(rows)]?.length ?? 0;
  const count = countCells();
  for (const row of rows) if (row.length > 0) count(row, width);
  const lines = rows.map((row) => {
    if (row.length === 0) return '""';
    const cells = { length: Math.max(width, row.length) };
    return Array.from(cells, (_, at) => csvCell(row[at] ?? '')).join(',');
  });
  return Buffer.from(lines.join('\n'));
}
