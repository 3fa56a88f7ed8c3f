import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Adapter } from '@sveltejs/kit';
import adapterNode from '@sveltejs/adapter-node';

/** Key under which development finds the data that production has on the Node request. */
const DEVELOPMENT_PLATFORM = Symbol.for('campcairn.site.platform');

/**
 * A connection with a larger body is closed without a response. Pages read less of most forms
 * (`posted-body.ts`), and the rest of a file that is too large, so that the browser shows the
 * response.
 */
const MAX_BODY_BYTES = 64 * 1024 ** 2;

const TEXT = /\.(?:js|css|svg|json|xml|csv|txt|html)$/;
const MIN_COMPRESSED_BYTES = 1024;

/**
 * Writes a `.br` and a `.gz` beside each text file of a folder; returns the files' names. Replaces
 * Kit's compression, whose highest levels take ten times as long to save 5 %.
 */
async function compress(folder: string): Promise<string[]> {
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && TEXT.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  return files.flatMap((file) => {
    const bytes = readFileSync(file);
    if (bytes.length < MIN_COMPRESSED_BYTES) return [];
    const params = { [constants.BROTLI_PARAM_QUALITY]: 10 };
    writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params }));
    writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 8 }));
    return [relative(folder, file)];
  });
}

/**
 * Uses adapter-node for an app that is mounted in Fastify. The mount sets the headers from which
 * the handler reads the protocol, host and address that Fastify trusts.
 */
export function fastifyAdapter(): Adapter {
  const adapter = adapterNode({ out: 'build', envPrefix: 'CAMPCAIRN_SITE_' });
  return {
    ...adapter,
    name: 'campcairn-fastify',
    async adapt(builder) {
      await adapter.adapt({ ...builder, compress });
      // The handler reads these when it is imported, so they have to be set before.
      writeFileSync(
        'build/mount.js',
        `import process from 'node:process';
process.env.CAMPCAIRN_SITE_PROTOCOL_HEADER = 'x-mount-protocol';
process.env.CAMPCAIRN_SITE_HOST_HEADER = 'x-mount-host';
process.env.CAMPCAIRN_SITE_ADDRESS_HEADER = 'x-mount-address';
process.env.CAMPCAIRN_SITE_BODY_SIZE_LIMIT = '${MAX_BODY_BYTES}';
export const { handler } = await import('./handler.js');
`,
      );
    },
    emulate: () => ({
      platform: () => (globalThis as Record<symbol, unknown>)[DEVELOPMENT_PLATFORM] as App.Platform,
    }),
  };
}
