import type { Queryable } from './queryable.ts';
import { statement } from './statement.ts';

/** What the role of a connection may do besides owning its database. */
export interface RoleRights {
  name: string;
  superuser: boolean;
  createrole: boolean;
  createdb: boolean;
  bypassrls: boolean;
  replication: boolean;
}

const selectRole = statement<RoleRights>(
  'db.select_role',
  `select rolname as name, rolsuper as superuser, rolcreaterole as createrole,
     rolcreatedb as createdb, rolbypassrls as bypassrls, rolreplication as replication
   from pg_roles where rolname = current_user`,
);

/** Returns the rights of the role that is connected. */
export const rightsOfRole = (db: Queryable): Promise<RoleRights> => db.one(selectRole);

const selectTime = statement<{ now: Date }>('db.select_time', 'select clock_timestamp() as now');

/** Returns the time by the clock of the database's machine. */
export const timeOfDatabase = async (db: Queryable): Promise<Date> =>
  (await db.one(selectTime)).now;

const selectArchived = statement<{ archived_at: Date | null }>(
  'db.select_archived',
  `select last_archived_time as archived_at from pg_stat_archiver
   where current_setting('archive_mode') <> 'off'`,
);

/** Returns when PostgreSQL last archived its log, for a return to a point in time; null when it does not. */
export const lastArchivedAt = async (db: Queryable): Promise<Date | null> =>
  (await db.maybeOne(selectArchived))?.archived_at ?? null;
