import linkShorteners from '../../../data/link-shorteners.json' with { type: 'json' };
import { plainWords } from './business-name.ts';
import { mailDomainOf } from './mail-domain.ts';
import type { ApplicationRow } from './application.sql.ts';
import type { FormerRow } from './former.sql.ts';

/** A fact about an application that may tell a fraud, with its evidence. */
export type Hint =
  | { kind: 'free_mail'; domain: string }
  /** `leadsTo` is the host that answered, if the website was checked. */
  | { kind: 'short_link'; host: string; leadsTo: string | null }
  /** Words about payment by transfer, or about dealing off the platform. */
  | { kind: 'off_platform'; phrases: string[] }
  /** The website does not answer, though many listings are announced. */
  | { kind: 'size_without_site'; listings: number }
  /** The first page links to too few pages for the announced listings. */
  | { kind: 'size'; listings: number; links: number }
  | { kind: 'same_words'; application: number; business: string; percent: number }
  | { kind: 'declined_domain'; application: number; business: string; domain: string };

const SHORTENERS = new Set(linkShorteners);

/**
 * Phrases about paying by transfer, in advance or in ways that cannot be taken back, and about dealing
 * elsewhere, in the languages of the form; without accents, as `plainWords` writes them.
 */
const OFF_PLATFORM = `
  bank transfer|wire transfer|by transfer|iban|western union|moneygram|gift card|gift cards|bitcoin|
  crypto|usdt|friends and family|pay in advance|payment in advance|deposit first|cash only|whatsapp|
  telegram|contact me directly|outside the platform|
  virement|mandat cash|carte cadeau|payer d avance|paiement d avance|hors plateforme|
  transferencia|pago por adelantado|pagar por adelantado|bizum|fuera de la plataforma|
  pagamento antecipado|mb way|fora da plataforma|
  uberweisung|vorkasse|anzahlung vorab|ausserhalb der plattform|außerhalb der plattform|
  overboeking|bankoverschrijving|vooruitbetaling|vooruit betalen|buiten het platform`
  .split('|')
  .map((phrase) => phrase.trim());

/** Number of listings from which an announced size is compared with the website. */
const MANY_LISTINGS = 20;
/** Announced listings for each page that the first page links to. */
const LISTINGS_PER_LINK = 25;
/** Number of words in a row by which texts are compared. */
const SHINGLE_WORDS = 4;
/** Texts with fewer runs of words are not compared: they say what everybody says. */
const MIN_SHINGLES = 8;
/** Share of a text's runs of words that must be in another text. */
const SAME_SHARE = 0.4;

/** Returns the runs of a text's words, each once. */
function shinglesOf(text: string): Set<string> {
  const words = plainWords(text);
  const runs = words.slice(SHINGLE_WORDS - 1);
  return new Set(runs.map((_, at) => words.slice(at, at + SHINGLE_WORDS).join(' ')));
}

const hostOf = (website: string): string =>
  URL.parse(website)?.hostname.replace(/^www\./, '') ?? '';

/** Returns the domains by which an applicant is known: of its website, and of an address of its own. */
function domainsOf({ website, email }: Pick<FormerRow, 'website' | 'email'>): string[] {
  const host = hostOf(website);
  const mail = email === null ? null : mailDomainOf(email, website);
  const own = mail && !mail.free ? [mail.domain] : [];
  return [...new Set([...(host && !SHORTENERS.has(host) ? [host] : []), ...own])];
}

const isSameDomain = (one: string, other: string): boolean =>
  one === other || one.endsWith(`.${other}`) || other.endsWith(`.${one}`);

type Judged = Pick<
  ApplicationRow,
  'id' | 'website' | 'email' | 'about' | 'listings' | 'website_check'
>;

const ofMail = ({ email, website }: Judged): Hint[] => {
  const mail = email === null ? null : mailDomainOf(email, website);
  return mail?.free ? [{ kind: 'free_mail', domain: mail.domain }] : [];
};

const ofLink = ({ website, website_check: check }: Judged): Hint[] => {
  const host = hostOf(website);
  if (!SHORTENERS.has(host)) return [];
  const answered = check?.host?.replace(/^www\./, '') ?? null;
  return [{ kind: 'short_link', host, leadsTo: answered === host ? null : answered }];
};

const ofWords = ({ about }: Judged): Hint[] => {
  const text = ` ${plainWords(about ?? '').join(' ')} `;
  const phrases = OFF_PLATFORM.filter((phrase) => text.includes(` ${phrase} `));
  return phrases.length > 0 ? [{ kind: 'off_platform', phrases }] : [];
};

const ofSize = ({ listings, website_check: check }: Judged): Hint[] => {
  if (!check || listings < MANY_LISTINGS) return [];
  if (check.status === null || check.status >= 400)
    return [{ kind: 'size_without_site', listings }];
  const { links } = check;
  const isSmall = typeof links === 'number' && links * LISTINGS_PER_LINK < listings;
  return isSmall ? [{ kind: 'size', listings, links }] : [];
};

/**
 * Creates the function that finds hints in an application.
 * @param formers applications to compare with; the application itself may be among them
 */
export function createHints(formers: readonly FormerRow[]): (application: Judged) => Hint[] {
  const holders = new Map<string, FormerRow[]>();
  for (const former of formers) {
    for (const run of shinglesOf(former.about ?? '')) {
      const known = holders.get(run);
      if (known) known.push(former);
      else holders.set(run, [former]);
    }
  }
  const declined = formers
    .filter(({ status }) => status === 'declined')
    .flatMap((row) => domainsOf(row).map((domain) => ({ row, domain })));

  /** The earlier application that shares most words, if they are many. */
  const sameWords = ({ id, about }: Judged): Hint[] => {
    const runs = shinglesOf(about ?? '');
    if (runs.size < MIN_SHINGLES) return [];
    const shared = new Map<FormerRow, number>();
    for (const run of runs) {
      for (const former of holders.get(run) ?? []) {
        if (former.id < id) shared.set(former, (shared.get(former) ?? 0) + 1);
      }
    }
    const [most] = [...shared].toSorted((a, b) => b[1] - a[1]);
    if (!most || most[1] / runs.size < SAME_SHARE) return [];
    const [{ id: application, business }, count] = most;
    const percent = Math.round((100 * count) / runs.size);
    return [{ kind: 'same_words', application, business, percent }];
  };

  const declinedDomain = (application: Judged): Hint[] => {
    const own = domainsOf(application);
    const found = declined.find(
      ({ row, domain }) =>
        row.id !== application.id && own.some((known) => isSameDomain(known, domain)),
    );
    if (!found) return [];
    const { row, domain } = found;
    return [{ kind: 'declined_domain', application: row.id, business: row.business, domain }];
  };

  return (application) =>
    [declinedDomain, sameWords, ofWords, ofLink, ofSize, ofMail].flatMap((find) =>
      find(application),
    );
}
