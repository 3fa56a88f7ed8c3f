import { splitFields } from './csv-fields.ts';
import { firstRecords, headerIndex } from './header-line.ts';

export type Delimiter = ',' | ';' | '|' | '\t';

const CANDIDATES: readonly Delimiter[] = [',', ';', '\t', '|'];
const SAMPLE_RECORDS = 20;

/**
 * Finds the delimiter with which the header has most columns, among those with which most of the first
 * rows have as many columns as the header; a comma when there is only one column. Counting characters
 * would prefer the pipes inside an image column.
 * @param head the first bytes of the file; its last row may be cut off
 */
export function findDelimiter(head: Buffer): Delimiter {
  const hint = /^sep=([,;|\t])\r?\n/i.exec(head.toString('latin1', 0, 8))?.[1];
  if (hint !== undefined) return hint as Delimiter;
  const scores = CANDIDATES.map((delimiter) => score(head, delimiter));
  scores.sort((a, b) => Number(b.agreeing) - Number(a.agreeing) || b.columns - a.columns);
  const best = scores[0]!;
  return best.columns > 1 ? best.delimiter : ',';
}

interface Score {
  delimiter: Delimiter;
  columns: number;
  agreeing: boolean;
}

/** How many columns the header has, and whether most of the rows after it have as many. */
function score(head: Buffer, delimiter: Delimiter): Score {
  const lines = firstRecords(head, delimiter, SAMPLE_RECORDS + 1).map((raw) =>
    splitFields(raw.toString(), delimiter),
  );
  const [columns = 1, ...rows] = lines.slice(headerIndex(lines)).map((fields) => fields.length);
  const agreeing = rows.filter((size) => size === columns).length;
  return { delimiter, columns, agreeing: columns > 1 && agreeing * 2 >= rows.length };
}
