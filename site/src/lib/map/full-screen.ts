import { around } from '#lib/enhance/dom.ts';

/** Where the map fills the screen, as full-screen.css has it. */
const NARROW = matchMedia('(max-width: 63.99rem)');

/** Whether the map fills the screen, with the list as a sheet over it. */
export const isFullScreen = (): boolean => NARROW.matches;

/** Space in pixels between the map's edges and what it is moved to show: less where nothing stands over it. */
export const padding = () =>
  isFullScreen()
    ? { top: 150, bottom: 110, left: 36, right: 36 }
    : { top: 60, bottom: 40, left: 40, right: 40 };

/** Pixels from the top at which the sheet has covered the buttons over the map. */
const COVERED_PX = 110;

/** Whether the sheet is drawn up over the map and its buttons. */
function isSheetUp(): boolean {
  const top = document.querySelector('.with-map > .found')?.getBoundingClientRect().top;
  return isFullScreen() && top !== undefined && top < COVERED_PX;
}

/** Lowers the sheet if it is up; returns whether it was. */
export function lowerSheet(): boolean {
  const wasUp = isSheetUp();
  if (wasUp) scrollTo({ top: 0 });
  return wasUp;
}

/** Marks the page while the sheet is up, and brings it down by a button. */
export function watchSheet(signal: AbortSignal): void {
  const mark = () => document.body.toggleAttribute('data-sheet-up', isSheetUp());
  addEventListener('scroll', mark, { passive: true, signal });
  NARROW.addEventListener('change', mark, { signal });
  document.addEventListener('page:replaced', mark, { signal });
  document.addEventListener(
    'click',
    (event) => {
      if (around(event, '[data-sheet-down]')) lowerSheet();
    },
    { signal },
  );
  signal.addEventListener('abort', () => document.body.removeAttribute('data-sheet-up'));
  mark();
}
