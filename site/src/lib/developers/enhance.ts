/**
 * Scripts of the guide, which is readable without them: one language for all samples, copy buttons,
 * the reader's key.
 */
import { enhanceCopying } from '../enhance/copying.ts';
import { keepTestKey, keptTestKey } from './test-key.ts';

const LANGUAGE = 'campcairn-sample-language';
const PLACEHOLDER = 'cc_test_…';

/** Shows all samples of the page in one language, where they have it. */
function choose(language: string): void {
  const radios = document.querySelectorAll<HTMLInputElement>('.tabs > input');
  for (const radio of radios) if (radio.value === language) radio.checked = true;
}

function enhanceTabs(): void {
  const kept = localStorage.getItem(LANGUAGE);
  if (kept !== null) choose(kept);
  document.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || !target.matches('.tabs > input')) return;
    const top = target.getBoundingClientRect().top;
    choose(target.value);
    localStorage.setItem(LANGUAGE, target.value);
    // Samples above the pressed button may have changed their height, so this keeps it in place.
    scrollBy({ top: target.getBoundingClientRect().top - top, behavior: 'instant' });
  });
}

function fillIn(key: string | null): void {
  for (const place of document.querySelectorAll('[data-key]'))
    place.textContent = key ?? PLACEHOLDER;
}

function enhanceKey(): void {
  const area = document.querySelector('[data-key-field]');
  const input = area?.querySelector('input');
  const forget = area?.querySelector<HTMLElement>('[data-key-forget]');
  const refused = area?.querySelector<HTMLElement>('[data-key-refused]');
  if (!input || !forget || !refused) return;
  const show = (key: string | null) => {
    fillIn(key);
    forget.hidden = key === null;
  };
  const kept = keptTestKey();
  if (kept !== null) {
    input.value = kept;
    show(kept);
  }
  input.addEventListener('input', () => {
    const typed = input.value.trim();
    const key = typed === '' ? null : typed;
    const isKept = keepTestKey(key);
    // A key that is only partly typed is not reported as wrong.
    refused.hidden = isKept || PLACEHOLDER.startsWith(typed) || typed.startsWith('cc_test_');
    show(isKept ? key : null);
  });
  forget.addEventListener('click', () => {
    input.value = '';
    keepTestKey(null);
    show(null);
    input.focus();
  });
}

enhanceTabs();
enhanceCopying();
enhanceKey();
