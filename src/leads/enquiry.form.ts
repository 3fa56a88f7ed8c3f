import { emailAddress } from '../partners/index.ts';
import { check, isRealDate } from '../platform/validation/index.ts';

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

// oxlint-disable-next-line no-control-regex
const CONTROL = /[\u0000-\u001f\u007f]/;
// oxlint-disable-next-line no-control-regex
const CONTROL_BUT_LINES = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/;

const email = emailAddress();

const tooLong = (text: string, most: number): boolean => [...text].length > most;

/** Finds what is wrong with a text on one line; `most` counts code points. */
function lineProblem(text: string, most: number): EnquiryProblem | undefined {
  if (CONTROL.test(text) || !text.isWellFormed()) return 'bad_characters';
  return tooLong(text, most) ? 'too_long' : undefined;
}

function emailProblem(text: string): EnquiryProblem | undefined {
  if (text === '') return 'missing';
  return lineProblem(text, 254) ?? (check(email, text).ok ? undefined : 'not_an_email');
}

function messageProblem(text: string): EnquiryProblem | undefined {
  if (CONTROL_BUT_LINES.test(text) || !text.isWellFormed()) return 'bad_characters';
  return tooLong(text, 2000) ? 'too_long' : undefined;
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

const agreed = (consent: string): boolean =>
  !['', '0', 'false', 'off', 'no'].includes(consent.trim().toLowerCase());

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
  // Browsers send line breaks of forms as CR LF.
  const message = form.message.replaceAll('\r\n', '\n').trim();
  const found: EnquiryProblems = {
    name: name === '' ? 'missing' : lineProblem(name, 120),
    email: emailProblem(address),
    phone: lineProblem(phone, 40),
    start_date: dateProblem(start),
    end_date: dateProblem(end) ?? orderProblem(start, end),
    guests: guestsProblem(guests),
    message: messageProblem(message),
    consent: agreed(form.consent) ? undefined : 'not_agreed',
  };
  const problems = Object.fromEntries(Object.entries(found).filter(([, why]) => why !== undefined));
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
