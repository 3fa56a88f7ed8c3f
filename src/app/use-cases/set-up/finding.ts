import { messageOf } from '../../../platform/errors.ts';

/** How bad it is: nothing to do; to be mended soon; the site does not do what it is for. */
export type Severity = 'ok' | 'warning' | 'problem';

/** What one check of the set-up found. */
export interface Finding {
  /** Name of the check, such as `backup`. */
  check: string;
  severity: Severity;
  /** A sentence that says what is so. */
  says: string;
  /** A sentence that says what to do; null when nothing is. */
  fix: string | null;
}

/** A finding without the name of its check. */
export type Judged = Omit<Finding, 'check'>;

export const ok = (says: string): Judged => ({ severity: 'ok', says, fix: null });

export const warning = (says: string, fix: string): Judged => ({ severity: 'warning', says, fix });

export const problem = (says: string, fix: string): Judged => ({ severity: 'problem', says, fix });

/** Names the check of what was found, or of why nothing could be. */
export const settled = async (check: string, judged: Promise<Judged>): Promise<Finding> => ({
  check,
  ...(await judged.catch((error: unknown) =>
    warning(
      `This could not be checked: ${messageOf(error)}.`,
      'Try again; if it stays, look at the log.',
    ),
  )),
});
