/**
 * One prepared statement: its name is its identity on every connection. `Params` are its parameters in
 * order, as a labelled tuple: `[partnerId: number, since: Date]`.
 */
export interface Statement<Row, Params extends readonly unknown[] = []> {
  readonly name: string;
  readonly text: string;
  /** Carries the row's type only. */
  readonly row?: Row;
  /**
   * Carries only the types of the parameters; a function, so that a statement accepts exactly its
   * declared parameters.
   */
  readonly takes?: (...values: Params) => void;
}

const names = new Map<string, string>();

/**
 * Names a statement, so that PostgreSQL plans it once a connection.
 * @param name `slice.name_of_its_constant`, unique in the program and at most 63 bytes.
 * @param text SQL with `$1`-style parameters.
 */
export function statement<Row = never, Params extends readonly unknown[] = []>(
  name: string,
  text: string,
): Statement<Row, Params> {
  const known = names.get(name);
  if (known !== undefined && known !== text) throw new Error(`Two statements are named ${name}`);
  if (name.length > 63) throw new Error(`${name} is too long for the name of a statement`);
  names.set(name, text);
  return { name, text };
}
