import { around } from './dom.ts';

/** Holds `1` where the traveller also wants to see what does not say whether it matches. */
const STORAGE_KEY = 'campcairn.unstated';

const PARAMETER = 'unstated';

function isWanted(): boolean {
  try {
    return localStorage.getItem(STORAGE_KEY) === '1';
  } catch {
    return false;
  }
}

function remember(wanted: boolean): void {
  try {
    if (wanted) localStorage.setItem(STORAGE_KEY, '1');
    else localStorage.removeItem(STORAGE_KEY);
  } catch {
    // Local storage is not available, so only the address has the setting.
  }
}

/** Ticks the box of the filters where it changes nothing yet, so that the next filter follows it. */
function tick(): void {
  const box = document.querySelector<HTMLInputElement>(
    `#filters [name=${PARAMETER}][data-idle]:not(:checked)`,
  );
  if (box && isWanted()) box.checked = true;
}

/**
 * Keeps in the browser whether results include what does not say whether it matches. New searches
 * get the setting in their address; an address that was opened is shown as it is.
 */
export function enhanceUnsaid(): void {
  document.addEventListener('click', (event) => {
    const link = around(event, '[data-unsaid]');
    if (link) remember(link.dataset.unsaid === 'show');
  });
  document.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement)) return;
    if (target.matches(`#filters [name=${PARAMETER}]`)) remember(target.checked);
  });
  document.addEventListener('formdata', ({ target, formData }) => {
    const form = target as HTMLFormElement;
    const isSearch = form.matches('form[role=search]') && !formData.has(PARAMETER);
    if (isSearch && isWanted()) formData.set(PARAMETER, '1');
  });
  document.addEventListener('page:swapped', tick);
  addEventListener('pageshow', tick);
  tick();
}
