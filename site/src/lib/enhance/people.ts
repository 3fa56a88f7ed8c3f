/** Scripts of the sign-in pages, the dashboard and the console. */
import { keepShownTestKey } from '../developers/test-key.ts';
import { enhanceConsoleKeys } from './console-keys.ts';
import { enhanceCopying } from './copying.ts';
import { enhanceForms } from './forms.ts';
import { dropAllDrafts } from './kept-drafts.ts';
import { enhanceNightPainter } from './night-painter.ts';
import { enhancePasskeys } from './passkeys.ts';
import { enhancePhotos } from './photos.ts';
import { enhancePlaceFields } from './place-field.ts';
import { enhanceSelections } from './selections.ts';
import { enhanceSheets } from './sheets.ts';
import { enhanceSignatureChecker } from './signature-checker.ts';
import { followToAnswer } from './to-answer.ts';

const LOOK_EVERY_MS = 2_000;

/** Attribute that marks a page waiting for a job. */
const MARK = 'data-waiting';

/**
 * Polls every two seconds while the page waits for a job, then reloads it or goes to the job's
 * result.
 */
function followWaiting(): void {
  if (!document.querySelector(`[${MARK}]`)) return;
  const look = async (): Promise<void> => {
    const answer = await fetch(location.href).catch(() => null);
    const isAnswered = answer !== null && answer.status < 500;
    if (isAnswered && !(await answer.text()).includes(MARK)) location.replace(answer.url);
    else setTimeout(look, LOOK_EVERY_MS);
  };
  setTimeout(look, LOOK_EVERY_MS);
}

/** Scrolls a menu that is wider than the screen to the current page. */
function showCurrentPlace(): void {
  const current = document.querySelector('.side nav [aria-current]');
  current?.scrollIntoView({ inline: 'center', block: 'nearest' });
}

/** Deletes what the browser keeps of forms when somebody signs out. */
function forgetDraftsAtSignOut(): void {
  document.addEventListener('submit', ({ target }) => {
    if (target instanceof HTMLFormElement && target.getAttribute('action') === '/sign-out')
      dropAllDrafts();
  });
}

enhanceConsoleKeys();
enhanceCopying();
forgetDraftsAtSignOut();
showCurrentPlace();
enhanceForms();
enhanceNightPainter();
enhancePasskeys();
enhancePhotos();
enhancePlaceFields();
enhanceSelections();
enhanceSheets();
enhanceSignatureChecker();
followToAnswer();
followWaiting();
keepShownTestKey();

const listingForm = document.querySelector<HTMLFormElement>('[data-listing-form]');
if (listingForm) {
  let isSent = false;
  listingForm.addEventListener('submit', (event) => (isSent = !event.defaultPrevented));
  const { enhanceListingForm } = await import('./listing-form.ts');
  // A form that was sent before its script was there is not kept from leaving the page.
  if (!isSent) enhanceListingForm(listingForm);
}

const position = document.querySelector<HTMLElement>('[data-position-map]');
if (position) {
  const { openPositionMap } = await import('#lib/map/position-map.ts');
  openPositionMap(position);
}
