import { addDays } from '#lib/format/dates.ts';
import { DAY_STEPS } from './day-steps.ts';
import { around } from './dom.ts';

/** Lets arrow keys move between the days of a listing's calendar, of which Tab reaches only one. */
export function enhanceListingDays(): void {
  document.addEventListener('keydown', (event) => {
    const day = around<HTMLButtonElement>(event, '[data-days] button');
    const step = DAY_STEPS[event.key];
    if (!day || step === undefined) return;
    event.preventDefault();
    const days = [...day.closest('[data-days]')!.querySelectorAll('button')];
    const wanted = addDays(day.value, step);
    // Taken nights are not buttons, so the focus goes to the closest available night beyond them.
    const next =
      step > 0
        ? days.find(({ value }) => value >= wanted)
        : days.findLast(({ value }) => value <= wanted);
    if (!next) return;
    day.tabIndex = -1;
    next.tabIndex = 0;
    next.focus();
  });
}
