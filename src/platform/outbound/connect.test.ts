import assert from 'node:assert/strict';
import { it } from 'node:test';
import { promisify } from 'node:util';
import { createAuthority } from '../../../test/support/certificates.ts';
import { startReceiver } from '../../../test/support/receiver.ts';
import { createConnector } from './connect.ts';
import type { Guard } from './guard.ts';

it('a connection that ended up somewhere else than it was let to is closed unused', async () => {
  const authority = createAuthority();
  const receiver = await startReceiver(authority.issue({ names: ['hooks.example.com'] }));
  const deceived: Guard = {
    admit: (raw) => new URL(raw),
    addresses: () => Promise.resolve(['127.0.0.1']),
    permits: () => false,
    check: (raw) => Promise.resolve({ ok: true, url: new URL(raw) }),
  };
  const connect = promisify(
    createConnector({ guard: deceived, timeoutMs: 2_000, ca: authority.ca }),
  );
  const to = { hostname: 'hooks.example.com', protocol: 'https:', port: String(receiver.port) };
  await assert.rejects(connect(to), { kind: 'blocked' });
  assert.equal(receiver.connections(), 1);
  assert.equal(receiver.received.length, 0);
  await receiver.close();
});
