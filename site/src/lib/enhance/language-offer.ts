import { around } from './dom.ts';
import { answer } from './language-answer.ts';

/**
 * Hides the offer of the reader's language permanently once it was answered, or a language was
 * chosen.
 */
export function enhanceLanguageOffer(): void {
  document.addEventListener('click', (event) => {
    if (!around(event, 'a[hreflang], [data-language-offer] button')) return;
    document.documentElement.dataset.languageAnswered = '';
    answer();
  });
}
