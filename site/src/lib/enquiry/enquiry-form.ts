import type { EnquiryAnswer, EnquiryForm, EnquiryProblem } from '#lib/services.ts';

const FIELDS = [
  'name',
  'email',
  'phone',
  'start_date',
  'end_date',
  'guests',
  'message',
  'consent',
  'website',
  'form',
] as const satisfies readonly (keyof EnquiryForm)[];

const NOT_TICKED = new Set(['', '0', 'false', 'off', 'no']);

/** What the page needs to show a refused form again, with what was typed. */
export interface EnquiryRefusal {
  why: Exclude<EnquiryAnswer, { sent: true }>['why'];
  problems: Partial<Record<keyof EnquiryForm, EnquiryProblem>>;
  retryAfterSeconds: number;
  values: EnquiryForm;
}

/** The fields of a posted form; files and repeated fields count as nothing. */
export function readEnquiryForm(data: FormData): EnquiryForm {
  const form = {} as EnquiryForm;
  for (const name of FIELDS) {
    const value = data.get(name);
    // Browsers send line ends as CR LF, and count them as one character.
    form[name] = typeof value === 'string' ? value.replaceAll('\r\n', '\n') : '';
  }
  // Any value of a ticked box means that it was ticked, but for those that say that it was not.
  form.consent = NOT_TICKED.has(form.consent.trim().toLowerCase()) ? '' : '1';
  return form;
}

/** A refusal for the page. */
export function refusalOf(
  answer: Exclude<EnquiryAnswer, { sent: true }>,
  values: EnquiryForm,
): EnquiryRefusal {
  return {
    why: answer.why,
    problems: answer.why === 'invalid' ? answer.problems : {},
    retryAfterSeconds: answer.why === 'too_many' ? answer.retryAfterSeconds : 0,
    values: { ...values, website: '', form: '' },
  };
}
