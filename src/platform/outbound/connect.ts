import { isIP, type LookupFunction } from 'node:net';
import { callbackify } from 'node:util';
import { buildConnector } from 'undici';
import type { Guard } from './guard.ts';
import { OutboundError } from './outbound.errors.ts';

export interface ConnectOptions {
  guard: Guard;
  timeoutMs: number;
  ca?: string | undefined;
}

/**
 * A connector for undici that reaches only what the guard permits. Three checks, because each is
 * blind to something: an address in numbers never comes to `lookup`; a name's answer can change
 * between a check and the connection, so it is judged as it is used; and the connected socket is
 * asked in the end where it really went. Certificates are always verified, whatever the environment says.
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
    // Its timers are up to a second late; ours decides, this one cleans up after it.
    timeout: timeoutMs,
    ...(ca === undefined ? {} : { ca }),
  };
  const connectSecurely = buildConnector({ ...common, lookup: lookupBy(guard, false) });
  const connectPlainly = buildConnector({ ...common, lookup: lookupBy(guard, true) });

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
    const connect = isPlain ? connectPlainly : connectSecurely;
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
