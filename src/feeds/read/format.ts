import { FeedBroken } from '../feeds.errors.ts';
import { knownColumns } from '../map/columns/plan.ts';
import { AS_UTF8 } from './csv/csv.ts';
import { flatten } from './flatten.ts';
import { findDelimiter, findHeader } from './csv/table-head.ts';
import { JSON_WRAPPERS } from './json/json.ts';
import { READ_LIMITS } from './limits.ts';
import type { FeedFormat } from './row.ts';
import { xmlEncoding } from './xml/xml-encoding.ts';
import type { XmlEncoding } from './xml/xml-encoding.ts';

/** Bytes examined for the format: twenty rows of most feeds. */
export const HEAD_BYTES = 64 * 1024;

const UTF8_MARK = [0xef, 0xbb, 0xbf];

const NOT_FEEDS: readonly (readonly [start: string, sentence: string])[] = [
  ['PK\u0003\u0004', 'The ZIP archive holds another one; ask for gzip or no compression.'],
  ['BZh', 'The file is packed with bzip2; ask for gzip or no compression.'],
  ['\u00fd7zXZ\u0000', 'The file is packed with xz; ask for gzip or no compression.'],
  ['(\u00b5/\u00fd', 'The file is packed with zstd; ask for gzip or no compression.'],
  ['7z\u00bc\u00af', 'The file is a 7z archive; ask for gzip or no compression.'],
  ['Rar!\u001a', 'The file is a RAR archive; ask for gzip or no compression.'],
  ['\u00d0\u00cf\u0011\u00e0', 'The file is an Excel workbook; save it as “CSV UTF-8” in Excel.'],
  ['%PDF', 'The file is a PDF.'],
  ['\u0089PNG', 'The file is a picture.'],
  ['\u00ff\u00d8\u00ff', 'The file is a picture.'],
  ['GIF8', 'The file is a picture.'],
  ['HDR|', 'The file has no header row (it is a Rakuten text export); ask for CSV with one.'],
];

/** A feed's format, and the beginning that is skipped. */
export interface Detected {
  format: Omit<FeedFormat, 'compression'>;
  /** The encoding of XML; null for other formats. */
  encoding: XmlEncoding | null;
  /**
   * Bytes to skip: a byte order mark, white space that must not stand before an XML declaration but often does, and
   * lines above the header of a CSV file.
   */
  skippedBytes: number;
  /**
   * Line number of a CSV file's header, as a spreadsheet counts; more than 1 when lines above it
   * are skipped.
   */
  headerLine: number;
}

/**
 * Detects the format from a feed's first bytes, decompressed.
 * @param charset of the server's Content-Type, where it says that the file is XML
 * @throws {FeedBroken} for an unsupported format or encoding
 */
export function detectFormat(head: Buffer, charset: string | null = null): Detected {
  const markBytes = UTF8_MARK.every((byte, at) => head[at] === byte) ? UTF8_MARK.length : 0;
  const marked = head.subarray(markBytes).toString('latin1');
  const text = marked.trimStart();
  const other = NOT_FEEDS.find(([start]) => text.startsWith(start));
  if (other !== undefined) throw new FeedBroken(other[1]);
  const encoding = xmlEncoding(head, charset);
  if (encoding !== null) return xmlFormat(head, encoding);
  refuseUtf16(head);
  if (text === '') throw new FeedBroken('The file is empty.');
  const utf8 = { delimiter: null, encoding: 'utf-8' } as const;
  const whole = { encoding: null, skippedBytes: markBytes, headerLine: 1 };
  if (text.startsWith('[')) return { format: { kind: 'json', ...utf8 }, ...whole };
  if (text.startsWith('{')) {
    return { format: { kind: isJsonLines(text) ? 'jsonl' : 'json', ...utf8 }, ...whole };
  }
  const table = head.subarray(markBytes);
  const delimiter = findDelimiter(table);
  const { offset, line } = findHeader(table, delimiter);
  return {
    format: { kind: delimiter === '\t' ? 'tsv' : 'csv', delimiter, encoding: 'utf-8' },
    encoding: null,
    skippedBytes: markBytes + offset,
    headerLine: line,
  };
}

function xmlFormat(head: Buffer, encoding: XmlEncoding): Detected {
  const { label, markBytes } = encoding;
  const marked = new TextDecoder(label, { ignoreBOM: true }).decode(head.subarray(markBytes));
  const text = marked.trimStart();
  refuseWebPage(text);
  const bytesOfSpace = label.startsWith('utf-16') ? 2 : 1;
  return {
    format: { kind: 'xml', delimiter: null, encoding: label },
    encoding,
    skippedBytes: markBytes + (marked.length - text.length) * bytesOfSpace,
    headerLine: 1,
  };
}

function refuseUtf16(head: Buffer): void {
  const mark = head.length >= 2 ? head.readUInt16BE(0) : 0;
  const zeros = head.subarray(0, 64).filter((byte) => byte === 0).length;
  if (mark === 0xfeff || mark === 0xfffe || zeros > 8) {
    throw new FeedBroken(`The file is UTF-16 or binary, not UTF-8: ${AS_UTF8}.`);
  }
}

function refuseWebPage(text: string): void {
  if (/^<!doctype\s+html|^<html/i.test(text)) {
    throw new FeedBroken('This is a web page, not a list of products.');
  }
  if (/^<(?:br|b|p|div|pre|font|table)\b/i.test(text)) {
    throw new FeedBroken(
      'The file begins with HTML, such as a warning of the program that writes it, not with products.',
    );
  }
}

/** Whether the first line is an object by itself, and not a wrapper around a list. */
function isJsonLines(text: string): boolean {
  const end = text.indexOf('\n');
  const alone = end === -1 || text.slice(end).trim() === '';
  try {
    const first: unknown = JSON.parse(end === -1 ? text : text.slice(0, end));
    if (typeof first !== 'object' || first === null) return false;
    if (JSON_WRAPPERS.some((wrapper) => Object.hasOwn(first, wrapper))) return false;
    return !alone || isRow(first);
  } catch {
    return false;
  }
}

/** Known columns that an object must have to be a row: a wrapper of rows or an error message has fewer. */
const ROW_COLUMNS = 2;

/** Whether the only object of a file is a row itself, and no wrapper of a list of rows. */
function isRow(object: object): boolean {
  const own = Object.entries(object).filter(([, value]) => typeof value !== 'object');
  if (knownColumns(own.map(([name]) => name)) >= ROW_COLUMNS) {
    return Object.hasOwn(object, 'id') || !Object.values(object).some(isListOfObjects);
  }
  if (holdsListOfObjects(object, 1)) return false;
  return (
    Object.hasOwn(object, 'id') || knownColumns(flatten(object, READ_LIMITS).names) >= ROW_COLUMNS
  );
}

function holdsListOfObjects(value: unknown, level: number): boolean {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  return Object.values(value).some(
    (inner) => isListOfObjects(inner) || (level <= 2 && holdsListOfObjects(inner, level + 1)),
  );
}

function isListOfObjects(value: unknown): boolean {
  return Array.isArray(value) && typeof value[0] === 'object' && value[0] !== null;
}
