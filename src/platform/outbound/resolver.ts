import { promises as dns } from 'node:dns';
import type { AddressRules } from './address.ts';
import { OutboundError } from './outbound.errors.ts';

/** Resolves a name to all its IPv4 and IPv6 addresses. Rejects when it has none. */
export interface Resolver {
  resolve(name: string): Promise<string[]>;
  close(): void;
}

const RESOLVE_TIMEOUT_MS = 2_500;
const SERVER_TIMEOUT_MS = 1_000;

/**
 * Creates a resolver that queries the name servers directly: without hosts file and search domains,
 * and outside libuv's thread pool, which `dns.lookup` shares with file reads and a slow zone would
 * block. When the settings allow addresses (development, tests), the operating system's answers are
 * accepted too if they are among those.
 */
export function createResolver(rules: AddressRules): Resolver {
  const servers = new dns.Resolver({ timeout: SERVER_TIMEOUT_MS, tries: 2 });
  return {
    async resolve(name) {
      const asked = within(RESOLVE_TIMEOUT_MS, askServers(servers, name));
      if (!rules.opensAny) return asked;
      asked.catch(() => {});
      const own = await within(RESOLVE_TIMEOUT_MS, machineAddresses(name)).catch(() => []);
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

/** The error for a name that does not resolve. */
export function nameFailed(cause?: unknown): OutboundError {
  return new OutboundError('dns', 'The name could not be resolved.', { cause });
}
