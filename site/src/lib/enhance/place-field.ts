import { announce, around, h, icon } from './dom.ts';

/** What `/search/places.json` answers. */
export interface PlaceSuggestions {
  places: {
    kind: 'country' | 'region' | 'county' | 'town';
    name: string;
    context: string;
    /** The text put into the field, with which the search finds exactly this place. */
    value: string;
    lat: number;
    lng: number;
  }[];
  /** The number of suggestions as a sentence, for screen readers. */
  said: string;
}

const MIN_CHARACTERS = 2;
const known = new Map<string, PlaceSuggestions>();

async function lookUp(
  address: string,
  typed: string,
  signal: AbortSignal,
): Promise<PlaceSuggestions> {
  const text = typed.trim();
  if (text.length < MIN_CHARACTERS) return { places: [], said: '' };
  const url = `${address}${address.includes('?') ? '&' : '?'}q=${encodeURIComponent(text)}`;
  const kept = known.get(url);
  if (kept) return kept;
  const response = await fetch(url, { signal });
  if (!response.ok) throw new Error(`places ${response.status}`);
  const found = (await response.json()) as PlaceSuggestions;
  known.set(url, found);
  return found;
}

/** Turns a text field into a combobox with a list of places, by the ARIA Authoring Practices. */
function makeCombobox(input: HTMLInputElement): void {
  const list = h('ul', { id: `${input.id}-list`, role: 'listbox', class: 'places', hidden: true });
  list.setAttribute('aria-label', input.dataset.listLabel ?? '');
  input.after(list);
  for (const [name, value] of Object.entries({
    role: 'combobox',
    autocomplete: 'off',
    'aria-autocomplete': 'list',
    'aria-controls': list.id,
    'aria-expanded': 'false',
  })) {
    input.setAttribute(name, value);
  }
  let waiting: AbortController | undefined;
  let shown: PlaceSuggestions['places'] = [];
  let active = -1;

  const show = (open: boolean) => {
    list.hidden = !open || list.children.length === 0;
    input.setAttribute('aria-expanded', String(!list.hidden));
    if (list.hidden) mark(-1);
  };
  const mark = (at: number) => {
    active = at;
    for (const [index, option] of [...list.children].entries()) {
      option.setAttribute('aria-selected', String(index === at));
    }
    if (at < 0) input.removeAttribute('aria-activedescendant');
    else input.setAttribute('aria-activedescendant', `${input.id}-${at}`);
  };
  const take = (option: Element) => {
    input.value = (option as HTMLElement).dataset.value ?? '';
    show(false);
    const detail = shown[[...list.children].indexOf(option)];
    input.dispatchEvent(new CustomEvent('place:chosen', { bubbles: true, detail }));
  };

  async function look(): Promise<void> {
    waiting?.abort();
    waiting = new AbortController();
    try {
      const found = await lookUp(input.dataset.places!, input.value, waiting.signal);
      shown = found.places;
      list.replaceChildren(
        ...found.places.map((place, at) =>
          h(
            'li',
            { id: `${input.id}-${at}`, role: 'option', 'data-value': place.value },
            icon(place.kind === 'town' ? 'map-pin' : 'map'),
            h('span', {}, h('strong', {}, place.name), ' ', h('small', {}, place.context)),
          ),
        ),
      );
      show(document.activeElement === input);
      mark(-1);
      if (!list.hidden) announce(found.said);
    } catch {
      // Aborted by further typing, or a network error: the field still works as plain text.
    }
  }

  input.addEventListener('input', () => void look());
  input.addEventListener('blur', () => show(false));
  input.addEventListener('keydown', (event) => {
    const count = list.children.length;
    if (event.key === 'Escape' && !list.hidden) show(false);
    else if ((event.key === 'ArrowDown' || event.key === 'ArrowUp') && count > 0) {
      const step = event.key === 'ArrowDown' ? 1 : -1;
      const from = list.hidden && active < 0 && step < 0 ? 0 : active;
      show(true);
      mark((from + step + count) % count);
    } else if (event.key === 'Enter' && !list.hidden && active >= 0) take(list.children[active]!);
    else return;
    event.preventDefault();
  });
  // Keeps the focus in the field; losing it would close the list.
  list.addEventListener('mousedown', (event) => event.preventDefault());
  list.addEventListener('click', (event) => {
    const option = around(event, '[role=option]');
    if (option) take(option);
  });
}

/** Makes fields marked `data-places` suggest places once they are focused. */
export function enhancePlaceFields(): void {
  const done = new WeakSet<Element>();
  const enhance = (input: HTMLInputElement | null) => {
    if (!input || done.has(input)) return;
    done.add(input);
    makeCombobox(input);
  };
  document.addEventListener('focusin', (event) =>
    enhance(around<HTMLInputElement>(event, 'input[data-places]')),
  );
}
