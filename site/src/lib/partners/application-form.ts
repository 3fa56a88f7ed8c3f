import type { ApplicationAnswer, ApplicationForm, ApplicationProblem } from '#lib/services.ts';

/** Fields of one value, in the order in which the page asks for them. */
const FIELDS = [
  'business',
  'website',
  'contact',
  'email',
  'country',
  'about',
  'owns',
  'listings',
  'delivery',
  'feed',
  'terms',
  'fax',
  'form',
] as const satisfies readonly (keyof ApplicationForm)[];

const BOXES = ['owns', 'terms'] as const satisfies readonly (keyof ApplicationForm)[];

/** What the page needs to show a refused form again, with what was typed. */
export interface ApplicationRefusal {
  why: Exclude<ApplicationAnswer, { sent: true }>['why'];
  problems: Partial<Record<keyof ApplicationForm, ApplicationProblem>>;
  retryAfterSeconds: number;
  values: ApplicationForm;
}

/** The fields of a posted form; files count as nothing. */
export function readApplicationForm(data: FormData): ApplicationForm {
  const form = {} as ApplicationForm;
  for (const name of FIELDS) {
    const value = data.get(name);
    // Browsers send line ends as CR LF, and count them as one character.
    form[name] = typeof value === 'string' ? value.replaceAll('\r\n', '\n') : '';
  }
  // Any value of a ticked box means that it was ticked.
  for (const name of BOXES) form[name] = form[name] === '' ? '' : '1';
  form.category = data.getAll('category').filter((value) => typeof value === 'string');
  return form;
}

/** A refusal for the page. */
export function refusalOf(
  answer: Exclude<ApplicationAnswer, { sent: true }>,
  values: ApplicationForm,
): ApplicationRefusal {
  return {
    why: answer.why,
    problems: answer.why === 'invalid' ? answer.problems : {},
    retryAfterSeconds: answer.why === 'too_many' ? answer.retryAfterSeconds : 0,
    values: { ...values, fax: '', form: '' },
  };
}
