import { around } from './dom.ts';
import { isKeeping } from './keeping.ts';
import { allUnsent } from './unsent.ts';

const has = (key: string): boolean => {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
};

const find = (selector: string): HTMLElement | null => document.querySelector(selector);

/** Whether this visitor asked for something that is worth keeping, or looks at what is kept. */
const wantsPages = (): boolean =>
  isKeeping() &&
  (has('campcairn.saved') || has('campcairn.trip') || find('[data-receipt-page]') !== null);

/** Loads the scripts for what this visitor keeps on the device. Most visitors need none of them. */
async function care(): Promise<void> {
  if (wantsPages() || navigator.serviceWorker?.controller || find('[data-device-page]')) {
    const { keepPages, showDevicePage } = await import('./device-page.ts');
    void showDevicePage();
    void keepPages();
  }
  if (has('campcairn.reminders')) await (await import('./reminders.ts')).careForReminders();
}

async function ask(isBack: boolean): Promise<void> {
  if (allUnsent().length > 0) (await import('./asking-unsent.ts')).askUnsent(isBack);
}

/**
 * Keeps pages for the road, asks whether enquiries that got no response are to be sent, and reminds
 * of searches.
 */
export function enhanceOnDevice(): void {
  document.addEventListener('click', async (event) => {
    // The heart's own listener has saved the listing by then.
    if (around(event, '[data-save]')) setTimeout(() => void care());
    const remind = around<HTMLButtonElement>(event, '[data-remind]');
    if (remind) await (await import('./reminders.ts')).toggleReminder(remind);
  });
  document.addEventListener('page:swapped', () => void care());
  addEventListener('online', () => void ask(true));
  void care();
  void ask(false);
}
