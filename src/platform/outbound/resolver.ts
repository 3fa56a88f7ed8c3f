import { promises as dns } from 'node:dns';
import type { AddressRules } from './address.ts';
import { OutboundError } from './outbound.errors.ts';

/** Every address a name has now, IPv4 and IPv6, in numbers. Rejects when it has none. */
export interface Resolver {
  resolve(name: string): Promise<string[]>;
  close(): void;
}

const timeoutMs = 2_500;

/**
 * Asks the name servers directly: no hosts file, no search domains, and none of the four threads
 * that file reads share with `dns.lookup`, which a slow zone would block. Where the settings open
 * addresses (development, tests), what the machine itself calls by the name counts too, if it is
 * one of those.
 */
export function createResolver(rules: AddressRules): Resolver {
  const servers = new dns.Resolver({ timeout: 1_000, tries: 2 });
  return {
    async resolve(name) {
      const asked = within(timeoutMs, askServers(servers, name));
      if (!rules.opensAny) return asked;
      asked.catch(() => {});
      const own = await within(timeoutMs, machineAddresses(name)).catch(() => []);
      const opened = own.filter((address) => rules.opens(address));
      return opened.length > 0 ? opened : asked;
    },
    close: () => servers.cancel(),
  };
}

async function askServers(servers: dns.Resolver, name: string): Promise<string[]> {
  const answers = await Promise.allSettled([servers.resolve4(name), servers.resolve6(name)]);
  const addresses = answers.flatMap((a) => (a.status === 'fulfilled' ? a.value : []));
  if (addresses.length > 0) return addresses;
  const failed = answers.find((answer) => answer.status === 'rejected');
  throw nameFailed(failed?.reason);
}

async function machineAddresses(name: string): Promise<string[]> {
  const answers = await dns.lookup(name, { all: true }).catch(() => []);
  return answers.map((answer) => answer.address);
}

async function within<T>(ms: number, work: Promise<T>): Promise<T> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(nameFailed()), ms);
  try {
    return await Promise.race([work, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}

/** The failure of a name that has no address now. */
export function nameFailed(cause?: unknown): OutboundError {
  return new OutboundError('dns', 'The name could not be resolved.', { cause });
}
