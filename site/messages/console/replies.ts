/** Answers to applicants that are kept for use again. */
export const replies = {
  title: 'Kept replies',
  lead: 'Answers to applicants for use again. The page of an application fills them in.',
  kinds: { ask: 'Questions', decline: 'Reasons to decline' },
  kind: 'For',
  kindNames: { ask: 'A question', decline: 'The reason of a decline' },
  name: 'Name',
  text: 'Text, in words for the applicant',
  textHint: 'Goes into the mail as it is, so write it in the language of those who read it.',
  none: 'None yet. Write one below, or keep one as you answer an application.',
  add: 'Keep another',
  addButton: 'Keep reply',
  save: 'Save',
  edit: 'Change',
  remove: 'Remove',
  labels: { title: 'Name', text: 'Text' },
  done: { added: 'Kept.', edited: 'Changed.', removed: 'Removed.' },
};
