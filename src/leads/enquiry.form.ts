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
  ticks,
  type Typed,
  type Values,
  wholeNumber,
} from '../platform/forms/index.ts';

/** Maximum number of listings in one form. */
export const MOST_AT_ONCE = 3;

const contact = {
  name: required(line(120)),
  email: required(text(emailProblem)),
  phone: line(40),
  start_date: date(),
  end_date: date(),
  guests: wholeNumber({ least: 1, most: 50, form: /^\d{1,3}$/, problem: 'not_1_to_50' }),
  message: lines(2000),
};

const fields = { ...contact, consent: tick() };

const rules = ({
  start_date: start,
  end_date: end,
}: Partial<Values<typeof contact>>): { end_date?: 'end_not_after_start' } =>
  start && end && end <= start ? { end_date: 'end_not_after_start' } : {};

/** The form on a listing's page. */
export const enquiryForm: FormDefinition<typeof fields, 'end_not_after_start'> = {
  purpose: 'enquiry-form',
  trap: 'website',
  fields,
  rules,
};

type FieldsToSeveral = typeof contact & { consent: ReturnType<typeof ticks> };

/**
 * The form that sends one enquiry to several partners. The traveller consents to each partner by a
 * box named by its slug.
 */
export const enquiryFormTo = (
  partners: readonly string[],
): FormDefinition<FieldsToSeveral, 'end_not_after_start'> => ({
  ...enquiryForm,
  fields: { ...contact, consent: ticks(partners) },
});

/** A checked enquiry. */
export type Enquiry = Values<typeof contact>;

/** The form's fields as the traveller typed them. */
export type EnquiryForm = Typed<typeof fields>;

/** Why an enquiry was refused; pages have a sentence for each problem code. */
export type EnquiryRefusal = RefusedForm<typeof fields, 'end_not_after_start'>;

/**
 * The fields of the form to several partners as typed; `consent` contains the slugs of the ticked
 * boxes.
 */
export type EnquiryToSeveralForm = Typed<FieldsToSeveral>;

/** Why the form to several partners was refused. */
export type FormToSeveralRefusal = RefusedForm<FieldsToSeveral, 'end_not_after_start'>;
