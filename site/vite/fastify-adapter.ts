import { writeFileSync } from 'node:fs';
import type { Adapter } from '@sveltejs/kit';
import adapterNode from '@sveltejs/adapter-node';

/** Where development finds what production finds on the Node request. */
const DEVELOPMENT_PLATFORM = Symbol.for('campcairn.site.platform');

/**
 * adapter-node for an app that lives inside Fastify: the server is told by headers, which the
 * mount sets itself, what protocol, host and address Fastify trusts.
 */
export function fastifyAdapter(): Adapter {
  const adapter = adapterNode({ out: 'build', envPrefix: 'CAMPCAIRN_SITE_' });
  return {
    ...adapter,
    name: 'campcairn-fastify',
    async adapt(builder) {
      await adapter.adapt(builder);
      // The handler reads these when it is imported, so they must stand before it.
      writeFileSync(
        'build/mount.js',
        `import process from 'node:process';
process.env.CAMPCAIRN_SITE_PROTOCOL_HEADER = 'x-mount-protocol';
process.env.CAMPCAIRN_SITE_HOST_HEADER = 'x-mount-host';
process.env.CAMPCAIRN_SITE_ADDRESS_HEADER = 'x-mount-address';
export const { handler } = await import('./handler.js');
`,
      );
    },
    emulate: () => ({
      platform: () => (globalThis as Record<symbol, unknown>)[DEVELOPMENT_PLATFORM] as App.Platform,
    }),
  };
}
