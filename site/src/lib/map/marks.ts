import { type Map as WorldMap, Marker } from 'maplibre-gl';
import { h } from '#lib/enhance/dom.ts';

/** Something to stand on the map. */
export interface Wanted {
  key: string;
  /** The listing it stands for; null for several. */
  id: number | null;
  at: [lng: number, lat: number];
  shape: 'pill' | 'dot' | 'cluster';
  label: string;
  /** What a screen reader is told. */
  title: string;
  open(): void;
  hover(on: boolean): void;
}

/** Puts marks on a map: those that stay keep their element, so that nothing flickers. */
export function createMarks(map: WorldMap) {
  const standing = new Map<
    string,
    { marker: Marker; button: HTMLButtonElement; id: number | null }
  >();
  let active: number | null = null;

  function put({ key, id, at, shape, label, title, open, hover }: Wanted): void {
    // The list holds the same for the keyboard, in an order that can be followed.
    const button = h('button', {
      type: 'button',
      tabindex: -1,
      class: `mark ${shape}`,
      'aria-label': title,
    });
    if (shape !== 'dot') button.textContent = label;
    button.addEventListener('click', (event) => {
      event.stopPropagation();
      open();
    });
    button.addEventListener('pointerenter', () => hover(true));
    button.addEventListener('pointerleave', () => hover(false));
    const element = h('div', {}, button);
    const marker = new Marker({ element, anchor: shape === 'pill' ? 'bottom' : 'center' });
    marker.setLngLat(at).addTo(map);
    standing.set(key, { marker, button, id });
  }

  const paint = () => {
    for (const { marker, button, id } of standing.values()) {
      const on = id !== null && id === active;
      button.classList.toggle('active', on);
      const level = on ? 3 : button.classList.contains('dot') ? 0 : 1;
      marker.getElement().style.zIndex = String(level);
    }
  };

  return {
    show(wanted: readonly Wanted[]): void {
      const keys = new Set(wanted.map(({ key }) => key));
      for (const [key, { marker }] of standing) {
        if (keys.has(key)) continue;
        marker.remove();
        standing.delete(key);
      }
      for (const one of wanted) if (!standing.has(one.key)) put(one);
      paint();
    },
    activate(id: number | null): void {
      active = id;
      paint();
    },
  };
}
