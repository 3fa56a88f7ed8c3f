import { error } from '@sveltejs/kit';
import { packageFile } from '#lib/server/installed-package.ts';
import type { RequestHandler } from './$types.ts';

/** Files of the reference's viewer, as they were installed. */
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
