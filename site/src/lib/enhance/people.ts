/** Scripts of the pages where people sign in, and of those who have: the dashboard and the console. */
import { enhanceCopying } from './copying.ts';
import { enhanceForms } from './forms.ts';
import { enhanceNightPainter } from './night-painter.ts';
import { enhancePasskeys } from './passkeys.ts';
import { enhanceSignatureChecker } from './signature-checker.ts';

enhanceCopying();
enhanceForms();
enhancePasskeys();
enhanceNightPainter();
enhanceSignatureChecker();
