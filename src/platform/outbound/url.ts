import { isIP } from 'node:net';

/** A URL with an acceptable spelling. */
export interface ReadUrl {
  ok: true;
  url: URL;
  /** The name or IP address, without brackets or a trailing dot. */
  host: string;
  /** Whether the host is an IP address. */
  literal: boolean;
  /** Whether the host is a name of local networks only. */
  local: boolean;
  /** Whether the scheme is http, without TLS. */
  plain: boolean;
}

/** A refused URL: the reason for programs, and a sentence for the person who typed it. */
export interface RefusedUrl {
  ok: false;
  reason: 'syntax' | 'scheme' | 'credentials' | 'host' | 'address';
  sentence: string;
}

export const NOT_HTTPS: RefusedUrl = {
  ok: false,
  reason: 'scheme',
  sentence: 'It must start with https://.',
};

// Suffixes that public DNS never resolves: RFC 6761, RFC 6762, RFC 8375, ICANN's reservations, and
// those used by routers and offices.
const localEndings = [
  'localhost',
  'localdomain',
  'local',
  'internal',
  'intranet',
  'private',
  'corp',
  'home',
  'home.arpa',
  'lan',
];

/**
 * Parses a URL from a partner. It is parsed once, by the parser whose result is used to connect, so
 * that no two parsers can disagree about its host. Spellings that parsers repair (control
 * characters, spaces, backslashes) are refused.
 * @param mayBePlain whether http is accepted too; its host is then checked more strictly
 */
export function readUrl(raw: string, mayBePlain = false): ReadUrl | RefusedUrl {
  if (/[\p{Cc}\s\\]/u.test(raw))
    return refuse('syntax', 'It must not hold spaces, backslashes or control characters.');
  const schemes = mayBePlain ? /^https?:\/\/[^/?#]/i : /^https:\/\/[^/?#]/i;
  if (!schemes.test(raw)) return NOT_HTTPS;
  const url = URL.parse(raw);
  if (!url) return refuse('syntax', 'It is not a valid address.');
  if (url.username || url.password || /^https?:\/\/[^/?#]*@/i.test(raw))
    return refuse('credentials', 'It must not hold a user name or a password.');
  const host = url.hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');
  const plain = url.protocol === 'http:';
  if (isIP(host)) return { ok: true, url, host, literal: true, local: false, plain };
  const labels = host.split('.');
  if (host.length > 253 || labels.some((label) => label.length < 1 || label.length > 63))
    return refuse('host', 'Its host is not a valid name.');
  return { ok: true, url, host, literal: false, local: isLocalName(host), plain };
}

/** Returns the refusal as a problem of the field with the URL, without subject and full stop. */
export const problemOfUrl = ({ sentence }: Pick<RefusedUrl, 'sentence'>): string =>
  sentence
    .replace(/^Its host is/, 'names a host that is')
    .replace(/^It /, '')
    .replace(/\.$/, '');

function isLocalName(host: string): boolean {
  if (!host.includes('.')) return true;
  return localEndings.some((ending) => host.endsWith(`.${ending}`) || host === ending);
}

function refuse(reason: RefusedUrl['reason'], sentence: string): RefusedUrl {
  return { ok: false, reason, sentence };
}
