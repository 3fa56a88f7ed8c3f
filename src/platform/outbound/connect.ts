import { isIP, type LookupFunction } from 'node:net';
import { callbackify } from 'node:util';
import type * as Undici from 'undici';
import type { buildConnector } from 'undici';
import { lazily, lazyPackage } from '../lazily.ts';
import type { Guard } from './guard.ts';
import { OutboundError } from './outbound.errors.ts';

const undici = lazyPackage<typeof Undici>('undici');

export interface ConnectOptions {
  guard: Guard;
  timeoutMs: number;
  ca?: string | undefined;
}

/**
 * Creates an undici connector that connects only where the guard permits. Three checks are needed.
 * An IP address as host never reaches `lookup`, so it is checked first. A name can resolve
 * differently between a check and the connection (DNS rebinding), so `lookup` checks the addresses
 * in use. The connected socket's remote address is checked last. Certificates are always verified,
 * whatever the environment contains.
 */
export function createConnector({
  guard,
  timeoutMs,
  ca,
}: ConnectOptions): buildConnector.connector {
  const blocked = () => new OutboundError('blocked', 'Its host is not on the public internet.');
  const common = {
    allowH2: false,
    autoSelectFamily: true,
    autoSelectFamilyAttemptTimeout: 250,
    maxCachedSessions: 0,
    minVersion: 'TLSv1.2' as const,
    rejectUnauthorized: true,
    // undici's timers are up to a second late, so the request's deadline decides and this timeout
    // only cleans up.
    timeout: timeoutMs,
    ...(ca === undefined ? {} : { ca }),
  };
  const connector = (isPlain: boolean) =>
    lazily(() => undici().buildConnector({ ...common, lookup: lookupBy(guard, isPlain) }));
  const [connectSecurely, connectPlainly] = [connector(false), connector(true)];

  return (options, done) => {
    const host = options.hostname.replace(/^\[|\]$/g, '');
    const isPlain = options.protocol !== 'https:';
    if (isIP(host) && !guard.permits(host, isPlain)) {
      done(blocked(), null);
      return;
    }
    let late = false;
    const timer = setTimeout(() => {
      late = true;
      done(new OutboundError('timeout', 'No connection could be made in time.'), null);
    }, timeoutMs);
    const connect = isPlain ? connectPlainly() : connectSecurely();
    connect(options, (...[error, socket]) => {
      clearTimeout(timer);
      if (late) socket?.destroy();
      else if (error) done(error, null);
      else if (guard.permits(socket.remoteAddress, isPlain)) done(null, socket);
      else {
        socket.destroy();
        done(blocked(), null);
      }
    });
  };
}

function lookupBy(guard: Guard, isPlain: boolean): LookupFunction {
  const addressesOf = callbackify((hostname: string) => guard.addresses(hostname, isPlain));
  return (hostname, { all }, done) => {
    addressesOf(hostname, (error, addresses) => {
      const found = error ? [] : addresses.map((address) => ({ address, family: isIP(address) }));
      if (all) done(error, found);
      else done(error, found[0]?.address ?? '', found[0]?.family);
    });
  };
}
