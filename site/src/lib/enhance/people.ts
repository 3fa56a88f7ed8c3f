/** Scripts of the pages where people sign in, and of those who have: the dashboard and the console. */
import { enhanceCopying } from './copying.ts';
import { enhancePasskeys } from './passkeys.ts';

enhanceCopying();
enhancePasskeys();
