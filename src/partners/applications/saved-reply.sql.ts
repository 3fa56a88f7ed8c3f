import { statement } from '../../platform/db/index.ts';

/** The form that a reply fills in. */
export type ReplyKind = 'ask' | 'decline';

/** An operator's answer that is kept for use again. */
export interface SavedReply {
  id: number;
  kind: ReplyKind;
  /** Its name among operators. */
  title: string;
  text: string;
}

const SELECTED = 'id, kind, title, text';

export const selectReplies = statement<SavedReply>(
  'partners.select_replies',
  `select ${SELECTED} from saved_reply order by kind, lower(title), id limit 200`,
);

export const insertReply = statement<
  SavedReply,
  [kind: ReplyKind, title: string, text: string, now: Date]
>(
  'partners.insert_reply',
  `insert into saved_reply (kind, title, text, updated_at) values ($1, $2, $3, $4)
   returning ${SELECTED}`,
);

export const updateReply = statement<
  SavedReply,
  [id: number, kind: ReplyKind, title: string, text: string, now: Date]
>(
  'partners.update_reply',
  `update saved_reply set kind = $2, title = $3, text = $4, updated_at = $5 where id = $1
   returning ${SELECTED}`,
);

export const deleteReply = statement<SavedReply, [id: number]>(
  'partners.delete_reply',
  `delete from saved_reply where id = $1 returning ${SELECTED}`,
);
