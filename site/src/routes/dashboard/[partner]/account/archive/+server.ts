import { ReadableStream } from 'node:stream/web';
import { attachment } from '#lib/server/sent-file.ts';
import type { RequestHandler } from './$types.ts';

/** Responds with all data of the account as one ZIP, streamed while it is read. */
export const GET: RequestHandler = async ({ locals }) => {
  const { filename, content } = await locals.dashboard.account.archive();
  return new Response(ReadableStream.from(content) as unknown as BodyInit, {
    headers: {
      'content-type': 'application/zip',
      'content-disposition': attachment(filename),
    },
  });
};
