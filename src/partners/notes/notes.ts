import type { Clock } from '../../platform/clock.ts';
import type { Db, Tx } from '../../platform/db/index.ts';
import { ExpectedError } from '../../platform/errors.ts';
import { checkedText } from '../../platform/validation/index.ts';
import { deleteNote, insertNote, type NoteRow, selectNotes } from './note.sql.ts';

/** Operators' notes about partners, which only operators see. */
export interface PartnerNotes {
  /** Returns the last 200 notes, newest first. */
  list(partnerId: number): Promise<NoteRow[]>;
  /** Throws `validation_error` for a text that is empty or longer than 1,000 characters. */
  add(tx: Tx, partnerId: number, note: { author: string; text: string }): Promise<NoteRow>;
  /** Throws `not_found`. */
  remove(tx: Tx, partnerId: number, noteId: number): Promise<void>;
}

export const createPartnerNotes = (db: Db, clock: Clock): PartnerNotes => ({
  list: (partnerId) => db.query(selectNotes, [partnerId]),
  add: async (tx, partnerId, { author, text }) =>
    tx.one(insertNote, [partnerId, author, checkedText('text', text), clock.now()]),
  async remove(tx, partnerId, noteId) {
    const removed = await tx.maybeOne(deleteNote, [partnerId, noteId]);
    if (!removed) throw new ExpectedError('not_found', `There is no note ${noteId}.`);
  },
});
