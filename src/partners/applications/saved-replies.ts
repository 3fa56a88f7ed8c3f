import type { Clock } from '../../platform/clock.ts';
import type { Db, Tx } from '../../platform/db/index.ts';
import { ExpectedError, validationError } from '../../platform/errors.ts';
import { checkedText } from '../../platform/validation/index.ts';
import {
  deleteReply,
  insertReply,
  type ReplyKind,
  type SavedReply,
  selectReplies,
  updateReply,
} from './saved-reply.sql.ts';

export type { ReplyKind, SavedReply };

export const REPLY_KINDS: readonly ReplyKind[] = ['ask', 'decline'];

const MAX_TITLE_CHARACTERS = 80;

/** A reply as typed. */
type Typed = Pick<SavedReply, 'kind' | 'title' | 'text'>;

/** Operators' answers to applicants that are kept for use again. */
export interface SavedReplies {
  /** Returns up to 200 replies, by kind and title. */
  list(): Promise<SavedReply[]>;
  /** Throws `validation_error` for a title or text that is empty or too long. */
  add(tx: Tx, typed: Typed): Promise<SavedReply>;
  /** Throws `not_found` and `validation_error`. */
  edit(tx: Tx, id: number, typed: Typed): Promise<SavedReply>;
  /** Throws `not_found`. */
  remove(tx: Tx, id: number): Promise<SavedReply>;
}

function checked({ title, text }: Typed): [title: string, text: string] {
  const name = checkedText('title', title);
  if ([...name].length > MAX_TITLE_CHARACTERS) {
    const message = `must have at most ${MAX_TITLE_CHARACTERS} characters`;
    throw validationError([{ path: 'title', message }]);
  }
  return [name, checkedText('text', text)];
}

const found = (row: SavedReply | undefined, id: number): SavedReply => {
  if (!row) throw new ExpectedError('not_found', `There is no kept reply ${id}.`);
  return row;
};

/** Creates the use cases of kept replies. */
export const createSavedReplies = (db: Db, clock: Clock): SavedReplies => ({
  list: () => db.query(selectReplies),
  add: async (tx, typed) => tx.one(insertReply, [typed.kind, ...checked(typed), clock.now()]),
  edit: async (tx, id, typed) =>
    found(await tx.maybeOne(updateReply, [id, typed.kind, ...checked(typed), clock.now()]), id),
  remove: async (tx, id) => found(await tx.maybeOne(deleteReply, [id]), id),
});
