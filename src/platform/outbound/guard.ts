import type { AddressRules } from './address.ts';
import { nameFailed, type Resolver } from './resolver.ts';
import { OutboundError } from './outbound.errors.ts';
import { NOT_HTTPS, readUrl, type ReadUrl, type RefusedUrl } from './url.ts';

export type UrlCheck = { ok: true; url: URL } | RefusedUrl;

export interface Guard {
  /** The address in parsed form, or `blocked` where its spelling alone forbids it. */
  admit(raw: string, mayBePlain?: boolean): URL;
  /** Every address of a host, each of which may be connected to; one bad address refuses all. */
  addresses(host: string, isPlain: boolean): Promise<string[]>;
  /** Whether a socket that is connected to this address may be used; a plain one only where opened. */
  permits(address: string | undefined, isPlain: boolean): boolean;
  /** What a person is told who types the address in. A name that has no address now passes. */
  check(raw: string, mayBePlain?: boolean): Promise<UrlCheck>;
}

const privateHost = 'Its host is not on the public internet.';

/** The one place that decides where we connect to. */
export function createGuard(rules: AddressRules, resolver: Resolver): Guard {
  /** A name of local networks, and http, are only good where the settings open what they lead to. */
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
