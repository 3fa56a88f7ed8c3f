export type { NoteRow } from './note.sql.ts';
export { createPartnerNotes, type PartnerNotes } from './notes.ts';
