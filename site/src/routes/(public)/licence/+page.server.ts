import { wordsLoad } from '#lib/words/load.server.ts';

export const load = wordsLoad('licence');
