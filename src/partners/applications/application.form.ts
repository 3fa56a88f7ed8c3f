import {
  choice,
  choices,
  type FormDefinition,
  line,
  lineProblem,
  lines,
  type RefusedForm,
  required,
  text,
  tick,
  type Typed,
  type Values,
  wholeNumber,
} from '../../platform/forms/index.ts';
import { check, httpsUrl } from '../../platform/validation/index.ts';
import { emailProblem } from '../account.schema.ts';
import { CATEGORIES } from '../partner.schema.ts';

/** How an applicant would send its listings; `form` when it can use neither the API nor a feed. */
const DELIVERIES = ['api', 'feed', 'form'] as const;

export type Delivery = (typeof DELIVERIES)[number];

const MAX_LISTINGS = 1_000_000;

/** Digits, optionally in groups of three: `1200`, `1,200`, `1 200`, `1.200`. */
const NUMBER = /^\d{1,7}$|^\d{1,3}(?:[ .,'’\u00a0\u202f]\d{3}){1,2}$/;

const feedAddress = httpsUrl();

/** Adds https:// where people typed only `vans.example`. */
const withScheme = (typed: string): string => (typed.includes('://') ? typed : `https://${typed}`);

function websiteProblem(address: string) {
  const problem = lineProblem(address, 300);
  if (problem) return problem;
  const url = URL.parse(address);
  const named = /^https?:$/.test(url?.protocol ?? '') && /[^.]\.[^.]/.test(url?.hostname ?? '');
  return named && !url?.username && !url?.password && !/\s/.test(address)
    ? undefined
    : 'not_a_website';
}

const fieldsFor = (countries: ReadonlySet<string>) => ({
  business: required(line(120)),
  website: required(text(websiteProblem, withScheme)),
  contact: required(line(120)),
  email: required(text(emailProblem)),
  country: required(
    text(
      (code) => (countries.has(code) ? undefined : 'not_a_country'),
      (code) => code.toUpperCase(),
    ),
  ),
  about: required(lines(2000)),
  category: choices(CATEGORIES),
  /** Confirms that the applicant owns or manages its listings. */
  owns: tick(),
  listings: required(
    wholeNumber({ least: 1, most: MAX_LISTINGS, form: NUMBER, problem: 'not_a_number' }),
  ),
  delivery: required(choice(DELIVERIES)),
  /** The feed's URL; used only when `delivery` is `feed`. */
  feed: text(() => undefined),
  terms: tick(),
});

type ApplicationFields = ReturnType<typeof fieldsFor>;

/** Defines the application form for businesses that want to list. */
export const applicationForm = (
  countries: ReadonlySet<string>,
): FormDefinition<ApplicationFields, 'not_an_https_address'> => ({
  purpose: 'application-form',
  trap: 'fax',
  fields: fieldsFor(countries),
  rules: ({ delivery, feed }) =>
    delivery === 'feed' && feed && !check(feedAddress, feed).ok
      ? { feed: 'not_an_https_address' }
      : {},
});

/** A checked application. */
export interface Application extends Omit<
  Values<ApplicationFields>,
  'category' | 'feed' | 'owns' | 'terms'
> {
  categories: string[];
  feedAddress: string | null;
}

/** Converts a form's values to an application. */
export function applicationOf(values: Values<ApplicationFields>): Application {
  const { category, feed, owns: _agreed, terms: _alsoAgreed, ...rest } = values;
  return { ...rest, categories: category, feedAddress: rest.delivery === 'feed' ? feed : null };
}

/** The form's fields as typed. */
export type ApplicationForm = Typed<ApplicationFields>;

/** Why an application was refused; pages have a sentence for each problem code. */
export type ApplicationRefusal = RefusedForm<ApplicationFields, 'not_an_https_address'>;
