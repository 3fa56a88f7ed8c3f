import { statement } from '../../platform/db/index.ts';

/** An operator's note about a partner. */
export interface NoteRow {
  id: number;
  partner_id: number;
  at: Date;
  /** The operator's email address. */
  author: string;
  text: string;
}

const SELECTED = 'id, partner_id, at, author, text';

/** Selects notes, newest first. */
export const selectNotes = statement<NoteRow, [partnerId: number]>(
  'partners.select_notes',
  `select ${SELECTED} from partner_note where partner_id = $1 order by id desc limit 200`,
);

export const insertNote = statement<
  NoteRow,
  [partnerId: number, author: string, text: string, now: Date]
>(
  'partners.insert_note',
  `insert into partner_note (partner_id, author, text, at) values ($1, $2, $3, $4)
   returning ${SELECTED}`,
);

export const deleteNote = statement<NoteRow, [partnerId: number, noteId: number]>(
  'partners.delete_note',
  `delete from partner_note where partner_id = $1 and id = $2 returning ${SELECTED}`,
);
