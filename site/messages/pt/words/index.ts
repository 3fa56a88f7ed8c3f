import { about } from './about.ts';
import { assistants } from './assistants.ts';
import { licence } from './licence.ts';
import { ordering } from './ordering.ts';
import { partners } from './partners.ts';
import { privacy } from './privacy.ts';
import { terms } from './terms.ts';

export const words = { about, assistants, licence, ordering, partners, privacy, terms };
