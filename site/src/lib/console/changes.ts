import { money } from '#lib/format/money.ts';
import { audit as words } from '#messages/console/audit.ts';
import { showCountry } from './format.ts';
import type { AuditEntry } from './types.ts';

/** One value that an entry of the audit log says has changed. */
export interface ShownChange {
  name: string;
  before: string | null;
  after: string | null;
  /** As it was recorded. */
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

/** Countries by their names, prices as money, another listing by its title, and everything else as it was recorded. */
function shown(name: string, value: unknown): string | null {
  if (value === undefined || value === null) return null;
  if (name === 'other' && typeof value === 'object' && 'title' in value && 'id' in value) {
    return `${value.title} (${value.id})`;
  }
  if (name === 'price' && typeof value === 'object') return priceInWords(value as Price);
  if (name === 'countries' && Array.isArray(value)) return value.map(showCountry).join(', ');
  return typeof value === 'object' ? json(value) : String(value);
}

/** The values of one side by name; each range of a calendar is one of its own. */
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
 * The values that differ before and after, by name; all of them where there is only one side. The reason,
 * which an entry shows by itself, is left out.
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

/** The pages of what entries were done to, by the first word of the subject. */
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
 * The page of an entry's subject, such as `listing 17`; undefined when it has none. Members' entries name
 * listings by the partner's own ids, which may be numbers too: they are looked for.
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
