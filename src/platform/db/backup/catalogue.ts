import pg from 'pg';

/** A table that is backed up. */
export interface Table {
  name: string;
  /** Names of the columns, except generated ones. */
  columns: string[];
}

/** A digest of a table's content, independent of the order of its rows. */
export interface Content {
  rows: number;
  /** Sum of 64 bits of the SHA-256 of each row. */
  sum: string;
}

const quoted = pg.escapeIdentifier;

/** Returns the columns of a table in parentheses, for COPY. */
export const columnList = ({ columns }: Table): string => `(${columns.map(quoted).join(', ')})`;

/** Returns the quoted name of a table. */
export const nameOf = ({ name }: Pick<Table, 'name'>): string => quoted(name);

/**
 * Lists the tables of the schema, each after the tables that it refers to. Leaves out the
 * bookkeeping of migrations, unlogged tables (a crash empties them as well), tables of extensions,
 * and tables that this role may not read.
 */
export async function tablesOf(client: pg.ClientBase): Promise<Table[]> {
  const { rows } = await client.query<Table & { refers_to: string[] }>(
    `select c.relname::text as name,
       array(
         select a.attname::text from pg_attribute a
         where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
         order by a.attnum) as columns,
       array(
         select distinct f.relname::text from pg_constraint k join pg_class f on f.oid = k.confrelid
         where k.conrelid = c.oid and k.contype = 'f' and k.confrelid <> c.oid) as refers_to
     from pg_class c
     where c.relnamespace = current_schema()::regnamespace and c.relkind = 'r'
       and c.relpersistence = 'p' and c.relname <> 'migration'
       and has_table_privilege(c.oid, 'select') and not exists (
         select from pg_depend d
         where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
     order by c.relname`,
  );
  const sorted: Table[] = [];
  const seen = new Set<string>();
  const add = (name: string): void => {
    const row = rows.find((one) => one.name === name);
    if (row === undefined || seen.has(name)) return;
    seen.add(name);
    for (const other of row.refers_to) add(other);
    sorted.push({ name, columns: row.columns });
  };
  for (const { name } of rows) add(name);
  return sorted;
}

/** Counts the rows of a table and sums their digests. */
export async function contentOf(client: pg.ClientBase, table: Table): Promise<Content> {
  const { rows } = await client.query<{ rows: string; sum: string }>(
    `select count(*)::text as rows,
       coalesce(sum(('x' || encode(substr(sha256(convert_to(row${columnList(table)}::text, 'UTF8')),
         1, 8), 'hex'))::bit(64)::bigint::numeric), 0)::text as sum
     from only ${nameOf(table)}`,
  );
  return { rows: Number(rows[0]!.rows), sum: rows[0]!.sum };
}

/**
 * State of a sequence: `value` was its last number or, if `isCalled` is false, will be its next.
 */
export interface SequenceState {
  value: number;
  isCalled: boolean;
}

/** Lists the sequences of the schema that this role may read and set. */
export async function sequencesOf(client: pg.ClientBase): Promise<Record<string, SequenceState>> {
  const { rows } = await client.query<{ name: string }>(
    `select c.relname::text as name from pg_class c
     where c.relnamespace = current_schema()::regnamespace
       and case when c.relkind = 'S' then has_sequence_privilege(c.oid, 'select')
         and has_sequence_privilege(c.oid, 'update') end`,
  );
  const states: Record<string, SequenceState> = {};
  for (const { name } of rows) {
    const found = await client.query<{ last_value: string; is_called: boolean }>(
      `select last_value, is_called from ${quoted(name)}`,
    );
    const { last_value: value, is_called: isCalled } = found.rows[0]!;
    states[name] = { value: Number(value), isCalled };
  }
  return states;
}

/** Sets a sequence of the schema. */
export async function setSequence(
  client: pg.ClientBase,
  name: string,
  { value, isCalled }: SequenceState,
): Promise<void> {
  await client.query('select setval($1::regclass, $2, $3)', [quoted(name), value, isCalled]);
}

/** Makes the format of values independent of the server's settings. */
export const PLAIN_VALUES = `set local timezone = 'UTC'; set local datestyle = 'ISO';
  set local intervalstyle = 'postgres'; set local bytea_output = 'hex'; set local extra_float_digits = 1`;
