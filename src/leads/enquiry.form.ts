import { emailProblem } from '../partners/index.ts';
import {
  isTicked,
  lineProblem,
  linesOf,
  linesProblem,
  problemsIn,
} from '../platform/forms/index.ts';
import { isRealDate } from '../platform/validation/index.ts';

/** The enquiry form as it was sent, nothing trimmed or converted. Absent fields are empty. */
export interface EnquiryForm {
  name: string;
  email: string;
  phone: string;
  start_date: string;
  end_date: string;
  guests: string;
  message: string;
  consent: string;
  /** A field that people do not see, so anything in it came from a robot. */
  website: string;
  /** The signed moment that the form was shown. */
  form: string;
}

/** Why a field was refused, in a word that pages have a sentence for in each language. */
export type EnquiryProblem =
  | 'missing'
  | 'too_long'
  | 'not_an_email'
  | 'local_part_not_ascii'
  | 'not_a_date'
  | 'end_not_after_start'
  | 'not_1_to_50'
  | 'not_agreed'
  | 'bad_characters';

export type EnquiryProblems = Partial<Record<keyof EnquiryForm, EnquiryProblem>>;

/** What a traveller wants to know, checked. */
export interface Enquiry {
  name: string;
  email: string;
  phone: string | null;
  startDate: string | null;
  endDate: string | null;
  guests: number | null;
  message: string | null;
}

const dateProblem = (text: string): EnquiryProblem | undefined =>
  text === '' || (/^\d{4}-\d{2}-\d{2}$/.test(text) && isRealDate(text)) ? undefined : 'not_a_date';

/** Of an end that is a date; a start that is none has a problem of its own. */
function orderProblem(start: string, end: string): EnquiryProblem | undefined {
  const comparable = start !== '' && end !== '' && dateProblem(start) === undefined;
  return comparable && end <= start ? 'end_not_after_start' : undefined;
}

function guestsProblem(text: string): EnquiryProblem | undefined {
  if (text === '') return undefined;
  const guests = Number(text);
  return /^\d{1,3}$/.test(text) && guests >= 1 && guests <= 50 ? undefined : 'not_1_to_50';
}

/** Reads the form: the enquiry, or every field that has to be mended and why. */
export function readEnquiry(
  form: EnquiryForm,
): { ok: true; enquiry: Enquiry } | { ok: false; problems: EnquiryProblems } {
  const name = form.name.trim();
  const address = form.email.trim();
  const phone = form.phone.trim();
  const start = form.start_date.trim();
  const end = form.end_date.trim();
  const guests = form.guests.trim();
  const message = linesOf(form.message);
  const problems = problemsIn<EnquiryProblems>({
    name: name === '' ? 'missing' : lineProblem(name, 120),
    email: emailProblem(address),
    phone: lineProblem(phone, 40),
    start_date: dateProblem(start),
    end_date: dateProblem(end) ?? orderProblem(start, end),
    guests: guestsProblem(guests),
    message: linesProblem(message, 2000),
    consent: isTicked(form.consent) ? undefined : 'not_agreed',
  });
  if (Object.keys(problems).length > 0) return { ok: false, problems };
  return {
    ok: true,
    enquiry: {
      name,
      email: address,
      phone: phone || null,
      startDate: start || null,
      endDate: end || null,
      guests: guests === '' ? null : Number(guests),
      message: message || null,
    },
  };
}
