import { money } from '#lib/format/money.ts';
import { audit as words } from '#messages/console/audit.ts';
import { showCountry } from './format.ts';
import type { AuditEntry } from './types.ts';

/** One value that changed, according to an entry of the audit log. */
export interface ShownChange {
  name: string;
  before: string | null;
  after: string | null;
  /** The old and new value as recorded, in JSON. */
  raw: string;
}

type Values = Record<string, unknown>;

interface Price {
  from: number;
  unit: string;
  deposit?: number;
  currency: string;
}

interface Range {
  start: string;
  end: string;
  status: string;
  price?: number;
}

const json = (value: unknown): string => JSON.stringify(value) ?? '–';

const inMoney = (minorUnits: number, currency: unknown): string =>
  typeof currency === 'string' ? money('en', minorUnits, currency) : String(minorUnits);

function priceInWords({ from, unit, deposit, currency, ...rest }: Price): string {
  const others = Object.keys(rest).length > 0 ? [json(rest)] : [];
  const held = deposit === undefined ? [] : [words.deposit(inMoney(deposit, currency))];
  return [words.price(inMoney(from, currency), unit), ...held, ...others].join(', ');
}

/**
 * Formats a value: countries by name, prices as money, another listing by its title, anything else
 * as recorded.
 */
function shown(name: string, value: unknown): string | null {
  if (value === undefined || value === null) return null;
  if (name === 'other' && typeof value === 'object' && 'title' in value && 'id' in value) {
    return `${value.title} (${value.id})`;
  }
  if (name === 'price' && typeof value === 'object') return priceInWords(value as Price);
  if (name === 'countries' && Array.isArray(value)) return value.map(showCountry).join(', ');
  return typeof value === 'object' ? json(value) : String(value);
}

/** Returns the values of one side by name. Each date range of a calendar gets a name of its own. */
function valuesOf(side: object | null): Values {
  const { ranges, currency, ...values } = (side ?? {}) as Values;
  if (!Array.isArray(ranges)) return { ...side };
  const nights = (ranges as Range[]).map(({ start, end, status, price }) => [
    `${start} – ${end}`,
    price === undefined ? status : `${status}, ${inMoney(price, currency)}`,
  ]);
  return { ...values, ...Object.fromEntries(nights) };
}

/**
 * Returns the values that differ before and after, by name; all values when only one side is
 * recorded. Leaves out the reason, because an entry shows it separately.
 */
export function changesOf(entry: {
  before: object | null;
  after: object | null;
  reason: string | null;
}): ShownChange[] {
  const [before, after] = [valuesOf(entry.before), valuesOf(entry.after)];
  return [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .map((name) => ({
      name,
      before: shown(name, before[name]),
      after: shown(name, after[name]),
      raw: `${name}: ${json(before[name])} → ${json(after[name])}`,
    }))
    .filter(({ before: was, after: is }) => was !== is)
    .filter(({ name, after: is }) => name !== 'reason' || is !== entry.reason);
}

/** Folder of the page that shows a subject, by the first word of the subject. */
const PAGES: Record<string, string> = {
  application: 'applications',
  claim: 'claims',
  partner: 'partners',
  listing: 'listings',
  report: 'reports',
  feed: 'feeds',
  lead: 'leads',
};

/**
 * Returns the page of an entry's subject, such as `listing 17`; undefined when it has none. Entries
 * by members name a listing by the partner's own id, which may be a number as well, so those link
 * to a search for the id.
 */
export function pageOfSubject({
  subject,
  actor_kind: actor,
}: Pick<AuditEntry, 'subject' | 'actor_kind'>): string | undefined {
  const [, kind = '', name] = /^(\w+) (\S+)$/.exec(subject) ?? [];
  const page = Object.hasOwn(PAGES, kind) ? PAGES[kind] : undefined;
  if (kind === 'listing' && name && actor === 'member') {
    return `/operator/listings?q=${encodeURIComponent(name)}`;
  }
  return page && name && `/operator/${page}/${name}`;
}
