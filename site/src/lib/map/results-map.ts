import {
  AttributionControl,
  Map as WorldMap,
  NavigationControl,
  ScaleControl,
  setWorkerUrl,
} from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url';
import styles from 'maplibre-gl/dist/maplibre-gl.css?url';
import { announce, around, h } from '#lib/enhance/dom.ts';
import type { Locale } from '#lib/locale/locales.ts';
import type { Bounds } from '#lib/services.ts';
import { arrange, type ClusterSpot } from './arrange.ts';
import { createChosenPin } from './chosen-pin.ts';
import { padding, watchSheet } from './full-screen.ts';
import { applyStyle } from './map-style.ts';
import { createMarks, type MarkSpec } from './marks.ts';
import { pinLabels } from './pin-labels.ts';
import type { ResultsMapData } from './results-map-data.ts';
import { createTiles, type Pin, tilesOf } from './tiles.ts';

setWorkerUrl(workerUrl);

/** The open map; a page has one at most. */
let opened: ReturnType<typeof createMap> | undefined;

/**
 * Opens the map of a page's results in its section, or updates the open map with the section's
 * data.
 */
export function openResultsMap(section: HTMLElement): void {
  if (opened?.section === section) opened.update();
  else opened = createMap(section);
}

const readData = (section: HTMLElement): ResultsMapData =>
  JSON.parse(section.dataset.resultsMap!) as ResultsMapData;

const tilesFor = ({ tiles, question }: ResultsMapData) =>
  createTiles((key) => `${tiles}/${key}.json?${question}`);

function createMap(section: HTMLElement) {
  if (!document.querySelector(`link[href="${styles}"]`)) {
    document.head.append(h('link', { rel: 'stylesheet', href: styles }));
  }
  let data = readData(section);
  let tiles = tilesFor(data);
  // Number of the latest drawing. Responses to earlier drawings are dropped.
  let drawing = 0;

  const box = h('div', { class: 'map-box' });
  const here = h('button', { type: 'button', class: 'map-here', hidden: true }, data.words.here);
  const again = h(
    'button',
    { type: 'button', class: 'map-here map-again', hidden: true },
    data.words.incomplete,
  );
  section.replaceChildren(box, here, again);
  const map = new WorldMap({
    container: box,
    center: [-1.5, 49.5],
    zoom: 3.5,
    maxZoom: 17,
    dragRotate: false,
    attributionControl: false,
    locale: {
      'Map.Title': data.words.map,
      'NavigationControl.ZoomIn': data.words.zoomIn,
      'NavigationControl.ZoomOut': data.words.zoomOut,
      'AttributionControl.ToggleAttribution': data.words.sources,
    },
  });
  void applyStyle(map, data.style, data.locale as Locale);
  map.addControl(new NavigationControl({ showCompass: false }), 'top-right');
  map.addControl(new AttributionControl({ compact: true }));
  map.addControl(new ScaleControl({ unit: data.miles ? 'imperial' : 'metric' }), 'bottom-left');
  map.touchZoomRotate.disableRotation();
  const marks = createMarks(map);

  const area = () => map.getBounds().toArray().flat() as Bounds;

  function highlight(id: number | null): void {
    marks.activate(id);
    for (const card of document.querySelectorAll<HTMLElement>('.cards [data-listing]')) {
      card.classList.toggle('highlighted', Number(card.dataset.listing) === id);
    }
  }

  const chosen = createChosenPin(map, section, { data: () => data, mark: highlight });

  const pinMark = (pin: Pin, shape: 'pill' | 'dot', label: string): MarkSpec => ({
    key: `${shape}-${pin.id}-${label}`,
    id: pin.id,
    at: [pin.lng, pin.lat],
    shape,
    look: pin.kind,
    isCertain: pin.availability === null || pin.availability === 'available',
    label,
    title: pin.kind === 'campsite' ? data.words.openData : label,
    open: () => void chosen.open(pin),
    hover: (on) => highlight(on ? pin.id : chosen.id),
  });
  const clusterMark = ({ x, y, count }: ClusterSpot): MarkSpec => {
    const center = map.unproject([x, y]);
    return {
      key: `cluster-${center.lng.toFixed(4)}-${center.lat.toFixed(4)}-${count}`,
      id: null,
      at: [center.lng, center.lat],
      shape: 'cluster',
      look: 'many',
      isCertain: true,
      label: new Intl.NumberFormat(data.locale, { notation: 'compact' }).format(count),
      title: data.words.cluster.replace('#', String(count)),
      open: () => map.easeTo({ center, zoom: map.getZoom() + 2 }),
      hover: () => {},
    };
  };

  async function draw(): Promise<void> {
    drawing += 1;
    const turn = drawing;
    const { pins, clusters, isWhole } = await tiles.contentOf(tilesOf(area(), map.getZoom()));
    if (turn !== drawing) return;
    again.hidden = isWhole;
    if (!isWhole) announce(data.words.incomplete);
    const order = new Map(data.listed.map((id, at) => [id, at]));
    const last = data.listed.length;
    pins.sort((a, b) => (order.get(a.id) ?? last) - (order.get(b.id) ?? last));
    const spot = ({ lng, lat }: { lng: number; lat: number }) => {
      const { x, y } = map.project([lng, lat]);
      return { x, y };
    };
    const label = pinLabels(pins, data);
    const widthOf = (pin: Pin) => (pin.kind === 'campsite' ? 30 : 14 + label(pin).length * 8.5);
    const arranged = arrange(
      {
        clusters: clusters.map((cluster) => ({ ...spot(cluster), count: cluster.count })),
        pins: pins.map((pin) => ({ ...spot(pin), width: widthOf(pin) })),
      },
      pins.findIndex(({ id }) => id === chosen.id),
    );
    marks.show([
      ...pins.flatMap((pin, at) => {
        const shape = arranged.pins[at];
        return shape ? [pinMark(pin, shape, label(pin))] : [];
      }),
      ...arranged.clusters.map(clusterMark),
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
    // The question has none of these, since they do not affect the map.
    const asked = new URLSearchParams(location.search);
    for (const name of ['sort', 'more'])
      for (const value of asked.getAll(name)) next.append(name, value);
    const address = `${data.search}?${next}`;
    // A category's page covers a fixed area, so another area needs the search page.
    if (location.pathname !== data.search) location.assign(address);
    else document.dispatchEvent(new CustomEvent('page:go', { detail: address }));
  }

  map.on('moveend', (event) => {
    if (event.originalEvent) here.hidden = false;
    void draw();
  });
  map.on('click', chosen.close);
  here.addEventListener('click', searchHere);
  again.addEventListener('click', () => void draw());
  const follow = (event: Event) => {
    const card = around(event, '.cards [data-listing]');
    if (card) highlight(Number(card.dataset.listing));
  };
  const removal = new AbortController();
  const { signal } = removal;
  document.addEventListener('pointerover', follow, { signal });
  document.addEventListener('focusin', follow, { signal });
  document.addEventListener('keydown', chosen.closeByKey, { signal });
  watchSheet(signal);

  /**
   * Removes the map after a swap has removed its section. Browsers allow only some 16 WebGL
   * contexts.
   */
  function removeIfGone(): void {
    if (section.isConnected) return;
    removal.abort();
    drawing += 1;
    chosen.close();
    map.remove();
    if (opened?.section === section) opened = undefined;
  }
  document.addEventListener('page:swapped', removeIfGone, { signal });

  const show = (bounds: Bounds | null) => {
    if (bounds) map.fitBounds(bounds, { padding: padding(), maxZoom: 12, duration: 0 });
  };
  show(data.around);
  void draw();

  return {
    section,
    /** Applies the section's new data. Another search has other tiles and shows another area. */
    update(): void {
      const { question } = data;
      data = readData(section);
      chosen.close();
      here.hidden = true;
      if (data.question !== question) {
        tiles = tilesFor(data);
        marks.show([]);
      }
      // When the search is for the map's own area, the map does not move.
      if (!new URLSearchParams(data.question).has('bounds')) show(data.around);
      void draw();
    },
  };
}
