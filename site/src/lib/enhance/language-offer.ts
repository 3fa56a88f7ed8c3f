import { around } from './dom.ts';

/** Set in this browser alone once a language was chosen, or the offer of one refused. */
const STORAGE_KEY = 'campcairn.language';

function isAnswered(): boolean {
  try {
    return localStorage.getItem(STORAGE_KEY) !== null;
  } catch {
    // Without local storage the offer would come back on each page.
    return true;
  }
}

/** Shows the offer of the reader's language until it was answered, or a language was chosen, once. */
export function enhanceLanguageOffer(): void {
  const offer = document.querySelector<HTMLElement>('[data-language-offer]');
  if (offer && !isAnswered()) offer.hidden = false;
  document.addEventListener('click', (event) => {
    const pressed = around(event, '[data-language]');
    if (!pressed) return;
    if (offer) offer.hidden = true;
    try {
      localStorage.setItem(STORAGE_KEY, 'answered');
    } catch {
      // Local storage is not available: nothing was offered.
    }
  });
}
