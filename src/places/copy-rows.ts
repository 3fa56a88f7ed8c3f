import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { copyIn, type Tx } from '../platform/db/index.ts';

/** The value of one column of a COPY row. */
export type CopyValue = string | number | null;

const CHUNK_CHARACTERS = 1 << 18;
const ESCAPES: Record<string, string> = {
  '\\': '\\\\',
  '\t': '\\t',
  '\n': '\\n',
  '\r': '\\r',
  '\0': '',
};

function encoded(value: CopyValue): string {
  if (value === null) return '\\N';
  if (typeof value === 'number') return String(value);
  // oxlint-disable-next-line no-control-regex -- PostgreSQL's text has no NUL
  return /[\\\t\n\r\0]/.test(value)
    ? // oxlint-disable-next-line no-control-regex
      value.replace(/[\\\t\n\r\0]/g, (character) => ESCAPES[character] ?? character)
    : value;
}

/**
 * Streams rows through `copy … from stdin` in PostgreSQL's text format. Rejects when PostgreSQL refuses a row.
 * @param sql The COPY statement, with its columns in the order of each row's values.
 * @param batches The rows, in batches of any size.
 */
export async function copyRows(
  tx: Tx,
  sql: string,
  batches: AsyncIterable<Iterable<readonly CopyValue[]>> | Iterable<Iterable<readonly CopyValue[]>>,
): Promise<void> {
  async function* chunks(): AsyncGenerator<string> {
    let chunk = '';
    for await (const batch of batches) {
      for (const row of batch) {
        chunk += `${row.map(encoded).join('\t')}\n`;
        if (chunk.length < CHUNK_CHARACTERS) continue;
        yield chunk;
        chunk = '';
      }
    }
    if (chunk !== '') yield chunk;
  }
  await pipeline(Readable.from(chunks()), copyIn(tx.client, sql));
}
