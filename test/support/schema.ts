import type pg from 'pg';

/** What the catalogue of PostgreSQL says of the schema public; names of roles that own stand as `owner`. */
export interface Catalogue {
  /** Columns, constraints, indexes, triggers with their state, partitions, routines and comments, as sentences. */
  objects: string[];
  /** Who may do what to which table, column, sequence, routine. */
  rights: string[];
  /** Of everything in the schema that belongs to the owner of `migration`. */
  owners: string[];
  sequences: Record<string, { value: number; isCalled: boolean }>;
  /** Rights that are given to what is made in the schema. */
  defaults: string[];
  schemaOwner: string;
  /** Of this program's and others'. */
  schemas: string[];
}

const OURS = `relnamespace = 'public'::regnamespace and relowner = (
  select relowner from pg_class where oid = 'public.migration'::regclass)`;

const OBJECTS = `
  with ours as (select * from pg_class where ${OURS} and relkind in ('r', 'p', 'S'))
  select format('table %s %s %s', relname, relkind, relpersistence) from ours where relkind <> 'S'
  union all
  select format('column %s.%s %s %s %s %s %s %s', c.relname, a.attnum, a.attname,
    format_type(a.atttypid, a.atttypmod), a.attnotnull, a.attidentity, a.attgenerated,
    coalesce(a.attstattarget, -1))
  from ours c join pg_attribute a on a.attrelid = c.oid
  where c.relkind <> 'S' and a.attnum > 0 and not a.attisdropped
  union all
  select format('default of %s.%s: %s', c.relname, d.adnum, pg_get_expr(d.adbin, d.adrelid))
  from ours c join pg_attrdef d on d.adrelid = c.oid
  union all
  select format('constraint %s of %s: %s %s', k.conname, c.relname, pg_get_constraintdef(k.oid), k.convalidated)
  from ours c join pg_constraint k on k.conrelid = c.oid
  union all
  select format('index of %s: %s', c.relname, pg_get_indexdef(i.indexrelid))
  from ours c join pg_index i on i.indrelid = c.oid
  union all
  select format('trigger of %s: %s %s', c.relname, pg_get_triggerdef(t.oid), t.tgenabled)
  from ours c join pg_trigger t on t.tgrelid = c.oid where not t.tgisinternal
  union all
  select format('partition %s of %s', i.inhrelid::regclass, i.inhparent::regclass)
  from ours c join pg_inherits i on i.inhparent = c.oid
  union all
  select format('comment on %s: %s', pg_describe_object(d.classoid, d.objoid, d.objsubid), d.description)
  from ours c join pg_description d on d.objoid = c.oid and d.classoid = 'pg_class'::regclass
  union all
  select format('routine %s', pg_get_functiondef(oid)) from pg_proc
  where pronamespace = 'public'::regnamespace`;

const RIGHTS = `
  with held (what, owner, acl) as (
    select relname::text, relowner,
      coalesce(relacl, acldefault(case relkind when 'S' then 's' else 'r' end::"char", relowner))
    from pg_class where ${OURS} and relkind in ('r', 'p', 'S')
    union all
    select format('%s.%s', relname, attname), relowner, attacl
    from pg_class join pg_attribute on attrelid = pg_class.oid where ${OURS} and attacl is not null
    union all
    select proname::text, proowner, coalesce(proacl, acldefault('f', proowner))
    from pg_proc where pronamespace = 'public'::regnamespace
  )
  select distinct format('%s on %s to %s %s', privilege_type, what,
    case grantee when 0 then 'everybody' when owner then 'owner' else pg_get_userbyid(grantee) end,
    case when is_grantable and grantee <> owner then 'grantable' else '' end)
  from held, aclexplode(acl)`;

/** One column of texts. */
async function texts(client: pg.ClientBase, text: string): Promise<string[]> {
  const { rows } = await client.query<[string]>({ text, rowMode: 'array' });
  return rows.map(([first]) => first).sort();
}

/** Reads what PostgreSQL knows of the schema public. */
export async function catalogueOf(client: pg.ClientBase): Promise<Catalogue> {
  const sequences: Catalogue['sequences'] = {};
  for (const name of await texts(
    client,
    `select relname::text from pg_class where ${OURS} and relkind = 'S'`,
  )) {
    const { rows } = await client.query(`select last_value, is_called from "${name}"`);
    sequences[name] = { value: Number(rows[0].last_value), isCalled: rows[0].is_called };
  }
  return {
    objects: await texts(client, OBJECTS),
    rights: await texts(client, RIGHTS),
    owners: await texts(
      client,
      `select pg_get_userbyid(relowner)::text from pg_class
       where ${OURS} union all select pg_get_userbyid(proowner)::text from pg_proc
       where pronamespace = 'public'::regnamespace`,
    ),
    sequences,
    defaults: await texts(
      client,
      `select defaclobjtype::text || defaclacl::text from pg_default_acl
       where defaclnamespace = 'public'::regnamespace`,
    ),
    schemaOwner: (
      await texts(
        client,
        `select pg_get_userbyid(nspowner)::text from pg_namespace where nspname = 'public'`,
      )
    )[0]!,
    schemas: await texts(
      client,
      `select nspname::text from pg_namespace
       where nspname !~ '^pg_' and nspname <> 'information_schema'`,
    ),
  };
}

/** The rows of every table that the owner of `migration` keeps, each table as one text, in an order of their own. */
export async function tableContents(client: pg.ClientBase): Promise<Record<string, string>> {
  await client.query("set timezone = 'UTC'");
  const contents: Record<string, string> = {};
  for (const name of await texts(
    client,
    `select relname::text from pg_class where ${OURS} and relkind = 'r' and relpersistence = 'p'
       and relname <> 'migration'`,
  )) {
    const { rows } = await client.query(
      `select coalesce(string_agg(row, E'\\n' order by row collate "C"), '') as text
       from (select t::text as row from only "${name}" t) rows`,
    );
    contents[name] = rows[0].text;
  }
  return contents;
}
