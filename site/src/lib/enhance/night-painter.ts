import { DAY_STEPS } from './day-steps.ts';
import { around } from './dom.ts';

/** How the nights of an editor lie beside each other; places count its cells in their order. */
interface Layout {
  /** Whether a place is chosen with the two at the ends of a choice. */
  isBetween(at: number, one: number, other: number): boolean;
  /** The place that a key leads to; undefined for other keys. */
  step(at: number, key: string): number | undefined;
}

/** The nights of one listing, one after the other. */
const oneAfterAnother = (count: number): Layout => ({
  isBetween: (at, one, other) => at >= Math.min(one, other) && at <= Math.max(one, other),
  step(at, key) {
    const step = DAY_STEPS[key];
    return step === undefined ? undefined : Math.max(0, Math.min(count - 1, at + step));
  },
});

/** A table of listings, each a row of `width` nights: rectangles are chosen. */
function inRows(count: number, width: number): Layout {
  const rowOf = (at: number) => Math.floor(at / width);
  const within = (value: number, one: number, other: number) =>
    value >= Math.min(one, other) && value <= Math.max(one, other);
  const steps: Record<string, (at: number) => number> = {
    ArrowLeft: (at) => Math.max(rowOf(at) * width, at - 1),
    ArrowRight: (at) => Math.min(rowOf(at) * width + width - 1, at + 1),
    ArrowUp: (at) => (at < width ? at : at - width),
    ArrowDown: (at) => (at + width < count ? at + width : at),
    Home: (at) => rowOf(at) * width,
    End: (at) => rowOf(at) * width + width - 1,
  };
  return {
    isBetween: (at, one, other) =>
      within(rowOf(at), rowOf(one), rowOf(other)) && within(at % width, one % width, other % width),
    step: (at, key) => steps[key]?.(at),
  };
}

/** How long a finger rests on a night until its moves choose nights instead of scrolling, in milliseconds. */
const HOLD_MS = 350;
/** How far a finger moves while it rests, in pixels. */
const STILL_PX = 10;
/** How near to the edge of the frame a drag scrolls it, and by how much at each move, in pixels. */
const EDGE_PX = 32;
const SCROLL_PX = 16;
/** What stays free between the form and the night that was chosen, in pixels. */
const GAP_PX = 8;

/**
 * Makes nights of calendars selectable: by dragging; by clicking, tapping or pressing Enter on the first
 * and then the last; or by Shift and arrow keys. The selected dates are written into the form beside
 * them, and the listings of a table are ticked. Fingers scroll a table, and drag over nights once they
 * have rested on one.
 */
function openPainter(editor: HTMLElement, form: HTMLFormElement): void {
  const cells = [...editor.querySelectorAll<HTMLElement>('[data-night]')];
  const places = new Map(cells.map((cell, at) => [cell, at]));
  const width = Number(editor.dataset.nights);
  const layout = width > 0 ? inRows(cells.length, width) : oneAfterAnother(cells.length);
  const frame = editor.querySelector<HTMLElement>('[data-frame]');
  /** The boxes of a table's listings, in the order of its rows. */
  const boxes = [...editor.querySelectorAll<HTMLInputElement>('input[name="listing"]')];
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
  /** Whether moves of the pointer that is down choose nights. */
  let isChoosing = false;
  /** Where the pointer went down. */
  let [downX, downY] = [0, 0];
  let holding: ReturnType<typeof setTimeout> | undefined;

  for (const table of editor.querySelectorAll('table:has([data-night])')) {
    table.setAttribute('role', 'grid');
    table.setAttribute('aria-multiselectable', 'true');
  }

  const focusable = (at: number) => {
    for (const [cell, place] of places) cell.tabIndex = place === at ? 0 : -1;
  };
  const paint = (isChosen: (at: number) => boolean) => {
    for (const [cell, at] of places) {
      const selected = String(isChosen(at));
      if (cell.getAttribute('aria-selected') !== selected)
        cell.setAttribute('aria-selected', selected);
    }
  };
  /** Lets the form come up, which would cover nights while they are dragged over. */
  const reveal = () => editor.toggleAttribute('data-choosing', !chosen.hidden);
  const tell = (nights: number, listings: number) => {
    const { one: single = '', many = '' } = count.dataset;
    const words = nights === 1 ? single : many;
    count.textContent = words.replace('#', String(nights)).replace('@', String(listings));
    chosen.hidden = false;
    if (pressed < 0) reveal();
  };
  const choose = (one: number, other: number) => {
    const isChosen = (at: number) => layout.isBetween(at, one, other);
    paint(isChosen);
    const nights = cells.filter((_, at) => isChosen(at)).map(({ dataset }) => dataset.night!);
    const rows = boxes.filter((box, row) => {
      box.checked = cells.some((_, at) => Math.floor(at / width) === row && isChosen(at));
      return box.checked;
    });
    start.value = nights[0]!;
    last.value = nights.at(-1)!;
    tell(new Set(nights).size, rows.length);
  };
  /** Paints the typed nights that are shown; returns how many there are of each listing. */
  const paintTyped = (): number => {
    const isTyped = (at: number) => {
      const night = cells[at]!.dataset.night!;
      const box = boxes[Math.floor(at / width)];
      return night >= start.value && night <= last.value && box?.checked !== false;
    };
    paint(isTyped);
    return new Set(cells.filter((_, at) => isTyped(at)).map(({ dataset }) => dataset.night)).size;
  };
  const chooseNone = () => {
    paint(() => false);
    for (const box of boxes) box.checked = false;
    anchor = -1;
    isOpen = false;
    start.value = '';
    last.value = '';
    chosen.hidden = true;
    reveal();
  };
  /** Scrolls until the form, which comes up at the foot of a phone, does not cover a night. */
  const uncover = (at: number) => {
    const { left, right, top, bottom } = cells[at]!.getBoundingClientRect();
    const found = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    if (form.contains(found)) scrollBy(0, bottom - form.getBoundingClientRect().top + GAP_PX);
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
  const release = () => {
    clearTimeout(holding);
    pressed = -1;
    isChoosing = false;
    reveal();
  };
  /** Scrolls the frame while nights are dragged over at its edge. */
  const scrollAtEdge = ({ clientX: x, clientY: y }: PointerEvent) => {
    if (!frame) return;
    const { left, right, top, bottom } = frame.getBoundingClientRect();
    const names = frame.querySelector('tbody th')?.getBoundingClientRect().right ?? left;
    const days = frame.querySelector('thead')?.getBoundingClientRect().bottom ?? top;
    const towards = (at: number, first: number, end: number) =>
      at < first + EDGE_PX ? -SCROLL_PX : at > end - EDGE_PX ? SCROLL_PX : 0;
    frame.scrollBy(towards(x, names, right), towards(y, days, bottom));
  };

  editor.addEventListener('pointerdown', (event) => {
    const at = placeAt(event.target as Element);
    if (at < 0 || event.button !== 0 || !event.isPrimary) return;
    pressed = at;
    isDragged = false;
    clearTimeout(holding);
    [downX, downY] = [event.clientX, event.clientY];
    // Where fingers scroll both ways, they choose once they have rested.
    isChoosing = frame === null || event.pointerType !== 'touch';
    if (isChoosing) return;
    holding = setTimeout(() => {
      isChoosing = true;
      isDragged = true;
      anchor = at;
      isOpen = false;
      choose(at, at);
    }, HOLD_MS);
  });
  document.addEventListener('pointermove', (event) => {
    if (pressed < 0) return;
    if (!isChoosing) {
      if (Math.hypot(event.clientX - downX, event.clientY - downY) > STILL_PX) release();
      return;
    }
    const at = placeAt(document.elementFromPoint(event.clientX, event.clientY));
    if (isDragged) scrollAtEdge(event);
    if (at < 0 || (at === pressed && !isDragged)) return;
    isDragged = true;
    anchor = pressed;
    isOpen = false;
    choose(pressed, at);
  });
  document.addEventListener('pointerup', (event) => {
    if (pressed < 0) return;
    if (!isDragged) press(pressed, event.shiftKey);
    const at = pressed;
    focusable(at);
    release();
    uncover(at);
  });
  // The click of a tap would fall on the form, which has come up under the finger.
  editor.addEventListener('touchend', (event) => {
    if (event.cancelable && placeAt(event.target as Element) >= 0) event.preventDefault();
  });
  // The browser cancels the pointer when it starts to scroll, so no night was selected.
  document.addEventListener('pointercancel', () => {
    if (pressed >= 0) release();
  });
  if (frame) {
    // A finger that has rested chooses nights: it neither scrolls nor opens a menu.
    const keep = (event: Event) => {
      if (isChoosing) event.preventDefault();
    };
    frame.addEventListener('touchmove', keep, { passive: false });
    frame.addEventListener('contextmenu', keep);
  }

  editor.addEventListener('keydown', (event) => {
    const at = placeAt(event.target as Element);
    if (at < 0) return;
    const to = layout.step(at, event.key);
    if (event.key === 'Enter' || event.key === ' ') press(at, event.shiftKey);
    else if (event.key === 'Escape') chooseNone();
    else if (to !== undefined) {
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
  // The boxes of a table stand in the editor, outside of the form.
  editor.addEventListener('change', paintTyped);

  paint(() => false);
  focusable(0);
  // After a refusal, the submitted nights stay selected.
  const nights = paintTyped();
  if (nights > 0) tell(nights, boxes.filter(({ checked }) => checked).length);
  if (frame) keepScroll(frame, form);
}

const SCROLLED = 'calendars scrolled to';

/** After nights are set, the frame is scrolled to where it was. */
function keepScroll(frame: HTMLElement, form: HTMLFormElement): void {
  const [left, top] = (sessionStorage.getItem(SCROLLED) ?? '').split(' ').map(Number);
  if (left !== undefined && top !== undefined) frame.scrollTo(left, top);
  sessionStorage.removeItem(SCROLLED);
  form.addEventListener('submit', () => {
    sessionStorage.setItem(SCROLLED, `${frame.scrollLeft} ${frame.scrollTop}`);
  });
}

/** Makes nights selectable in calendars marked `data-nights`. */
export function enhanceNightPainter(): void {
  for (const editor of document.querySelectorAll<HTMLElement>('[data-nights]')) {
    const form = editor.querySelector<HTMLFormElement>('[data-nights-form]');
    if (form) openPainter(editor, form);
  }
}
