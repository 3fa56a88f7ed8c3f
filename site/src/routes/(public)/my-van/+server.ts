import { render } from 'svelte/server';
import VanDialog from '#lib/fit/VanDialog.svelte';
import { languageOf } from '#lib/locale/context.ts';
import { loadMessages } from '#messages/load.ts';
import type { RequestHandler } from './$types.ts';

const DAY_SECONDS = 86_400;

/** Responds with the dialog that pages of results fetch when it is needed. */
export const GET: RequestHandler = async ({ locals: { locale } }) => {
  const language = languageOf(locale, await loadMessages(locale));
  const { body } = await render(VanDialog, { props: { language } });
  return new Response(body, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': `public, max-age=${DAY_SECONDS}`,
      'x-robots-tag': 'noindex',
    },
  });
};
