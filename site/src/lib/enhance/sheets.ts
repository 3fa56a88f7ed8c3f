const SHEET = 'details[data-sheet][open]';

/** Closes an opened sheet, and leaves the focus where it was opened if it was in there. */
function close(sheet: HTMLDetailsElement): void {
  const held = sheet.contains(document.activeElement);
  sheet.open = false;
  if (held) sheet.querySelector('summary')?.focus();
}

const opened = (): HTMLDetailsElement | null => document.querySelector(SHEET);

/**
 * Whether a focused element is apart from a sheet. One that the sheet is in is not: a press on
 * something that takes no focus gives it to the nearest element around that does.
 */
const isApart = (focused: EventTarget | null, sheet: HTMLElement): boolean =>
  focused instanceof Node && !sheet.contains(focused) && !focused.contains(sheet);

/**
 * What lies over the page (`data-sheet`) closes with Escape, when the focus moves on to something
 * apart from it, and when its form is sent by its button.
 */
export function enhanceSheets(): void {
  document.addEventListener('keydown', (event) => {
    const sheet = event.key === 'Escape' ? opened() : null;
    if (sheet) close(sheet);
  });
  document.addEventListener('focusin', (event) => {
    const sheet = opened();
    if (sheet && isApart(event.target, sheet)) sheet.open = false;
  });
  document.addEventListener('submit', (event) => {
    const sheet = event.submitter?.closest<HTMLDetailsElement>(SHEET);
    if (!sheet) return;
    close(sheet);
    scrollTo({ top: 0 });
  });
}
