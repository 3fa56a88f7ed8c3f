import type { RequestEvent } from '@sveltejs/kit';
import { loadWords } from '#messages/load-words.ts';
import type { Words, WordsPage } from '#messages/words.ts';

interface Site {
  publicUrl: string;
  isFeaturing: boolean;
}

/** Returns the words of a page, without the sections about ads when ads are switched off. */
function saidAt({ publicUrl, isFeaturing }: Site, words: Words): Words {
  const text = JSON.stringify(words)
    .replaceAll('{site}', publicUrl)
    .replaceAll(/\{ads\|([^}]*)\}/g, isFeaturing ? '$1' : '');
  const said: Words = JSON.parse(text);
  const blocks = said.blocks.map((block) =>
    'list' in block ? { list: block.list.filter((item) => item !== '') } : block,
  );
  return { ...said, blocks };
}

/** The `load` function of a page of words. */
export const wordsLoad =
  (page: WordsPage) =>
  async ({ locals }: Pick<RequestEvent, 'locals'>): Promise<{ words: Words; contact: string }> => {
    const { site } = locals.services;
    const words = saidAt(site, await loadWords(locals.locale, page));
    return { words, contact: site.contactEmail };
  };
