const SHEET = 'details[data-sheet][open]';

/** Closes a sheet; moves the focus to its button if the focus was inside. */
function close(sheet: HTMLDetailsElement): void {
  const held = sheet.contains(document.activeElement);
  sheet.open = false;
  if (held) sheet.querySelector('summary')?.focus();
}

const opened = (): HTMLDetailsElement | null => document.querySelector(SHEET);

/**
 * Whether a focused element is outside a sheet. An ancestor of the sheet does not count: pressing
 * something that is not focusable moves the focus to the closest focusable ancestor.
 */
const isApart = (focused: EventTarget | null, sheet: HTMLElement): boolean =>
  focused instanceof Node && !sheet.contains(focused) && !focused.contains(sheet);

/**
 * Closes sheets (`data-sheet`) on Escape, when the focus moves outside, and when their form is
 * submitted by its button. A button that is a field of the form changes what the sheet shows.
 */
export function enhanceSheets(): void {
  document.addEventListener('keydown', (event) => {
    const sheet = event.key === 'Escape' ? opened() : null;
    if (!sheet) return;
    close(sheet);
    event.preventDefault();
  });
  document.addEventListener('focusin', (event) => {
    const sheet = opened();
    if (sheet && isApart(event.target, sheet)) sheet.open = false;
  });
  document.addEventListener('submit', (event) => {
    const sheet = event.submitter?.closest<HTMLDetailsElement>(SHEET);
    if (!sheet || event.submitter!.hasAttribute('name')) return;
    close(sheet);
    scrollTo({ top: 0 });
  });
}
