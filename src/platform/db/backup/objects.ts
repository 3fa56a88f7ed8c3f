import type pg from 'pg';
import { ExpectedError } from '../../errors.ts';

/**
 * An independent object of a schema: indexes, triggers and sequences of columns belong to their
 * table.
 */
export interface SchemaObject {
  kind: 'table' | 'routine' | 'type';
  /** Name as in statements, with the parameter types of a routine; without its schema. */
  name: string;
  owner: string;
}

/** Lists the objects of a schema, except those of extensions. */
export async function objectsOf(client: pg.ClientBase, schema: string): Promise<SchemaObject[]> {
  const { rows } = await client.query<SchemaObject>(
    `with place as (select oid from pg_namespace where nspname = $1),
     object (class, oid, kind, name, owner) as (
       select 'pg_class'::regclass, c.oid, 'table', quote_ident(c.relname), c.relowner
       from pg_class c join place on c.relnamespace = place.oid
       where c.relkind in ('r', 'p', 'v', 'm', 'f', 'S')
       union all
       select 'pg_proc'::regclass, p.oid, 'routine',
         quote_ident(p.proname) || '(' || pg_get_function_identity_arguments(p.oid) || ')', p.proowner
       from pg_proc p join place on p.pronamespace = place.oid
       union all
       select 'pg_type'::regclass, t.oid, 'type', quote_ident(t.typname), t.typowner
       from pg_type t join place on t.typnamespace = place.oid
       where t.typtype in ('d', 'e', 'r')
         or (t.typtype = 'c' and exists (
           select from pg_class c where c.oid = t.typrelid and c.relkind = 'c'))
     )
     select o.kind, o.name, pg_get_userbyid(o.owner)::text as owner
     from object o
     where not exists (
       select from pg_depend d
       where d.classid = o.class and d.objid = o.oid and d.objsubid = 0 and d.deptype in ('e', 'a', 'i')
         -- A partition depends on its table as well.
         and not (d.refclassid = o.class and exists (
           select from pg_inherits i where i.inhrelid = o.oid and i.inhparent = d.refobjid)))
     order by o.kind desc, o.name`,
    [schema],
  );
  return rows;
}

/**
 * Throws `bad_request` when an object of others, such as the view of a report, depends on these
 * tables, because it would be dropped with them.
 * @param tables quoted names of the tables
 */
export async function requireNoDependents(
  client: pg.ClientBase,
  schema: string,
  tables: readonly string[],
): Promise<void> {
  const { rows } = await client.query<{ what: string }>(
    `with ours as (
       select c.oid, c.reltype from pg_class c join pg_namespace n on n.oid = c.relnamespace
       where n.nspname = $1 and quote_ident(c.relname) = any($2)
     )
     select distinct pg_describe_object('pg_class'::regclass, r.ev_class, 0) as what
     from pg_depend d join pg_rewrite r on d.classid = 'pg_rewrite'::regclass and r.oid = d.objid
     where d.refclassid = 'pg_class'::regclass and d.refobjid in (select oid from ours)
       and r.ev_class not in (select oid from ours)
     union
     select pg_describe_object('pg_constraint'::regclass, k.oid, 0)
     from pg_constraint k
     where k.contype = 'f' and k.confrelid in (select oid from ours)
       and k.conrelid not in (select oid from ours)
     union
     select pg_describe_object('pg_publication'::regclass, p.prpubid, 0)
     from pg_publication_rel p where p.prrelid in (select oid from ours)
     union
     select pg_describe_object('pg_proc'::regclass, p.oid, 0)
     from pg_depend d join pg_proc p on d.classid = 'pg_proc'::regclass and p.oid = d.objid
     where p.pronamespace <> (select oid from pg_namespace where nspname = $1)
       and (d.refclassid = 'pg_class'::regclass and d.refobjid in (select oid from ours)
         or d.refclassid = 'pg_type'::regclass and d.refobjid in (select reltype from ours))
     union
     select pg_describe_object('pg_class'::regclass, i.inhrelid, 0)
     from pg_inherits i
     where i.inhparent in (select oid from ours) and i.inhrelid not in (select oid from ours)
     order by what`,
    [schema, tables],
  );
  if (rows.length === 0) return;
  const named = rows.map(({ what }) => what).join(', ');
  throw new ExpectedError(
    'bad_request',
    `Tables that are to be replaced are used by something that is not Campcairn's, and would go with them: ${named}. Drop it, and make it again afterwards.`,
  );
}
