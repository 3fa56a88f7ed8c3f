import type { AddressRules } from './address.ts';
import { nameFailed, type Resolver } from './resolver.ts';
import { OutboundError } from './outbound.errors.ts';
import { NOT_HTTPS, readUrl, type ReadUrl, type RefusedUrl } from './url.ts';

export type UrlCheck = { ok: true; url: URL } | RefusedUrl;

export interface Guard {
  /** Parses a URL; throws `blocked` when its spelling alone forbids it. */
  admit(raw: string, mayBePlain?: boolean): URL;
  /** Resolves a host to its IP addresses; throws when any of them may not be connected to. */
  addresses(host: string, isPlain: boolean): Promise<string[]>;
  /**
   * Whether a socket connected to this IP address may be used; without TLS only when the settings
   * allow the address.
   */
  permits(address: string | undefined, isPlain: boolean): boolean;
  /** Checks a URL that a person typed. A name that does not resolve now is accepted. */
  check(raw: string, mayBePlain?: boolean): Promise<UrlCheck>;
}

const privateHost = 'Its host is not on the public internet.';

/** Creates the guard that decides which hosts may be connected to. */
export function createGuard(rules: AddressRules, resolver: Resolver): Guard {
  /** Local names and plain http are allowed only when the settings allow their addresses. */
  const mayUse = (read: ReadUrl, address: string) =>
    read.local || read.plain ? rules.opens(address) : rules.permits(address);

  const readHost = (host: string, isPlain: boolean) => {
    const scheme = isPlain ? 'http' : 'https';
    const read = readUrl(`${scheme}://${host.includes(':') ? `[${host}]` : host}/`, isPlain);
    if (!read.ok) throw new OutboundError('blocked', read.sentence);
    return read;
  };

  const resolveAllowed = async (read: ReadUrl) => {
    if (read.literal) return mayUse(read, read.host) ? [read.host] : refuseHost();
    if (read.local && !rules.opensAny) return refuseHost();
    const found = await resolver.resolve(read.host).catch((cause: unknown) => {
      throw cause instanceof OutboundError ? cause : nameFailed(cause);
    });
    if (found.length === 0) throw nameFailed();
    return found.every((address) => mayUse(read, address)) ? found : refuseHost();
  };

  return {
    admit(raw, mayBePlain) {
      const read = readUrl(raw, mayBePlain);
      if (!read.ok) throw new OutboundError('blocked', read.sentence);
      return read.url;
    },
    addresses: async (host, isPlain) => resolveAllowed(readHost(host, isPlain)),
    permits: (address, isPlain) =>
      address !== undefined && (isPlain ? rules.opens(address) : rules.permits(address)),
    async check(raw, mayBePlain) {
      const read = readUrl(raw, mayBePlain);
      if (!read.ok) return read;
      const failure = await resolveAllowed(read).then(
        () => undefined,
        (error: OutboundError) => error.kind,
      );
      if (failure && read.plain) return NOT_HTTPS;
      if (failure === 'blocked' || (failure && read.local))
        return { ok: false, reason: 'address', sentence: privateHost };
      return { ok: true, url: read.url };
    },
  };
}

function refuseHost(): never {
  throw new OutboundError('blocked', privateHost);
}
