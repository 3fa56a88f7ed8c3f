import { CsvError, parse } from 'csv-parse/sync';
import { WorkFailed } from '../line/command.ts';
import type { Row } from './row.ts';

const DELIMITERS = [',', ';', '\t', '|'];

/** Parses a CSV file whose first line names the columns. Throws WorkFailed. */
export function readCsv(text: string): Row[] {
  const head = /^[^\r\n]*/.exec(text)![0];
  const often = (delimiter: string) => head.split(delimiter).length;
  const delimiter = DELIMITERS.toSorted((a, b) => often(b) - often(a))[0]!;
  const parsed = recordsOf(text, delimiter);
  const [names = [], ...records] = parsed.map(({ record }) => record);
  const columns = names.map((name) => name.trim());
  const twice = columns.find((name, at) => name !== '' && columns.indexOf(name) !== at);
  if (twice !== undefined) throw new WorkFailed(`The column ${twice} is there twice.`);
  return records.map((record, at) => ({
    at: `line ${parsed[at + 1]!.line}`,
    cells: new Map(columns.flatMap((name, place) => (name ? [[name, record[place]]] : []))),
  }));
}

function recordsOf(text: string, delimiter: string): { record: string[]; line: number }[] {
  let before = 0;
  try {
    const parsed = parse(text, { delimiter, bom: true, info: true, skip_empty_lines: true });
    return (parsed as unknown as { record: string[]; info: { lines: number } }[]).map(
      ({ record, info }) => {
        // The parser reports the line in which a record ends. It begins after the line in which the
        // previous one ended.
        const line = before + 1;
        before = info.lines;
        return { record, line };
      },
    );
  } catch (cause) {
    if (cause instanceof CsvError) throw new WorkFailed(`Not CSV: ${cause.message}.`, { cause });
    throw cause;
  }
}
