/** Remembers in this browser that the keys are switched off. */
const OFF = 'campcairn.console-keys-off';

/** Elements of a page in which keys type, choose or play something. */
const TYPED_INTO = 'input, textarea, select, [contenteditable], audio, video';

/** Entries of lists: the first link of each row of a table or marked list. */
const ENTRIES = '#content tbody tr, #content [data-entries] > li';

const isOff = (): boolean => {
  try {
    return localStorage.getItem(OFF) !== null;
  } catch {
    return false;
  }
};

function remember(isOn: boolean): void {
  try {
    if (isOn) localStorage.removeItem(OFF);
    else localStorage.setItem(OFF, '1');
  } catch {
    // A browser that keeps nothing has the keys on every page.
  }
}

/** Returns the links that open the entries of the page, without hidden ones. */
const entries = (): HTMLElement[] =>
  [...document.querySelectorAll(ENTRIES)]
    .map((entry) => entry.querySelector<HTMLElement>('a[href]'))
    .filter((link) => link !== null)
    .filter((link) => link.checkVisibility());

/** Moves the focus from the entry that has it, or from the top, by one entry. */
function move(step: 1 | -1): void {
  const links = entries();
  const row = document.activeElement?.closest(ENTRIES);
  const at = links.findIndex((link) => row !== null && row?.contains(link));
  const next = at === -1 ? (step === 1 ? 0 : links.length - 1) : at + step;
  const link = links[Math.max(0, Math.min(links.length - 1, next))];
  link?.focus();
  link?.scrollIntoView({ block: 'nearest' });
}

/**
 * Adds the console's keys: `/` goes to the search field, `j` and `k` move between entries, whose
 * links Enter opens, and `?` shows the keys. They never act while somebody types or holds a
 * modifier, and can be switched off, as voice control may send letters.
 */
export function enhanceConsoleKeys(): void {
  const field = document.querySelector<HTMLInputElement>('[data-console-keys] [name=q]');
  const dialog = document.querySelector<HTMLDialogElement>('dialog[data-keys]');
  const button = document.querySelector<HTMLButtonElement>('[data-show-keys]');
  const chosen = dialog?.querySelector<HTMLInputElement>('[data-keys-on]');
  if (!field || !dialog || !button || !chosen) return;
  const show = (): void => {
    chosen.checked = !isOff();
    dialog.showModal();
  };
  const acts: Record<string, () => void> = {
    '/': () => {
      field.focus();
      field.select();
    },
    j: () => move(1),
    k: () => move(-1),
    '?': show,
  };
  button.hidden = false;
  button.addEventListener('click', show);
  chosen.addEventListener('change', () => remember(chosen.checked));
  field.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') field.blur();
  });
  document.addEventListener('keydown', (event) => {
    const { key, target, ctrlKey, metaKey, altKey, isComposing, defaultPrevented } = event;
    const act = Object.hasOwn(acts, key) ? acts[key] : undefined;
    const isBusy = ctrlKey || metaKey || altKey || isComposing || defaultPrevented || dialog.open;
    if (act === undefined || isBusy || isOff()) return;
    if (target instanceof Element && target.closest(TYPED_INTO)) return;
    event.preventDefault();
    act();
  });
}
