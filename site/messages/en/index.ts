import { facts } from './facts.ts';
import { home } from './home.ts';
import { search } from './search.ts';
import { shell } from './shell.ts';

/** English: the language that every other catalogue has the shape of. */
export const messages = { shell, home, search, facts };
