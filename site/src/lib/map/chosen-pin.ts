import type { Map as WorldMap } from 'maplibre-gl';
import { h } from '#lib/enhance/dom.ts';
import { isFullScreen, lowerSheet } from './full-screen.ts';
import { fetchCard, pinCard } from './pin-card.ts';
import type { ResultsMapData } from './results-map-data.ts';
import type { Pin } from './tiles.ts';

/** Distance in pixels between a chosen pin's point and its card. */
const GAP_PX = 14;

/** Fields for typing, in which Escape has a different meaning. */
const TYPED_INTO = 'input, select, textarea';

/** Manages the chosen pin of a map and its card. */
export function createChosenPin(
  map: WorldMap,
  section: HTMLElement,
  options: {
    data(): ResultsMapData;
    /** Called with the id of the chosen pin's listing; null for none. */
    mark(id: number | null): void;
  },
) {
  const over = h('div', { class: 'map-over' });
  section.append(over);
  let id: number | null = null;
  // Number of the latest choice. A card that arrives for an earlier choice is dropped.
  let turn = 0;

  function close(): void {
    turn += 1;
    id = null;
    over.replaceChildren();
    options.mark(null);
  }

  /** Moves the map so that the card does not cover the pin. */
  function reveal(at: [lng: number, lat: number], card: HTMLElement): void {
    const top = card.getBoundingClientRect().top - section.getBoundingClientRect().top;
    const hidden = map.project(at).y + GAP_PX - top;
    if (hidden > 0) map.panBy([0, hidden]);
  }

  async function open(pin: Pin): Promise<void> {
    close();
    id = pin.id;
    options.mark(id);
    if (isFullScreen()) scrollTo({ top: 0 });
    else {
      const listed = document.querySelector(`.cards [data-listing="${id}"]`);
      listed?.scrollIntoView({ block: 'nearest', behavior: 'smooth' });
    }
    const own = turn;
    const data = options.data();
    const cardData = await fetchCard(`${data.cards}?ids=${id}&via=${data.via}`);
    if (own !== turn || !cardData) return;
    const card = pinCard(cardData, pin, data, close);
    over.replaceChildren(card);
    reveal([pin.lng, pin.lat], card);
  }

  /**
   * Handles Escape: it closes the card; if there is none and the map fills the screen, it lowers
   * the sheet, then closes the map.
   */
  function closeByKey(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    if (event.target instanceof Element && event.target.matches(TYPED_INTO)) return;
    if (id !== null) close();
    else if (isFullScreen() && !lowerSheet())
      document.querySelector<HTMLAnchorElement>('a.map-toggle')?.click();
  }

  return {
    open,
    close,
    closeByKey,
    get id(): number | null {
      return id;
    },
  };
}
