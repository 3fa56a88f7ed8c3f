import { AttributionControl, Map as WorldMap, NavigationControl, setWorkerUrl } from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url';
import styles from 'maplibre-gl/dist/maplibre-gl.css?url';
import { around, h } from '#lib/enhance/dom.ts';
import { money } from '#lib/format/money.ts';
import type { Locale } from '#lib/locale/locales.ts';
import type { Bounds } from '#lib/services.ts';
import { builtinStyle } from './builtin-style.ts';
import { createMarks, type MarkSpec } from './marks.ts';
import { fetchCard, pinCard } from './pin-card.ts';
import type { ResultsMapData } from './results-map-data.ts';
import { fittingLabels } from './spread.ts';
import { type Cluster, createTiles, type Pin, tilesOf } from './tiles.ts';

setWorkerUrl(workerUrl);

/** The map that is open; there is one at most. */
let opened: ReturnType<typeof createMap> | undefined;

/**
 * Opens the map of a page's results in its section, or brings the one that is there already up to
 * date with the section's data.
 */
export function openResultsMap(section: HTMLElement): void {
  if (opened?.section === section) opened.update();
  else opened = createMap(section);
}

const readData = (section: HTMLElement): ResultsMapData =>
  JSON.parse(section.dataset.resultsMap!) as ResultsMapData;

/** The tiles of a search. */
const tilesFor = ({ tiles, filters }: ResultsMapData) =>
  createTiles((key) => `${tiles}/${key}.json?${filters}`);

function createMap(section: HTMLElement) {
  if (!document.querySelector(`link[href="${styles}"]`)) {
    document.head.append(h('link', { rel: 'stylesheet', href: styles }));
  }
  let data = readData(section);
  let tiles = tilesFor(data);
  // The number of the latest drawing and of the latest card: answers to earlier ones are dropped.
  let drawing = 0;
  let opening = 0;

  const box = h('div', { class: 'map-box' });
  const here = h('button', { type: 'button', class: 'map-here', hidden: true }, data.words.here);
  section.replaceChildren(box, here);
  const dark = matchMedia('(prefers-color-scheme: dark)').matches;
  const map = new WorldMap({
    container: box,
    style: data.style ?? builtinStyle(dark, location.origin),
    center: [-1.5, 49.5],
    zoom: 3.5,
    maxZoom: 17,
    dragRotate: false,
    attributionControl: false,
  });
  map.addControl(new NavigationControl({ showCompass: false }), 'top-right');
  map.addControl(new AttributionControl({ compact: true }));
  map.touchZoomRotate.disableRotation();
  const marks = createMarks(map);

  const area = () => map.getBounds().toArray().flat() as Bounds;
  const label = ({ price }: Pin) =>
    price ? money(data.locale as Locale, price.from, price.currency) : '–';

  function highlight(id: number | null): void {
    marks.activate(id);
    for (const card of document.querySelectorAll<HTMLElement>('.cards [data-listing]')) {
      card.classList.toggle('highlighted', Number(card.dataset.listing) === id);
    }
  }

  async function open(id: number): Promise<void> {
    highlight(id);
    const card = document.querySelector(`.cards [data-listing="${id}"]`);
    card?.scrollIntoView({ block: 'nearest', behavior: 'smooth' });
    opening += 1;
    const turn = opening;
    const found = await fetchCard(`${data.cards}?ids=${id}&via=${data.via}`);
    if (turn !== opening) return;
    close();
    if (found) section.append(pinCard(found, data, close));
  }
  function close(): void {
    opening += 1;
    section.querySelector('.pin-card')?.remove();
  }

  const pinMark = (pin: Pin, shape: 'pill' | 'dot'): MarkSpec => ({
    key: `${shape}-${pin.id}`,
    id: pin.id,
    at: [pin.lng, pin.lat],
    shape,
    label: label(pin),
    title: label(pin),
    open: () => void open(pin.id),
    hover: (on) => highlight(on ? pin.id : null),
  });
  const clusterMark = (cluster: Cluster): MarkSpec => ({
    key: cluster.key,
    id: null,
    at: [cluster.lng, cluster.lat],
    shape: 'cluster',
    label: new Intl.NumberFormat(data.locale, { notation: 'compact' }).format(cluster.count),
    title: data.words.cluster.replace('#', String(cluster.count)),
    open: () => map.easeTo({ center: [cluster.lng, cluster.lat], zoom: map.getZoom() + 2 }),
    hover: () => {},
  });

  async function draw(): Promise<void> {
    drawing += 1;
    const turn = drawing;
    const { pins, clusters } = await tiles.contentOf(tilesOf(area(), map.getZoom()));
    if (turn !== drawing) return;
    const order = new Map(data.listed.map((id, at) => [id, at]));
    const last = data.listed.length;
    pins.sort((a, b) => (order.get(a.id) ?? last) - (order.get(b.id) ?? last));
    const room = fittingLabels(
      pins.map((pin) => {
        const { x, y } = map.project([pin.lng, pin.lat]);
        return { x, y, width: 14 + label(pin).length * 8.5, height: 32 };
      }),
    );
    marks.show([
      ...pins.map((pin, at) => pinMark(pin, room[at] ? 'pill' : 'dot')),
      ...clusters.map(clusterMark),
    ]);
  }

  function searchHere(): void {
    const next = new URLSearchParams(data.question);
    for (const name of ['q', 'near', 'km', 'area']) next.delete(name);
    next.set(
      'bounds',
      area()
        .map((degrees) => degrees.toFixed(4))
        .join(','),
    );
    next.set('view', 'map');
    const address = `${data.search}?${next}`;
    // A category's page cannot show another area than its own.
    if (location.pathname !== data.search) location.assign(address);
    else document.dispatchEvent(new CustomEvent('page:go', { detail: address }));
  }

  map.on('moveend', (event) => {
    if (event.originalEvent) here.hidden = false;
    void draw();
  });
  map.on('click', close);
  here.addEventListener('click', searchHere);
  const follow = (event: Event) => {
    const card = around(event, '.cards [data-listing]');
    if (card) highlight(Number(card.dataset.listing));
  };
  const removal = new AbortController();
  const { signal } = removal;
  document.addEventListener('pointerover', follow, { signal });
  document.addEventListener('focusin', follow, { signal });

  /** Frees the map with its WebGL context, of which browsers allow some 16, when the page shows it no longer. */
  function removeIfGone(): void {
    if (section.isConnected) return;
    removal.abort();
    drawing += 1;
    opening += 1;
    map.remove();
    if (opened?.section === section) opened = undefined;
  }
  document.addEventListener('page:swapped', removeIfGone, { signal });

  const show = (bounds: Bounds | null) => {
    if (bounds) map.fitBounds(bounds, { padding: 40, maxZoom: 12, duration: 0 });
  };
  show(data.around);
  void draw();

  return {
    section,
    /** Reads the section's data: another search has other tiles, and is somewhere else. */
    update(): void {
      const { question } = data;
      data = readData(section);
      close();
      here.hidden = true;
      if (data.question !== question) {
        tiles = tilesFor(data);
        marks.show([]);
      }
      // The area of the map itself was searched: it stays.
      if (!new URLSearchParams(data.question).has('bounds')) show(data.around);
      void draw();
    },
  };
}
