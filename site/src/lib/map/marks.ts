import { type Map as WorldMap, Marker } from 'maplibre-gl';
import { h, icon } from '#lib/enhance/dom.ts';

/** A marker to show on the map. */
export interface MarkSpec {
  key: string;
  /** Id of the listing; null for a cluster. */
  id: number | null;
  at: [lng: number, lat: number];
  shape: 'pill' | 'dot' | 'cluster';
  /** Kind of marker, which decides its colours. */
  look: 'listing' | 'campsite' | 'many';
  /** False if the listing may not be free on the dates. */
  isCertain: boolean;
  label: string;
  /** Label for screen readers. */
  title: string;
  open(): void;
  hover(on: boolean): void;
}

/** Manages the markers of a map. Unchanged markers keep their elements, which avoids flicker. */
export function createMarks(map: WorldMap) {
  const shown = new Map<string, { marker: Marker; button: HTMLButtonElement; id: number | null }>();
  let active: number | null = null;

  function put({ key, id, at, shape, look, isCertain, label, title, open, hover }: MarkSpec): void {
    // Markers are not focusable: keyboard users find the same listings in the list, in a sensible
    // order.
    const button = h('button', {
      type: 'button',
      tabindex: -1,
      class: `mark ${shape} ${look}${isCertain ? '' : ' uncertain'}`,
      'aria-label': title,
    });
    if (shape !== 'dot') button.append(look === 'campsite' ? icon('tent') : label);
    button.addEventListener('click', (event) => {
      event.stopPropagation();
      open();
    });
    button.addEventListener('pointerenter', () => hover(true));
    button.addEventListener('pointerleave', () => hover(false));
    const element = h('div', {}, button);
    const marker = new Marker({ element, anchor: shape === 'pill' ? 'bottom' : 'center' });
    marker.setLngLat(at).addTo(map);
    shown.set(key, { marker, button, id });
  }

  const paint = () => {
    for (const { marker, button, id } of shown.values()) {
      const on = id !== null && id === active;
      button.classList.toggle('active', on);
      const level = on ? 3 : button.classList.contains('dot') ? 0 : 1;
      marker.getElement().style.zIndex = String(level);
    }
  };

  return {
    show(wanted: readonly MarkSpec[]): void {
      const keys = new Set(wanted.map(({ key }) => key));
      for (const [key, { marker }] of shown) {
        if (keys.has(key)) continue;
        marker.remove();
        shown.delete(key);
      }
      for (const one of wanted) if (!shown.has(one.key)) put(one);
      paint();
    },
    activate(id: number | null): void {
      active = id;
      paint();
    },
  };
}
