import { tmpdir } from 'node:os';
import { evenChunks, peek } from './unpack/chunks.ts';
import type { Bytes } from './unpack/chunks.ts';
import { csvRows } from './csv/csv.ts';
import { HEAD_BYTES, detectFormat } from './format.ts';
import type { Detected } from './format.ts';
import { gunzip } from './unpack/gunzip.ts';
import { jsonLineRows, jsonRows } from './json/json.ts';
import { READ_LIMITS } from './limits.ts';
import type { ReadLimits } from './limits.ts';
import type { FeedFormat, Row } from './row.ts';
import { unzip } from './unpack/unzip.ts';
import { xmlRows } from './xml/xml.ts';

export type { Bytes } from './unpack/chunks.ts';
export { READ_LIMITS } from './limits.ts';
export type { ReadLimits } from './limits.ts';
export type { Cell, Cells, FeedFormat, FeedKind, Row } from './row.ts';
export { xmlCharset } from './xml/xml-encoding.ts';

/** A file whose format is known and whose rows are being read. */
export interface ReadFeed {
  format: FeedFormat;
  /** Line number of a CSV file's header; lines above it are not read. */
  headerLine: number;
  /** Rows in file order, in batches as they arrive; throws `FeedBroken` for errors further on. */
  batches: AsyncIterable<Row[]>;
}

interface ReadOptions {
  /** Whether it is one page of several, which may hold fewer rows than it says the feed has. */
  isPart?: boolean;
  /** The charset in the server's Content-Type of an XML file. */
  charset?: string | null;
  /** Folder in which a ZIP archive is stored while it is read; by default the system's. */
  tempFolder?: string | undefined;
}

/**
 * Reads a feed of any format as rows, in bounded memory. A feed is valid only once `batches` has ended: a
 * wrong checksum or a missing bracket is detected last.
 * @param options `isPart`: whether it is one page of several, which holds fewer rows than it may say the feed has;
 *   `charset`: as the server's Content-Type says of XML
 * @throws {FeedBroken} here or while iterating; errors of `source` pass through
 */
export async function readFeed(
  source: Bytes,
  limits: ReadLimits = READ_LIMITS,
  { isPart = false, charset = null, tempFolder = tmpdir() }: ReadOptions = {},
): Promise<ReadFeed> {
  const gunzipped = await gunzip(source, limits);
  const { bytes, isZip } = await unzip(gunzipped.bytes, limits, tempFolder);
  const { head, all } = await peek(bytes, HEAD_BYTES);
  const detected = detectFormat(head, charset);
  const { format, headerLine, skippedBytes } = detected;
  const compression = isZip ? 'zip' : gunzipped.compression;
  const chunks = evenChunks(without(all, skippedBytes), limits, compression !== null);
  return {
    format: { ...format, compression },
    headerLine,
    batches: rowsOf(chunks, detected, limits, isPart),
  };
}

function rowsOf(
  chunks: AsyncIterable<Buffer>,
  { format, encoding, headerLine }: Detected,
  limits: ReadLimits,
  isPart: boolean,
): AsyncIterable<Row[]> {
  if (encoding !== null) return xmlRows(chunks, encoding, limits, isPart);
  if (format.kind === 'json') return jsonRows(chunks, limits, isPart);
  if (format.kind === 'jsonl') return jsonLineRows(chunks, limits);
  return csvRows(chunks, format.delimiter ?? ',', limits, headerLine);
}

async function* without(bytes: Bytes, first: number): AsyncGenerator<Uint8Array> {
  let skip = first;
  for await (const piece of bytes) {
    if (skip < piece.byteLength) yield skip === 0 ? piece : piece.subarray(skip);
    skip = Math.max(0, skip - piece.byteLength);
  }
}
