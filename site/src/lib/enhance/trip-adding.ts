import { hasStop, withoutStop, withStop } from '#lib/trip/adding.ts';
import { tripPath } from '#lib/trip/paths.ts';
import { MAX_STOPS, readTrip } from '#lib/trip/stops.ts';
import { announce, h, say } from './dom.ts';

type Words = Record<'added' | 'removed' | 'open' | 'undo' | 'full', string>;

/**
 * Time that the message with its buttons stays after the reader presses something else, in
 * milliseconds. It has no time limit of its own (WCAG 2.2, 2.2.1). The pressed button undoes as well.
 */
const SHOWN_ON_MS = 12_000;

/** Marks the buttons whose nights are in a trip. One with words says so. */
export function mark(buttons: Iterable<HTMLButtonElement>, trip: string): void {
  for (const button of buttons) {
    const isIn = hasStop(trip, button.value);
    button.setAttribute('aria-pressed', String(isIn));
    const words = button.querySelector('[data-words]');
    if (words) words.textContent = (isIn ? button.dataset.on : button.dataset.off) ?? '';
  }
}

/** Shows that something was added, with the way to the trip and back. */
function sayAdded(form: HTMLFormElement, words: Words, trip: string, undo: () => void): void {
  document.querySelector('.said-over')?.remove();
  const back = h('button', { type: 'button' }, words.undo);
  const { search } = new URL(tripPath(readTrip(trip).stops), location.origin);
  const note = h(
    'div',
    { class: 'said-over', 'data-with-ways': true },
    h('span', {}, words.added),
    h('a', { href: form.action.split('?')[0] + search }, words.open),
    back,
  );
  back.addEventListener('click', () => {
    undo();
    say(words.removed);
  });
  document.body.append(note);
  document.addEventListener('pointerdown', () => setTimeout(() => note.remove(), SHOWN_ON_MS), {
    once: true,
  });
  announce(words.added);
}

/**
 * Returns the trip after a button was pressed, and shows what happened; null when the trip is
 * full.
 */
export function toggled(
  form: HTMLFormElement,
  { value }: HTMLButtonElement,
  trip: string,
): { trip: string; say(undo: () => void): void } | null {
  const words = JSON.parse(form.dataset.adding!) as Words;
  if (hasStop(trip, value)) {
    return { trip: withoutStop(trip, value), say: () => say(words.removed) };
  }
  if (readTrip(trip).stops.length >= MAX_STOPS) {
    say(words.full);
    return null;
  }
  const longer = withStop(trip, value);
  return { trip: longer, say: (undo) => sayAdded(form, words, longer, undo) };
}
