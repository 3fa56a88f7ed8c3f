/** Scripts of the pages where people sign in, and of those who have: the dashboard and the console. */
import { keepShownTestKey } from '../developers/test-key.ts';
import { enhanceCopying } from './copying.ts';
import { showCurrentPlace } from './current-place.ts';
import { enhanceForms } from './forms.ts';
import { enhanceNightPainter } from './night-painter.ts';
import { enhancePasskeys } from './passkeys.ts';
import { enhancePlaceFields } from './place-field.ts';
import { enhanceSignatureChecker } from './signature-checker.ts';
import { followWaiting } from './waiting.ts';

enhanceCopying();
showCurrentPlace();
enhanceForms();
enhanceNightPainter();
enhancePasskeys();
enhancePlaceFields();
enhanceSignatureChecker();
followWaiting();
keepShownTestKey();

const position = document.querySelector<HTMLElement>('[data-position-map]');
if (position) {
  const { openPositionMap } = await import('#lib/map/position-map.ts');
  openPositionMap(position);
}
