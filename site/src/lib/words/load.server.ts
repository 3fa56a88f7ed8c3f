import type { RequestEvent } from '@sveltejs/kit';
import { loadWords } from '#messages/load-words.ts';
import type { Words, WordsPage } from '#messages/words.ts';

/** The `load` of a page of words. */
export const wordsLoad =
  (page: WordsPage) =>
  async ({ locals }: Pick<RequestEvent, 'locals'>): Promise<{ words: Words; contact: string }> => ({
    words: await loadWords(locals.locale, page),
    contact: locals.services.site.contactEmail,
  });
