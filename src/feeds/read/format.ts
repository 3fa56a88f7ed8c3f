import { FeedBroken } from '../feeds.errors.ts';
import { AS_UTF8 } from './csv.ts';
import { findDelimiter } from './delimiter.ts';
import { findHeader } from './header-line.ts';
import { JSON_WRAPPERS } from './json.ts';
import type { FeedFormat } from './row.ts';

/** Bytes examined for the format: twenty rows of most feeds. */
export const HEAD_BYTES = 64 * 1024;

const UTF8_MARK = [0xef, 0xbb, 0xbf];

/** Encodings that an XML declaration may name; encodings are never guessed. */
const SUPPORTED_ENCODINGS = new Set([
  'utf-8',
  'us-ascii',
  'iso-8859-1',
  'iso-8859-15',
  'windows-1252',
]);

const NOT_FEEDS: readonly (readonly [start: string, sentence: string])[] = [
  ['PK\u0003\u0004', 'The file is a ZIP archive; ask for gzip or no compression.'],
  ['%PDF', 'The file is a PDF.'],
  ['HDR|', 'The file has no header row (it is a Rakuten text export); ask for CSV with one.'],
];

/** A feed's format, and what of its beginning is not read. */
export interface Detected {
  format: Omit<FeedFormat, 'compression'>;
  /**
   * Bytes to skip: a byte order mark, white space that must not stand before an XML declaration but often does, and
   * lines above the header of a CSV file.
   */
  skippedBytes: number;
  /** The line of a CSV file's header, as a spreadsheet counts; more than 1 where lines above it are skipped. */
  headerLine: number;
}

/**
 * Detects the format from a feed's first bytes, decompressed.
 * @throws {FeedBroken} for an unsupported format or encoding
 */
export function detectFormat(head: Buffer): Detected {
  const markBytes = UTF8_MARK.every((byte, at) => head[at] === byte) ? UTF8_MARK.length : 0;
  const marked = head.subarray(markBytes).toString('latin1');
  const text = marked.trimStart();
  const other = NOT_FEEDS.find(([start]) => text.startsWith(start));
  if (other !== undefined) throw new FeedBroken(other[1]);
  refuseUtf16(head);
  if (text === '') throw new FeedBroken('The file is empty.');
  const utf8 = { delimiter: null, encoding: 'utf-8' } as const;
  if (text.startsWith('<')) {
    return {
      format: { kind: 'xml', delimiter: null, encoding: declaredEncoding(text) },
      skippedBytes: markBytes + marked.length - text.length,
      headerLine: 1,
    };
  }
  const whole = { skippedBytes: markBytes, headerLine: 1 };
  if (text.startsWith('[')) return { format: { kind: 'json', ...utf8 }, ...whole };
  if (text.startsWith('{')) {
    return { format: { kind: isJsonLines(text) ? 'jsonl' : 'json', ...utf8 }, ...whole };
  }
  const table = head.subarray(markBytes);
  const delimiter = findDelimiter(table);
  const { offset, line } = findHeader(table, delimiter);
  return {
    format: { kind: delimiter === '\t' ? 'tsv' : 'csv', delimiter, encoding: 'utf-8' },
    skippedBytes: markBytes + offset,
    headerLine: line,
  };
}

function refuseUtf16(head: Buffer): void {
  const mark = head.length >= 2 ? head.readUInt16BE(0) : 0;
  const zeros = head.subarray(0, 64).filter((byte) => byte === 0).length;
  if (mark === 0xfeff || mark === 0xfffe || zeros > 8) {
    throw new FeedBroken(`The file is UTF-16 or binary, not UTF-8: ${AS_UTF8}.`);
  }
}

function declaredEncoding(text: string): string {
  if (/^<!doctype\s+html|^<html/i.test(text)) {
    throw new FeedBroken('This is a web page, not a list of products.');
  }
  const declared = /^<\?xml[^>]{0,100}?\bencoding\s*=\s*["']([^"']{1,40})["']/.exec(text)?.[1];
  const encoding = (declared ?? 'utf-8').toLowerCase();
  if (SUPPORTED_ENCODINGS.has(encoding)) return encoding;
  throw new FeedBroken(`The XML is declared as ${encoding}; we read UTF-8.`);
}

/** Whether the first line is an object by itself, and not a wrapper around a list. */
function isJsonLines(text: string): boolean {
  const end = text.indexOf('\n');
  const alone = end === -1 || text.slice(end).trim() === '';
  try {
    const first: unknown = JSON.parse(end === -1 ? text : text.slice(0, end));
    if (typeof first !== 'object' || first === null) return false;
    if (JSON_WRAPPERS.some((wrapper) => Object.hasOwn(first, wrapper))) return false;
    return !alone || Object.hasOwn(first, 'id') || !Object.values(first).some(isListOfObjects);
  } catch {
    return false;
  }
}

function isListOfObjects(value: unknown): boolean {
  return Array.isArray(value) && typeof value[0] === 'object';
}
