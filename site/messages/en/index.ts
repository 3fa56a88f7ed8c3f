import { enquiry } from './enquiry.ts';
import { errors } from './errors.ts';
import { facts } from './facts.ts';
import { home } from './home.ts';
import { listing } from './listing.ts';
import { search } from './search.ts';
import { shell } from './shell.ts';

/** English: the language that every other catalogue has the shape of. */
export const messages = { shell, home, search, facts, listing, enquiry, errors };
