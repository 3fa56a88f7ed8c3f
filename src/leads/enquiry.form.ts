import { emailProblem } from '../partners/index.ts';
import {
  date,
  type FormDefinition,
  line,
  lines,
  type RefusedForm,
  required,
  text,
  tick,
  type Typed,
  type Values,
  wholeNumber,
} from '../platform/forms/index.ts';

const fields = {
  name: required(line(120)),
  email: required(text(emailProblem)),
  phone: line(40),
  start_date: date(),
  end_date: date(),
  guests: wholeNumber({ least: 1, most: 50, form: /^\d{1,3}$/, problem: 'not_1_to_50' }),
  message: lines(2000),
  consent: tick(),
};

/** The form on a listing's page. */
export const enquiryForm: FormDefinition<typeof fields, 'end_not_after_start'> = {
  purpose: 'enquiry-form',
  trap: 'website',
  fields,
  rules: ({ start_date: start, end_date: end }) =>
    start && end && end <= start ? { end_date: 'end_not_after_start' } : {},
};

/** A checked enquiry. */
export type Enquiry = Omit<Values<typeof fields>, 'consent'>;

/** The form as it was typed. */
export type EnquiryForm = Typed<typeof fields>;

/** Why an enquiry was refused; pages have a sentence for each problem code. */
export type EnquiryRefusal = RefusedForm<typeof fields, 'end_not_after_start'>;
