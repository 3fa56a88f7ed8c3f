import { emailProblem } from '../partners/index.ts';
import {
  choice,
  type FormDefinition,
  lines,
  type RefusedForm,
  required,
  text,
  type Typed,
  type Values,
} from '../platform/forms/index.ts';

/** The kinds of faults that travellers report, in the order of the form. */
export const REPORT_KINDS = [
  'price',
  'facts',
  'photos',
  'place',
  'unavailable',
  'fraud',
  'illegal',
  'other',
] as const;

export type ReportKind = (typeof REPORT_KINDS)[number];

const fields = {
  what: required(choice(REPORT_KINDS)),
  message: lines(2000),
  email: text(emailProblem),
};

/** The form by which travellers report a listing. */
export const reportForm: FormDefinition<typeof fields, 'missing'> = {
  purpose: 'report-form',
  trap: 'website',
  fields,
  rules: ({ what, message }) =>
    what === 'other' && message === null ? { message: 'missing' } : {},
};

/** A checked report. */
export type Report = Values<typeof fields>;

/** The form as posted. */
export type ReportForm = Typed<typeof fields>;

/** Why a report was refused; pages have a sentence for each problem code. */
export type ReportRefusal = RefusedForm<typeof fields, 'missing'>;
