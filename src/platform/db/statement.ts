/** One prepared statement: its name is its identity on every connection. */
export interface Statement<Row> {
  readonly name: string;
  readonly text: string;
  /** Carries the row's type only. */
  readonly row?: Row;
}

const names = new Map<string, string>();

/**
 * Names a statement, so that PostgreSQL plans it once a connection.
 * @param name `slice.what`, unique in the program and at most 63 bytes.
 * @param text SQL with `$1`-style parameters.
 */
export function statement<Row = never>(name: string, text: string): Statement<Row> {
  const known = names.get(name);
  if (known !== undefined && known !== text) throw new Error(`Two statements are named ${name}`);
  if (name.length > 63) throw new Error(`${name} is too long for the name of a statement`);
  names.set(name, text);
  return { name, text };
}
