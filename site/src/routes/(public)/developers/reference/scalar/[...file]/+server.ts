import { error } from '@sveltejs/kit';
import type { RequestHandler } from './$types.ts';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const require = createRequire(import.meta.url);

/**
 * Reads a file from the folder of an installed package's entry; returns null when it does not
 * exist. `name` must not lead out of the folder: the caller checks its form.
 */
async function packageFile(entry: string, name: string): Promise<Buffer | null> {
  try {
    return await readFile(join(dirname(require.resolve(entry)), name));
  } catch {
    return null;
  }
}

/** Names of the viewer's files in the installed package. */
const NAME = /^(?:chunks\/)?[A-Za-z0-9_-]+(?:\.[A-Za-z0-9_-]+)*\.js$/;

export const GET: RequestHandler = async ({ params }) => {
  const file = NAME.test(params.file)
    ? await packageFile('@scalar/api-reference', `browser/${params.file}`)
    : null;
  if (!file) error(404, 'Not found');
  return new Response(new Uint8Array(file), {
    headers: {
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=86400',
    },
  });
};
