import { DAY_STEPS } from './day-steps.ts';
import { around } from './dom.ts';

/**
 * Makes nights of a calendar selectable: by dragging; by clicking, tapping or pressing Enter on the
 * first and then the last; or by Shift and arrow keys. The selected dates are written into the form
 * beside the months.
 */
function openPainter(editor: HTMLElement, form: HTMLFormElement): void {
  const cells = [...editor.querySelectorAll<HTMLElement>('[data-night]')];
  const places = new Map(cells.map((cell, at) => [cell, at]));
  const field = (name: string) => form.elements.namedItem(name) as HTMLInputElement;
  const [start, last] = [field('start'), field('last')];
  const chosen = form.querySelector<HTMLElement>('[data-chosen]')!;
  const count = chosen.querySelector<HTMLElement>('[data-one]')!;
  /** Index of the night where the selection began; -1 when there is none. */
  let anchor = -1;
  /** Whether the next click selects the last night. */
  let isOpen = false;
  /** Index of the night where the pointer was pressed; -1 when it is not pressed. */
  let pressed = -1;
  let isDragged = false;

  for (const table of editor.querySelectorAll('table:has([data-night])')) {
    table.setAttribute('role', 'grid');
    table.setAttribute('aria-multiselectable', 'true');
  }

  const focusable = (at: number) => {
    for (const [cell, place] of places) cell.tabIndex = place === at ? 0 : -1;
  };
  const paint = (from: number, to: number) => {
    for (const [cell, at] of places)
      cell.setAttribute('aria-selected', String(at >= from && at <= to));
  };
  const mark = (from: number, to: number) => {
    paint(from, to);
    const nights = to - from + 1;
    const { one: single = '', many = '' } = count.dataset;
    count.textContent = nights === 1 ? single : many.replace('#', String(nights));
    chosen.hidden = false;
    editor.toggleAttribute('data-choosing', true);
  };
  const choose = (one: number, other: number) => {
    const [from, to] = [Math.min(one, other), Math.max(one, other)];
    mark(from, to);
    start.value = cells[from]!.dataset.night!;
    last.value = cells[to]!.dataset.night!;
  };
  /** Returns the indexes of the typed nights, as far as they are shown. */
  const typed = (): [from: number, to: number] | undefined => {
    const between = cells.flatMap((cell, at) => {
      const night = cell.dataset.night!;
      return night >= start.value && night <= last.value ? [at] : [];
    });
    return between.length === 0 ? undefined : [between[0]!, between.at(-1)!];
  };
  const chooseNone = () => {
    paint(0, -1);
    anchor = -1;
    isOpen = false;
    start.value = '';
    last.value = '';
    chosen.hidden = true;
    editor.removeAttribute('data-choosing');
  };
  /** Handles a click, a tap or Enter, which selects the first and then the last night. */
  const press = (at: number, extends_: boolean) => {
    if (anchor >= 0 && (isOpen || extends_)) {
      choose(anchor, at);
      isOpen = false;
    } else {
      anchor = at;
      choose(at, at);
      isOpen = true;
    }
  };
  const placeAt = (element: Element | null): number =>
    places.get(element?.closest<HTMLElement>('[data-night]') as HTMLElement) ?? -1;

  editor.addEventListener('pointerdown', (event) => {
    const at = placeAt(event.target as Element);
    if (at < 0 || event.button !== 0 || !event.isPrimary) return;
    pressed = at;
    isDragged = false;
  });
  document.addEventListener('pointermove', (event) => {
    if (pressed < 0) return;
    const at = placeAt(document.elementFromPoint(event.clientX, event.clientY));
    if (at < 0 || (at === pressed && !isDragged)) return;
    isDragged = true;
    anchor = pressed;
    isOpen = false;
    choose(pressed, at);
  });
  document.addEventListener('pointerup', (event) => {
    if (pressed >= 0 && !isDragged) press(pressed, event.shiftKey);
    if (pressed >= 0) focusable(pressed);
    pressed = -1;
  });
  // The browser cancels the pointer when it starts to scroll, so no night was selected.
  document.addEventListener('pointercancel', () => (pressed = -1));

  editor.addEventListener('keydown', (event) => {
    const at = placeAt(event.target as Element);
    if (at < 0) return;
    const step = DAY_STEPS[event.key];
    if (event.key === 'Enter' || event.key === ' ') press(at, event.shiftKey);
    else if (event.key === 'Escape') chooseNone();
    else if (step !== undefined) {
      const to = Math.max(0, Math.min(cells.length - 1, at + step));
      focusable(to);
      cells[to]!.focus();
      if (event.shiftKey) {
        if (anchor < 0) anchor = at;
        isOpen = false;
        choose(anchor, to);
      }
    } else return;
    event.preventDefault();
  });
  form.addEventListener('click', (event) => {
    if (around(event, '[data-unchoose]')) chooseNone();
  });
  form.addEventListener('change', () => paint(...(typed() ?? [0, -1])));

  paint(0, -1);
  focusable(0);
  // After a refusal, the submitted nights stay selected.
  const refused = typed();
  if (refused) mark(...refused);
}

/** Makes nights selectable in calendars marked `data-nights`. */
export function enhanceNightPainter(): void {
  for (const editor of document.querySelectorAll<HTMLElement>('[data-nights]')) {
    const form = editor.querySelector<HTMLFormElement>('[data-nights-form]');
    if (form) openPainter(editor, form);
  }
}
