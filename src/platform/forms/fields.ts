// oxlint-disable-next-line no-control-regex
const CONTROL = /[\u0000-\u001f\u007f]/;
// oxlint-disable-next-line no-control-regex
const CONTROL_BUT_LINES = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/;

const tooLong = (text: string, most: number): boolean => [...text].length > most;

/** Finds what is wrong with a text on one line; `most` counts code points. */
export function lineProblem(text: string, most: number): 'bad_characters' | 'too_long' | undefined {
  if (CONTROL.test(text) || !text.isWellFormed()) return 'bad_characters';
  return tooLong(text, most) ? 'too_long' : undefined;
}

/** The same of a text that may have several lines. */
export function linesProblem(
  text: string,
  most: number,
): 'bad_characters' | 'too_long' | undefined {
  if (CONTROL_BUT_LINES.test(text) || !text.isWellFormed()) return 'bad_characters';
  return tooLong(text, most) ? 'too_long' : undefined;
}

/** What was typed into a text of several lines: browsers send line breaks of forms as CR LF. */
export const linesOf = (field: string): string => field.replaceAll('\r\n', '\n').trim();

/** Whether a box was ticked. */
export const isTicked = (field: string): boolean =>
  !['', '0', 'false', 'off', 'no'].includes(field.trim().toLowerCase());

/** Leaves the fields out that nothing is wrong with. */
export const problemsIn = <Problems extends object>(found: Problems): Problems =>
  Object.fromEntries(Object.entries(found).filter(([, why]) => why !== undefined)) as Problems;
