import { statement } from '../db/index.ts';

/** Data that was erased early, or that may no longer be stored, and must not come back. */
export interface Erasure {
  kind: 'lead' | 'application' | 'report' | 'account' | 'member' | 'operator';
  /** The id of the erased object. */
  subject: string;
  at: Date;
}

export const selectInstallation = statement<{ id: string }>(
  'erasures.select_installation',
  'select id::text from installation',
);

export const selectErasures = statement<Erasure>(
  'erasures.select_erasures',
  'select kind, subject, at from erasure order by id',
);

/** Selects a mark of the newest erasure; no row when there is none. */
export const selectNewestErasure = statement<{ mark: string }>(
  'erasures.select_newest_erasure',
  `select id || ' ' || at as mark from erasure order by id desc limit 1`,
);

/** Stores erasures from JSON `[{kind, subject, at}]`; known ones stay unchanged. */
export const insertErasures = statement<never, [erasures: string]>(
  'erasures.insert_erasures',
  `insert into erasure (kind, subject, at)
   select kind, subject, at
   from json_to_recordset($1::json) as e (kind text, subject text, at timestamptz)
   on conflict do nothing`,
);
