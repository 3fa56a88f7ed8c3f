import pg from 'pg';

/** One right of a role on an object of a schema, or on the schema itself. */
export interface Right {
  kind: 'schema' | 'table' | 'sequence' | 'routine';
  /** Name as in statements, with the parameter types of a routine; empty for the schema. */
  name: string;
  /** The column, for a right on one column of a table. */
  column: string | null;
  /** For example SELECT. */
  privilege: string;
  /** Null for PUBLIC. */
  role: string | null;
  /** Whether the role may pass it on. */
  grantable: boolean;
  /** Whether the role owns it. */
  ofOwner: boolean;
}

const quoted = pg.escapeIdentifier;

/** Lists all rights in a schema, including the implicit ones of the owner and of PUBLIC. */
export async function rightsOf(
  client: pg.ClientBase,
  schema: string | null = null,
): Promise<Right[]> {
  const { rows } = await client.query<Right>(
    `with place as (
       select oid, nspowner, nspacl from pg_namespace where nspname = coalesce($1, current_schema())
     ), held (kind, name, of_column, owner, acl) as (
       select 'schema', '', null, nspowner, coalesce(nspacl, acldefault('n', nspowner)) from place
       union all
       select case c.relkind when 'S' then 'sequence' else 'table' end, quote_ident(c.relname), null, c.relowner,
         coalesce(c.relacl,
           acldefault(case c.relkind when 'S' then 's' else 'r' end::"char", c.relowner))
       from pg_class c join place on c.relnamespace = place.oid
       where c.relkind in ('r', 'p', 'v', 'm', 'f', 'S')
       union all
       select 'table', quote_ident(c.relname), quote_ident(a.attname), c.relowner, a.attacl
       from pg_class c join place on c.relnamespace = place.oid join pg_attribute a on a.attrelid = c.oid
       where a.attacl is not null and a.attnum > 0 and not a.attisdropped
       union all
       select 'routine', quote_ident(p.proname) || '(' || pg_get_function_identity_arguments(p.oid) || ')', null,
         p.proowner, coalesce(p.proacl, acldefault('f', p.proowner))
       from pg_proc p join place on p.pronamespace = place.oid
     )
     select h.kind, h.name, h.of_column as "column", e.privilege_type as privilege,
       r.rolname::text as role, bool_or(e.is_grantable) as grantable, e.grantee = h.owner as "ofOwner"
     from held h cross join aclexplode(h.acl) e left join pg_roles r on r.oid = e.grantee
     where e.grantee = 0 or r.oid is not null
     group by h.kind, h.name, h.of_column, e.privilege_type, r.rolname, e.grantee, h.owner`,
    [schema],
  );
  return rows;
}

const targetOf = ({ kind, name }: Right, schema: string): string =>
  kind === 'schema' ? `schema ${quoted(schema)}` : `${kind} ${quoted(schema)}.${name}`;
const roleOf = ({ role }: Right): string => (role === null ? 'public' : quoted(role));
const privilegeOf = ({ privilege, column }: Right): string =>
  column === null ? privilege : `${privilege} (${column})`;

/** Returns the identity of a right, without whether it can be passed on. */
const keyOf = ({ kind, name, column, privilege, role }: Right): string =>
  JSON.stringify([kind, name, column, privilege, role]);
const targetKey = ({ kind, name }: Right): string => `${kind} ${name}`;

async function grant(client: pg.ClientBase, schema: string, right: Right): Promise<void> {
  const { grantable } = right;
  await client.query(
    `grant ${privilegeOf(right)} on ${targetOf(right, schema)} to ${roleOf(right)}${grantable ? ' with grant option' : ''}`,
  );
}

/**
 * Gives the objects that `wanted` names exactly these rights and no others; leaves the schema's own
 * rights.
 */
export async function setRights(
  client: pg.ClientBase,
  schema: string,
  wanted: readonly Right[],
): Promise<void> {
  const ofObjects = wanted.filter(({ kind }) => kind !== 'schema');
  const keys = new Map(ofObjects.map((right) => [keyOf(right), right.grantable]));
  const named = new Set(ofObjects.map(targetKey));
  const there = await rightsOf(client, schema);
  const kept = new Set<string>();
  for (const right of there) {
    if (!named.has(targetKey(right))) continue;
    // The owner's grant option cannot be revoked.
    if (keys.has(keyOf(right)) && (right.ofOwner || keys.get(keyOf(right)) === right.grantable)) {
      kept.add(keyOf(right));
    } else {
      await client.query(
        `revoke ${privilegeOf(right)} on ${targetOf(right, schema)} from ${roleOf(right)} cascade`,
      );
    }
  }
  const targets = new Set(there.map(targetKey));
  for (const right of ofObjects) {
    if (targets.has(targetKey(right)) && !kept.has(keyOf(right)))
      await grant(client, schema, right);
  }
}

/** Rights of a backup that can be given here, because their roles and objects exist. */
export interface KnownRights {
  rights: Right[];
  /** Roles in the backup that do not exist on this server. */
  unknownRoles: string[];
}

/**
 * Returns the rights of a backup that can be given in a schema. Of the schema itself, only its
 * usage is given, never the right to create objects.
 */
export async function knownRights(
  client: pg.ClientBase,
  schema: string,
  ofBackup: readonly Right[],
): Promise<KnownRights> {
  const { rows } = await client.query<{ name: string }>(
    'select rolname::text as name from pg_roles',
  );
  const roles = new Set(rows.map(({ name }) => name));
  const there = await rightsOf(client, schema);
  // The owner has every right that this version of PostgreSQL knows, unless it was revoked.
  const privileges = new Set(there.map(({ kind, privilege }) => `${kind} ${privilege}`));
  const targets = new Set(there.map(targetKey));
  const isUnknown = ({ role }: Right): boolean => role !== null && !roles.has(role);
  const rights = ofBackup.filter(
    (right) =>
      !isUnknown(right) &&
      targets.has(targetKey(right)) &&
      privileges.has(`${right.kind} ${right.privilege}`) &&
      (right.kind !== 'schema' || right.privilege === 'USAGE'),
  );
  const unknownRoles = [...new Set(ofBackup.filter(isUnknown).map(({ role }) => role!))].sort();
  return { rights, unknownRoles };
}

/**
 * Lets roles that `wanted` names use a schema. Does nothing when they may already, or when the
 * schema has another owner.
 */
export async function grantUse(
  client: pg.ClientBase,
  schema: string,
  wanted: readonly Right[],
): Promise<void> {
  const { rows } = await client.query<{ ours: boolean }>(
    `select pg_has_role(nspowner, 'usage') as ours from pg_namespace where nspname = $1`,
    [schema],
  );
  if (!rows[0]?.ours) return;
  const there = new Set((await rightsOf(client, schema)).map(keyOf));
  for (const right of wanted) {
    if (right.kind === 'schema' && !there.has(keyOf(right))) await grant(client, schema, right);
  }
}
