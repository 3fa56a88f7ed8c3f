import { addDays, dayOf, formatDate, nightsBetween } from '#lib/format/dates.ts';
import { monthOf, nextShut } from '#lib/listing/calendar.ts';
import type { Stay, StayData, StayListing } from '#lib/stay/stay-data.ts';
import { DAY_STEPS } from './day-steps.ts';
import { around, h, icon } from './dom.ts';
import { monthTables } from './stay-months.ts';

/** Number of months to choose from, including the current one: this month in two years is one of them. */
const MONTHS = 25;

interface Options {
  data: StayData;
  listing: StayListing | null;
  stay: Stay;
  /** Whether to choose the end first, because the start is already chosen. */
  picksEnd: boolean;
  /** The button that opened the dialog. */
  anchor: HTMLElement;
  /** Called with the chosen dates; `isDone` is true once both are chosen. */
  choose(stay: Stay, isDone: boolean): void;
}

/** Returns the date `months` later: the same day of the month, or the last day of a shorter month. */
function addMonths(date: string, months: number): string {
  const day = dayOf(date);
  const last = new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + months + 1, 0));
  last.setUTCDate(Math.min(day.getUTCDate(), last.getUTCDate()));
  return last.toISOString().slice(0, 10);
}

/** Returns the first day of a month that is counted since the year 0. */
const firstDayOf = (month: number): string =>
  new Date(Date.UTC(Math.floor(month / 12), month % 12, 1)).toISOString().slice(0, 10);

/**
 * Opens the calendar of a stay as a date picker dialog, following the ARIA Authoring Practices. It
 * shows two months side by side, or on a phone a sheet with all months one below the other.
 */
export function openStayDialog(options: Options): void {
  const { data, listing, anchor, choose } = options;
  const { locale, today, words, weekStart } = data;
  const isSheet = matchMedia('(max-width: 40rem)').matches;
  const shown = isSheet ? MONTHS : 2;
  const firstMonth = monthOf(today);
  const lastDay = addDays(addMonths(`${today.slice(0, 8)}01`, MONTHS), -1);
  let { stay } = options;
  let picksEnd = options.picksEnd && stay.from >= today;
  let focused = [stay.to && picksEnd ? stay.to : stay.from, today].find((day) => day >= today)!;
  if (focused > lastDay) focused = today;
  let first = firstMonth;

  const said = h('p', { class: 'said', 'aria-live': 'polite' });
  const months = h('div', { class: 'months' });
  const button = (name: string, label: string) =>
    h('button', { type: 'button', class: 'round', 'aria-label': label }, icon(name));
  const close = button('x', words.close);
  const back = button('chevron-left', words.previous);
  const on = button('chevron-right', words.next);
  const jump = h(
    'select',
    { class: 'jump control', 'aria-label': words.jump },
    ...Array.from({ length: MONTHS }, (_, at) => {
      const month = firstDayOf(firstMonth + at);
      return h('option', { value: firstMonth + at }, formatDate(locale, 'month', dayOf(month)));
    }),
  );
  const clear = h('button', { type: 'button', class: 'clear' }, words.clear);
  const done = h('button', { type: 'button', class: 'done' }, words.done);
  const dialog = h(
    'dialog',
    { class: 'stay', 'aria-label': words.choose },
    h('div', { class: 'head' }, said, ...(isSheet ? [jump] : [back, jump, on]), close),
    months,
    h(
      'div',
      { class: 'foot' },
      ...(listing?.shortest ? [h('small', {}, listing.shortest)] : []),
      clear,
      done,
    ),
  );

  const cellOf = (day: string) => months.querySelector<HTMLElement>(`[data-day="${day}"]`);
  const paint = (until = stay.to) => {
    /** The first taken or closed night after the chosen start. A stay has to end by its morning. */
    const latestEnd =
      (picksEnd && listing && nextShut(listing.ranges, listing.season, stay.from)) || lastDay;
    const isOff = (day: string, state: string) => {
      if (picksEnd && day > stay.from) return day > latestEnd;
      return state === 'past' || state === 'unavailable' || state === 'closed';
    };
    for (const cell of months.querySelectorAll<HTMLElement>('[data-day]')) {
      const day = cell.dataset.day!;
      const isEdge = day === stay.from || day === until;
      const isWithin = stay.from !== '' && day > stay.from && day < until;
      cell.classList.toggle('edge', isEdge);
      cell.classList.toggle('within', isWithin);
      cell.setAttribute('aria-selected', String(isEdge || isWithin));
      cell.setAttribute('aria-disabled', String(isOff(day, cell.dataset.state!)));
      cell.tabIndex = day === focused ? 0 : -1;
    }
    const [one, many] = words.nights;
    const nights = stay.to ? nightsBetween(stay.from, stay.to) : 0;
    const dates = [stay.from, stay.to].map((day) => day && formatDate(locale, 'day', dayOf(day)));
    said.textContent = stay.to
      ? `${dates.join(' – ')} · ${nights === 1 ? one : many.replace('#', String(nights))}`
      : picksEnd
        ? words.last
        : words.first;
    dialog.toggleAttribute('data-short', nights > 0 && nights < (listing?.minNights ?? 1));
  };
  const render = () => {
    months.replaceChildren(
      ...monthTables({ locale, today, words, weekStart, listing, first, shown }),
    );
    back.disabled = first <= firstMonth;
    on.disabled = first + shown >= firstMonth + MONTHS;
    if (!isSheet) jump.value = String(first);
    paint();
  };
  /** Scrolls a sheet to a month. */
  const scrollTo = (month: number) =>
    months.children[month - firstMonth]?.scrollIntoView({ behavior: 'instant' });
  /** Shows the month of a day, where not all months are visible. */
  const reveal = (day: string) => {
    const month = monthOf(day);
    if (month >= first && month < first + shown) return;
    first = Math.min(month < first ? month : month - shown + 1, firstMonth + MONTHS - shown);
    render();
  };
  const focus = (day: string) => {
    focused = day < today ? today : day > lastDay ? lastDay : day;
    reveal(focused);
    paint();
    cellOf(focused)?.focus();
    if (isSheet) jump.value = String(monthOf(focused));
  };
  const end = () => {
    choose(stay, stay.to !== '');
    dialog.close();
  };
  const press = (cell: HTMLElement) => {
    const day = cell.dataset.day!;
    focused = day;
    if (cell.ariaDisabled === 'true') return paint();
    if (picksEnd && day > stay.from) {
      stay = { from: stay.from, to: day };
      picksEnd = false;
      if (!isSheet) return end();
    } else {
      stay = { from: day, to: '' };
      picksEnd = true;
    }
    paint();
  };

  const step = (by: number) => {
    first += by;
    const day = addMonths(focused, by);
    focused = day < today ? today : day;
    render();
  };
  jump.addEventListener('change', () => {
    const month = Number(jump.value);
    const day = firstDayOf(month);
    focused = day < today ? today : day;
    if (isSheet) scrollTo(month);
    else first = Math.min(month, firstMonth + MONTHS - shown);
    if (isSheet) paint();
    else render();
    // The last month is shown as the second of two.
    jump.value = String(month);
  });
  if (isSheet) {
    months.addEventListener('scroll', () => {
      const top = months.getBoundingClientRect().top + months.clientHeight / 3;
      const at = [...months.children].findLastIndex(
        (month) => month.getBoundingClientRect().top <= top,
      );
      if (document.activeElement !== jump) jump.value = String(firstMonth + Math.max(at, 0));
    });
  }
  back.addEventListener('click', () => step(-1));
  on.addEventListener('click', () => step(1));
  close.addEventListener('click', () => dialog.close());
  clear.addEventListener('click', () => {
    stay = { from: '', to: '' };
    picksEnd = false;
    choose(stay, false);
    paint();
  });
  done.addEventListener('click', end);
  months.addEventListener('click', (event) => {
    const cell = around(event, '[data-day]');
    if (cell) press(cell);
  });
  months.addEventListener('pointerover', (event) => {
    const day = around(event, '[data-day]:not([aria-disabled=true])')?.dataset.day ?? '';
    if (picksEnd && event.pointerType === 'mouse') paint(day > stay.from ? day : '');
  });
  months.addEventListener('keydown', (event) => {
    const cell = around(event, '[data-day]');
    if (!cell) return;
    const day = cell.dataset.day!;
    const weekday = (dayOf(day).getUTCDay() - weekStart + 14) % 7;
    const by = event.shiftKey ? 12 : 1;
    if (event.key === 'Enter' || event.key === ' ') press(cell);
    else if (event.key in DAY_STEPS) focus(addDays(day, DAY_STEPS[event.key]!));
    else if (event.key === 'Home') focus(addDays(day, -weekday));
    else if (event.key === 'End') focus(addDays(day, 6 - weekday));
    else if (event.key === 'PageUp') focus(addMonths(day, -by));
    else if (event.key === 'PageDown') focus(addMonths(day, by));
    else return;
    event.preventDefault();
  });
  // A press beside the dialog hits its backdrop.
  dialog.addEventListener('click', (event) => {
    if (event.target === dialog) dialog.close();
  });
  dialog.addEventListener('close', () => {
    dialog.remove();
    anchor.focus();
  });

  reveal(focused);
  render();
  document.body.append(dialog);
  dialog.showModal();
  if (!isSheet) place(dialog, anchor);
  cellOf(focused)?.focus();
  if (isSheet) {
    jump.value = String(monthOf(focused));
    scrollTo(monthOf(focused));
  }
}

/**
 * Space in CSS pixels between a dialog and its button, and between a dialog and the edges of the
 * screen.
 */
const GAP = 8;

/** Places a dialog below its button, or above it when there is no room below. */
function place(dialog: HTMLElement, anchor: HTMLElement): void {
  const at = anchor.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = dialog;
  const { clientWidth, clientHeight } = document.documentElement;
  const below = at.bottom + GAP;
  const above = at.top - GAP - height;
  const fits = below + height <= clientHeight || above < 0;
  const left = Math.max(GAP, Math.min(at.left, clientWidth - width - GAP));
  dialog.style.left = `${left + scrollX}px`;
  dialog.style.top = `${(fits ? below : above) + scrollY}px`;
}
