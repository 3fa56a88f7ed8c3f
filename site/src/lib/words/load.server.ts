import type { RequestEvent } from '@sveltejs/kit';
import { loadWords } from '#messages/load-words.ts';
import type { Words, WordsPage } from '#messages/words.ts';

const at = (publicUrl: string, words: Words): Words =>
  JSON.parse(JSON.stringify(words).replaceAll('{site}', publicUrl));

/** The `load` of a page of words. */
export const wordsLoad =
  (page: WordsPage) =>
  async ({ locals }: Pick<RequestEvent, 'locals'>): Promise<{ words: Words; contact: string }> => {
    const { site } = locals.services;
    const words = at(site.publicUrl, await loadWords(locals.locale, page));
    return { words, contact: site.contactEmail };
  };
