import { around } from '#lib/enhance/dom.ts';

/** Screens on which the map fills the screen; the same condition as in full-screen.css. */
const NARROW = matchMedia('(max-width: 63.99rem)');

/** Whether the map fills the screen, with the list as a sheet above it. */
export const isFullScreen = (): boolean => NARROW.matches;

/**
 * Returns the space in pixels between the map's edges and the area to show. It is smaller where
 * nothing covers the map.
 */
export const padding = () =>
  isFullScreen()
    ? { top: 150, bottom: 110, left: 36, right: 36 }
    : { top: 60, bottom: 40, left: 40, right: 40 };

/** Distance in pixels from the top at which the raised sheet covers the map's buttons. */
const COVERED_PX = 110;

/** Whether the sheet is raised over the map and its buttons. */
function isSheetUp(): boolean {
  const top = document.querySelector('.with-map > .found')?.getBoundingClientRect().top;
  return isFullScreen() && top !== undefined && top < COVERED_PX;
}

/** Lowers the sheet if it is raised; returns whether it was. */
export function lowerSheet(): boolean {
  const wasUp = isSheetUp();
  if (wasUp) scrollTo({ top: 0 });
  return wasUp;
}

/** Marks the page while the sheet is raised, and lets a button lower it. */
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
