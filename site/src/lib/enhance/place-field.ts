import { announce, around, h, icon } from './dom.ts';
import { type PlaceIdea, placeIdeas, rememberPlace, searchNear } from './place-ideas.ts';
import type { PlaceSuggestions } from './place-suggestions.ts';

/** Kinds of places that are searched by distance from a point. */
const POINTS = new Set<PlaceIdea['kind']>(['town', 'village', 'postcode', 'airport']);

const iconOf = (kind: PlaceIdea['kind']): string =>
  kind === 'near'
    ? 'locate'
    : kind === 'recent'
      ? 'clock'
      : kind === 'sentence'
        ? 'search'
        : POINTS.has(kind)
          ? 'map-pin'
          : 'map';

const MIN_CHARACTERS = 2;
const known = new Map<string, PlaceSuggestions>();

async function lookUp(
  address: string,
  typed: string,
  signal: AbortSignal,
): Promise<PlaceSuggestions> {
  const url = `${address}${address.includes('?') ? '&' : '?'}q=${encodeURIComponent(typed)}`;
  const kept = known.get(url);
  if (kept) return kept;
  const response = await fetch(url, { signal });
  if (!response.ok) throw new Error(`places ${response.status}`);
  const suggestions = (await response.json()) as PlaceSuggestions;
  known.set(url, suggestions);
  return suggestions;
}

/**
 * Turns a text field into a combobox with a list of places, following the ARIA Authoring Practices.
 */
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
  let shown: readonly (PlaceIdea | PlaceSuggestions['places'][number])[] = [];
  /** Search fields suggest places before anything is typed. */
  const hasIdeas = input.dataset.nearLabel !== undefined;
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
    const detail = shown[[...list.children].indexOf(option)];
    if (detail === undefined) return;
    waiting?.abort();
    show(false);
    if (detail.kind === 'near') {
      searchNear(input);
      return;
    }
    // The list may belong to an earlier, shorter text, and a sentence stays as it was typed.
    if (detail.kind !== 'sentence') input.value = detail.value;
    if (hasIdeas) rememberPlace(detail);
    input.dispatchEvent(new CustomEvent('place:chosen', { bubbles: true, detail }));
  };

  async function look(): Promise<void> {
    waiting?.abort();
    const own = new AbortController();
    waiting = own;
    // The list belongs to an earlier text, so Enter submits the current text instead of an entry.
    mark(-1);
    const text = input.value.trim();
    const isIdea = text === '' && hasIdeas;
    try {
      const suggestions =
        isIdea || text.length >= MIN_CHARACTERS
          ? await lookUp(input.dataset.places!, text, own.signal)
          : { places: [], said: '' };
      shown = isIdea ? placeIdeas(input, suggestions.places) : suggestions.places;
      list.replaceChildren(
        ...shown.map((place, at) =>
          h(
            'li',
            { id: `${input.id}-${at}`, role: 'option' },
            icon(iconOf(place.kind)),
            h('span', {}, h('strong', {}, place.name), ' ', h('small', {}, place.context)),
          ),
        ),
      );
      show(document.activeElement === input);
      mark(-1);
      if (!list.hidden && !isIdea) announce(suggestions.said);
    } catch {
      // The request was aborted by further typing, or failed. The field still works as plain text.
      if (own.signal.aborted) return;
      shown = [];
      list.replaceChildren();
      show(false);
    }
  }

  input.addEventListener('input', () => void look());
  input.addEventListener('blur', () => show(false));
  if (hasIdeas) {
    input.addEventListener('focus', () => input.value.trim() === '' && void look());
    input.form?.addEventListener('submit', () => {
      const text = input.value.trim();
      if (text !== '') rememberPlace({ name: text, value: text });
    });
    if (input.value.trim() === '') void look();
  }
  input.addEventListener('keydown', (event) => {
    const count = list.children.length;
    // A late response would open the list over the next field.
    if (event.key === 'Escape') waiting?.abort();
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
