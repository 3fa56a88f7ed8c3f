import { around } from './dom.ts';

const SHEET = 'details[data-sheet][open]';

/** Closes an opened sheet, and leaves the focus where it was opened if it was in there. */
function close(sheet: HTMLDetailsElement): void {
  const held = sheet.contains(document.activeElement);
  sheet.open = false;
  if (held) sheet.querySelector('summary')?.focus();
}

const opened = (): HTMLDetailsElement | null => document.querySelector(SHEET);

/**
 * What lies over the page (`data-sheet`) goes away with Escape, when the focus leaves it, and
 * when its form is sent by its button.
 */
export function enhanceSheets(): void {
  document.addEventListener('keydown', (event) => {
    const sheet = event.key === 'Escape' ? opened() : null;
    if (sheet) close(sheet);
  });
  document.addEventListener('focusin', (event) => {
    const sheet = opened();
    if (sheet && !around(event, SHEET)) sheet.open = false;
  });
  document.addEventListener('submit', (event) => {
    const sheet = event.submitter?.closest<HTMLDetailsElement>(SHEET);
    if (!sheet) return;
    close(sheet);
    scrollTo({ top: 0 });
  });
}
