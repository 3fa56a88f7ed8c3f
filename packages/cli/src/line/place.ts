import { existsSync, renameSync, writeFileSync } from 'node:fs';
import { fileText } from '../file.ts';
import { type Given, text, UsageError } from './command.ts';

/** The option that names the file in which a command that follows a list keeps its place. */
export const placeOption = text('keeps the place here, and goes on at it next time', 'FILE');

/** Where to go on in a list that grows at its end, as the list is asked. */
export interface From {
  since: string;
  /** The cursor of all that is new; not there at the first start. */
  cursor?: string;
}

/** The place in a list that grows at its end. */
export interface Place {
  readonly from: From;
  /** Whether an earlier run kept it. */
  readonly wasKept: boolean;
  /** Moves on. The file is replaced as a whole, so that it is never half written. */
  moveTo(cursor: string | undefined): void;
}

/**
 * Returns the place that the file of `--resume-file` has kept, otherwise the given time. Throws UsageError for a file
 * that is no such place.
 */
export function placeOf(given: Given, since: string): Place {
  const file = given.text('resume-file');
  const kept = file !== undefined && existsSync(file) ? readPlace(file) : undefined;
  let from = kept ?? { since };
  return {
    get from() {
      return from;
    },
    wasKept: kept !== undefined,
    moveTo(cursor) {
      if (cursor === undefined || cursor === from.cursor) return;
      from = { ...from, cursor };
      if (file === undefined) return;
      writeFileSync(`${file}.new`, `${JSON.stringify(from)}\n`);
      renameSync(`${file}.new`, file);
    },
  };
}

function readPlace(file: string): From {
  try {
    const { since, cursor } = JSON.parse(fileText(file)) as Partial<From>;
    if (typeof since === 'string' && typeof cursor === 'string') return { since, cursor };
  } catch (cause) {
    if (!(cause instanceof SyntaxError)) throw cause;
  }
  throw new UsageError(`${file} holds no place: name another file, or delete it to begin anew.`);
}
