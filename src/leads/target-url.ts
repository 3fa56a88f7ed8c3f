/** The service's name in `utm_source`. */
const SOURCE = 'campcairn';

const nameOf = (parameter: string): string => parameter.split('=', 1)[0] ?? '';

/** Inserts parameters into a URL before any `#`; leaves the rest unchanged. */
function withParameters(url: string, parameters: string[]): string {
  const hash = url.indexOf('#');
  const before = hash === -1 ? url : url.slice(0, hash);
  const fragment = hash === -1 ? '' : url.slice(hash);
  const question = before.indexOf('?');
  if (question === -1) return `${before}?${parameters.join('&')}${fragment}`;
  const base = before.slice(0, question);
  const query = before.slice(question + 1);
  const kept = query.split('&').filter((parameter) => nameOf(parameter) !== 'cc_lead');
  const joined = [kept.join('&'), ...parameters].filter((part) => part !== '').join('&');
  return `${base}?${joined}${fragment}`;
}

/**
 * Returns the URL to which a traveller is redirected: the partner's own, with `utm_source` and, for
 * a stored click, the lead's id. The partner's own `utm_*` are kept; an old `cc_lead` is removed.
 * @param leadId undefined for visits that create no lead, such as a robot's
 */
export function targetUrl(url: string, leadId: string | undefined): string {
  const query = /\?([^#]*)/.exec(url)?.[1] ?? '';
  const present = new Set(query.split('&').map(nameOf));
  const own = [
    ['utm_source', SOURCE],
    ['utm_medium', 'referral'],
  ].filter(([name]) => !present.has(name ?? ''));
  const parameters = own.map((pair) => pair.join('='));
  return withParameters(url, leadId ? [...parameters, `cc_lead=${leadId}`] : parameters);
}

/** The part of a URL before its path. */
const ORIGIN = /^https:\/\/[^/?#\\]*/i;
const NOT_ASCII = /[^\u0021-\u007e]+/g;

/**
 * Encodes a URL for a Location header, which is ASCII: a host in another script as Punycode, other
 * characters by percent-encoding. ASCII characters stay unchanged.
 */
export const forLocationHeader = (url: string): string =>
  url
    .replace(ORIGIN, (origin) => (origin.search(NOT_ASCII) < 0 ? origin : new URL(origin).origin))
    .replace(NOT_ASCII, (text) => encodeURIComponent(text));
