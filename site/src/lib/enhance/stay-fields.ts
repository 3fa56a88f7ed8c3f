import { dateOf, dayOf, formatDate } from '#lib/format/dates.ts';
import { rangesOf } from '#lib/stay/ranges-text.ts';
import type { StayData, StayListing, WrittenStayListing } from '#lib/stay/stay-data.ts';
import { around, h } from './dom.ts';

const FIELDS = '[data-stay]';

/** The two date inputs of a stay: start and end. */
const inputsOf = (fields: HTMLElement): [HTMLInputElement, HTMLInputElement] =>
  [...fields.querySelectorAll<HTMLInputElement>('[data-stay-day]')] as never;

const dataOf = (fields: HTMLElement): StayData => {
  const data = JSON.parse(fields.dataset.stay!) as StayData;
  return { ...data, today: data.today || dateOf(new Date()) };
};

/** Returns the calendar of the page's listing; null when the page is not about one listing. */
function listing(): StayListing | null {
  const page = document.querySelector<HTMLElement>('[data-stay-listing]');
  if (page === null) return null;
  const written = JSON.parse(page.dataset.stayListing!) as WrittenStayListing;
  return { ...written, ranges: rangesOf(written.ranges) };
}

/** The option for no month, in forms whose months replace the dates. */
const noMonth = (fields: HTMLElement) =>
  fields.querySelector<HTMLInputElement>('[name=month][value=""]');

const buttonOf = (input: HTMLInputElement) => input.nextElementSibling as HTMLButtonElement;

/** Shows the dates of the inputs on their buttons. */
function write(fields: HTMLElement): void {
  const { locale, words } = dataOf(fields);
  for (const input of inputsOf(fields)) {
    const button = buttonOf(input);
    const { value } = input;
    button.textContent = value ? formatDate(locale, 'dayOfYear', dayOf(value)) : words.any;
    button.toggleAttribute('data-empty', !input.value);
  }
}

/**
 * Replaces a date input by a button that opens the calendar. The input, now hidden, keeps the
 * value.
 */
function replaceInput(input: HTMLInputElement): void {
  const label = input.labels![0]!;
  const name = label.contains(input) ? label.firstElementChild! : label;
  name.id ||= `${input.id}-label`;
  const id = `${input.id}-day`;
  const invalid = input.getAttribute('aria-invalid');
  const button = h('button', {
    type: 'button',
    id,
    class: `${input.className} stay-day`,
    'aria-haspopup': 'dialog',
    'aria-labelledby': `${name.id} ${id}`,
    'aria-describedby': input.getAttribute('aria-describedby'),
    'aria-invalid': invalid,
  });
  input.dataset.stayDay = '';
  input.after(button);
  if (label.htmlFor) label.htmlFor = id;
  input.type = 'hidden';
}

function enhance(): void {
  for (const fields of document.querySelectorAll<HTMLElement>(FIELDS)) {
    for (const input of fields.querySelectorAll<HTMLInputElement>('input[type=date]')) {
      replaceInput(input);
    }
    write(fields);
  }
}

const dialog = () => import('./stay-dialog.ts');

async function open(fields: HTMLElement, pressed: HTMLElement): Promise<void> {
  const [from, to] = inputsOf(fields);
  const { openStayDialog } = await dialog();
  openStayDialog({
    data: dataOf(fields),
    listing: listing(),
    stay: { from: from.value, to: to.value },
    picksEnd: pressed === buttonOf(to) && from.value !== '',
    anchor: pressed,
    choose(stay, isDone) {
      from.value = stay.from;
      to.value = stay.to;
      write(fields);
      const none = noMonth(fields);
      if (none && stay.from) none.checked = true;
      const { form } = from;
      if (isDone && stay.to && dataOf(fields).sends) form?.requestSubmit();
    },
  });
}

/** Opens what a group of fields is closed in, and moves the focus to its first or chosen field. */
function reveal(group: HTMLElement): void {
  for (let at = group.closest('details'); at; at = at.parentElement!.closest('details')) {
    at.open = true;
  }
  (group.querySelector<HTMLElement>('input:checked') ?? group).focus();
}

/**
 * Turns the date inputs of a stay (`data-stay`) into buttons of one calendar, which is loaded on
 * first use.
 */
export function enhanceStayFields(): void {
  document.addEventListener('click', (event) => {
    const pressed = around(event, '.stay-day');
    const fields = pressed?.closest<HTMLElement>(FIELDS);
    if (fields) void open(fields, pressed!);
  });
  document.addEventListener('click', (event) => {
    const id = around(event, '[data-to-dates]')?.dataset.toDates;
    const input = id === undefined ? null : document.querySelector<HTMLElement>(`#${id}`);
    if (!input) return;
    event.preventDefault();
    if (!input.hasAttribute('data-stay-day')) return reveal(input);
    const button = buttonOf(input as HTMLInputElement);
    // The search box is closed on small screens.
    if (!button.checkVisibility()) button.closest('details')!.open = true;
    button.focus();
    button.click();
  });
  for (const soon of ['pointerover', 'focusin']) {
    document.addEventListener(soon, (event) => {
      if (around(event, '.stay-day')) void dialog();
    });
  }
  document.addEventListener('change', (event) => {
    const fields = around(event, FIELDS);
    const changed = event.target as HTMLInputElement;
    if (!fields) return;
    // The typed number of nights counts before the list, so a choice from the list takes it away.
    const nights = fields.querySelector<HTMLInputElement>('[type=number][name=stay]');
    if (nights && changed.name === 'stay' && changed !== nights) nights.value = '';
    if (changed.name !== 'month' || changed.value === '') return;
    for (const input of inputsOf(fields)) input.value = '';
    write(fields);
  });
  // On a phone the months are one line that scrolls: it begins with the chosen one.
  document.addEventListener(
    'toggle',
    (event) => {
      const chosen = around(event, '.flexible')?.querySelector('[name=month]:checked');
      chosen?.scrollIntoView({ block: 'nearest', inline: 'center', behavior: 'instant' });
    },
    true,
  );
  document.addEventListener('page:replaced', enhance);
  // The browser restores the chosen dates when the reader comes back to a page.
  addEventListener('pageshow', enhance);
  enhance();
}
