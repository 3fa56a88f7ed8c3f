import {
  isTicked,
  lineProblem,
  linesOf,
  linesProblem,
  problemsIn,
} from '../../platform/forms/index.ts';
import { check, httpsUrl } from '../../platform/validation/index.ts';
import { emailProblem } from '../account.schema.ts';
import { CATEGORIES } from '../partner.schema.ts';

/** How an applicant would send its listings; `form` is one who can do neither of the others. */
export const DELIVERIES = ['api', 'feed', 'form'] as const;

export type Delivery = (typeof DELIVERIES)[number];

/** The application form as it was sent, nothing trimmed or converted. Absent fields are empty. */
export interface ApplicationForm {
  business: string;
  website: string;
  contact: string;
  email: string;
  country: string;
  about: string;
  /** The boxes that were ticked. */
  category: string[];
  /** That it owns or manages what it lists. */
  owns: string;
  listings: string;
  delivery: string;
  /** Where its feed is; of interest only with that way of delivery. */
  feed: string;
  terms: string;
  /** A field that people do not see, so anything in it came from a robot. */
  fax: string;
  /** The signed moment that the form was shown. */
  form: string;
}

/** Why a field was refused, in a word that pages have a sentence for in each language. */
export type ApplicationProblem =
  | 'missing'
  | 'too_long'
  | 'bad_characters'
  | 'not_an_email'
  | 'local_part_not_ascii'
  | 'not_a_website'
  | 'not_a_country'
  | 'not_a_number'
  | 'not_an_https_address'
  | 'not_agreed';

export type ApplicationProblems = Partial<Record<keyof ApplicationForm, ApplicationProblem>>;

/** Who would like to become a partner, checked. */
export interface Application {
  business: string;
  website: string;
  contact: string;
  email: string;
  country: string;
  about: string;
  categories: string[];
  listings: number;
  delivery: Delivery;
  feedAddress: string | null;
}

const MOST_LISTINGS = 1_000_000;

/** Digits, in groups of three or not: `1200`, `1,200`, `1 200`, `1.200`. */
const NUMBER = /^\d{1,7}$|^\d{1,3}(?:[ .,'’\u00a0\u202f]\d{3}){1,2}$/;

const feedAddress = httpsUrl();

const required = (text: string, most: number): ApplicationProblem | undefined =>
  text === '' ? 'missing' : lineProblem(text, most);

/** People write `vans.example`; browsers and partners' pages need the whole of it. */
const withScheme = (text: string): string =>
  text === '' || text.includes('://') ? text : `https://${text}`;

function websiteProblem(address: string): ApplicationProblem | undefined {
  const problem = required(address, 300);
  if (problem) return problem;
  const url = URL.canParse(address) ? new URL(address) : undefined;
  const named = /^https?:$/.test(url?.protocol ?? '') && /[^.]\.[^.]/.test(url?.hostname ?? '');
  return named && !url?.username && !url?.password && !/\s/.test(address)
    ? undefined
    : 'not_a_website';
}

function listingsProblem(text: string): ApplicationProblem | undefined {
  if (text === '') return 'missing';
  const number = NUMBER.test(text) ? numberOf(text) : 0;
  return number >= 1 && number <= MOST_LISTINGS ? undefined : 'not_a_number';
}

const numberOf = (text: string): number => Number(text.replaceAll(/\D/g, ''));

function feedProblem(address: string): ApplicationProblem | undefined {
  return address === '' || check(feedAddress, address).ok ? undefined : 'not_an_https_address';
}

/** Reads the form: the application, or every field that has to be mended and why. */
export function readApplication(
  form: ApplicationForm,
  countries: ReadonlySet<string>,
): { ok: true; application: Application } | { ok: false; problems: ApplicationProblems } {
  const business = form.business.trim();
  const website = withScheme(form.website.trim());
  const contact = form.contact.trim();
  const email = form.email.trim();
  const country = form.country.trim().toUpperCase();
  const about = linesOf(form.about);
  const categories = CATEGORIES.filter((category) => form.category.includes(category));
  const listings = form.listings.trim();
  const delivery = DELIVERIES.find((known) => known === form.delivery);
  const feed = delivery === 'feed' ? form.feed.trim() : '';
  const problems = problemsIn<ApplicationProblems>({
    business: required(business, 120),
    website: websiteProblem(website),
    contact: required(contact, 120),
    email: emailProblem(email),
    country: country === '' ? 'missing' : countries.has(country) ? undefined : 'not_a_country',
    about: about === '' ? 'missing' : linesProblem(about, 2000),
    category: categories.length === 0 ? 'missing' : undefined,
    owns: isTicked(form.owns) ? undefined : 'not_agreed',
    listings: listingsProblem(listings),
    delivery: delivery === undefined ? 'missing' : undefined,
    feed: feedProblem(feed),
    terms: isTicked(form.terms) ? undefined : 'not_agreed',
  });
  if (delivery === undefined || Object.keys(problems).length > 0) return { ok: false, problems };
  const who = { business, website, contact, email, country, about };
  const what = { categories, listings: numberOf(listings), delivery, feedAddress: feed || null };
  return { ok: true, application: { ...who, ...what } };
}
