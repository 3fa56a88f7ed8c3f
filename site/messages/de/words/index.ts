import { about } from './about.ts';
import { ordering } from './ordering.ts';
import { partners } from './partners.ts';
import { privacy } from './privacy.ts';
import { terms } from './terms.ts';

export const words = { about, ordering, partners, privacy, terms };
