import {
  AttributionControl,
  type GeoJSONSource,
  type LngLat,
  Map as WorldMap,
  Marker,
  NavigationControl,
  setWorkerUrl,
} from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url';
import styles from 'maplibre-gl/dist/maplibre-gl.css?url';
import { h, icon } from '#lib/enhance/dom.ts';
import type { Locale } from '#lib/locale/locales.ts';
import type { MapStyle } from '#lib/services.ts';
import { applyStyle } from './map-style.ts';

/** Metres in a degree of latitude on a sphere of 6,371,008.8 m (IUGG mean radius). */
const METRES_PER_DEGREE = 111_195;
const CORNERS = 64;

/** Returns a circle on the ground as the closed ring of a polygon. */
function circleAround(centre: {
  lat: number;
  lng: number;
  /** Radius in metres. */
  radius: number;
}): [lng: number, lat: number][] {
  const high = centre.radius / METRES_PER_DEGREE;
  const wide = high / Math.cos((centre.lat * Math.PI) / 180);
  return Array.from({ length: CORNERS + 1 }, (_, corner) => {
    const angle = (2 * Math.PI * corner) / CORNERS;
    return [centre.lng + wide * Math.sin(angle), centre.lat + high * Math.cos(angle)];
  });
}

setWorkerUrl(workerUrl);

interface Point {
  lat: number;
  lng: number;
}

/** Data of a form's position map, as JSON in `data-position-map`. */
export interface PositionMapData {
  /** A MapLibre style that replaces the built-in map. */
  style: MapStyle | null;
  /** Bounds of the map before there is a pin; null for the west of Europe. */
  start: { west: number; south: number; east: number; north: number } | null;
  /** The stored position, and the area that travellers would see instead. */
  stored: { position: Point; area: Point & { radius: number } } | null;
  words: { label: string; pin: string; none: string; exact: string; approximate: string };
}

/** Decimals of a degree that are written: about a metre. */
const DIGITS = 5;
const NEW_RADIUS_METRES = 2000;
const CLOSE_ZOOM = 12;
const KEY_PIXELS = 4;
const KEYS: Readonly<Record<string, [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Returns the point in a pair of fields; undefined when they contain none. */
function pointIn(lat: HTMLInputElement, lng: HTMLInputElement): Point | undefined {
  const [north, east] = [lat, lng].map(({ value }) =>
    value.trim() === '' ? Number.NaN : Number(value.replace(',', '.')),
  ) as [number, number];
  return Math.abs(north) <= 90 && Math.abs(east) <= 180 ? { lat: north, lng: east } : undefined;
}

/**
 * Opens the map of a form's position in its section. The form still submits its fields, which the
 * map fills.
 */
export function openPositionMap(section: HTMLElement): void {
  const form = section.closest('form')!;
  const { style, start, stored, words } = JSON.parse(
    section.dataset.positionMap!,
  ) as PositionMapData;
  const field = (name: string) =>
    form.elements.namedItem(`location.${name}`) as HTMLInputElement & HTMLSelectElement;
  const [latField, lngField, precision] = [field('lat'), field('lng'), field('precision')];
  const says = section.querySelector<HTMLElement>('[data-map-says]')!;
  if (!document.querySelector(`link[href="${styles}"]`)) {
    document.head.append(h('link', { rel: 'stylesheet', href: styles }));
  }

  const box = h('div', { class: 'map-box' });
  const holder = section.querySelector('[data-map]')!;
  holder.replaceChildren(box);
  const first = pointIn(latField, lngField);
  const map = new WorldMap({
    container: box,
    ...(first
      ? { center: first, zoom: CLOSE_ZOOM - 1 }
      : start
        ? { bounds: [start.west, start.south, start.east, start.north] as const }
        : { center: [-1.5, 49.5] as const, zoom: 3.5 }),
    maxZoom: 17,
    dragRotate: false,
    attributionControl: false,
    // One-finger swipes and the mouse wheel scroll the page instead of the map.
    cooperativeGestures: true,
    locale: { 'Map.Title': words.label },
  });
  void applyStyle(map, style, document.documentElement.lang as Locale);
  map.addControl(new NavigationControl({ showCompass: false }), 'top-right');
  map.addControl(new AttributionControl({ compact: true }));
  map.touchZoomRotate.disableRotation();

  const pin = h(
    'button',
    { type: 'button', class: 'pin', 'aria-label': words.pin },
    icon('map-pin'),
  );
  const marker = new Marker({ element: pin, anchor: 'bottom', draggable: true });

  /**
   * Returns the area that travellers would see, with the same offset from the pin as the stored
   * area.
   */
  const areaOf = ({ lat, lng }: Point): Point & { radius: number } => {
    if (!stored) return { lat, lng, radius: NEW_RADIUS_METRES };
    const { position, area } = stored;
    const shrink = Math.cos((position.lat * Math.PI) / 180) / Math.cos((lat * Math.PI) / 180);
    return {
      lat: lat + area.lat - position.lat,
      lng: lng + (area.lng - position.lng) * shrink,
      radius: area.radius,
    };
  };
  const draw = () => {
    const point = pointIn(latField, lngField);
    for (const input of [latField, lngField]) {
      const mark = input.closest('.field')?.querySelector('label > span');
      mark?.toggleAttribute('hidden', point !== undefined);
    }
    const isApproximate = precision.value === 'approximate';
    says.textContent = point ? (isApproximate ? words.approximate : words.exact) : words.none;
    if (!point) marker.remove();
    // Adding the marker again would move the focus away from it.
    else if (pin.isConnected) marker.setLngLat(point);
    else marker.setLngLat(point).addTo(map);
    const rings = point && isApproximate ? [circleAround(areaOf(point))] : [];
    map.getSource<GeoJSONSource>('area')?.setData({
      type: 'Feature',
      properties: {},
      geometry: { type: 'MultiPolygon', coordinates: rings.map((ring) => [ring]) },
    });
  };
  /** Writes a point of the map into the fields. */
  const write = ({ lat, lng }: Point) => {
    latField.value = lat.toFixed(DIGITS);
    lngField.value = lng.toFixed(DIGITS);
    for (const input of [latField, lngField]) {
      input.setAttribute('aria-invalid', 'false');
      document.getElementById(`${input.id}-problem`)?.remove();
    }
    // Whatever follows what is typed into the form follows the pin too.
    latField.dispatchEvent(new Event('input', { bubbles: true }));
    draw();
  };
  const show = (point: Point) =>
    map.easeTo({ center: [point.lng, point.lat], zoom: Math.max(CLOSE_ZOOM - 1, map.getZoom()) });

  map.on('load', () => {
    const colour = getComputedStyle(holder).color;
    map.addSource('area', {
      type: 'geojson',
      data: { type: 'FeatureCollection', features: [] },
    });
    map.addLayer({
      id: 'area',
      type: 'fill',
      source: 'area',
      paint: { 'fill-color': colour, 'fill-opacity': 0.18 },
    });
    map.addLayer({
      id: 'area-edge',
      type: 'line',
      source: 'area',
      paint: { 'line-color': colour, 'line-width': 2 },
    });
    draw();
  });
  map.on('click', ({ lngLat }: { lngLat: LngLat }) => write(lngLat));
  marker.on('dragend', () => write(marker.getLngLat()));
  pin.addEventListener('keydown', (event) => {
    const [x, y] = KEYS[event.key] ?? [0, 0];
    if (x === 0 && y === 0) return;
    event.preventDefault();
    // Keeps the same keys from moving the map.
    event.stopPropagation();
    const at = map.project(marker.getLngLat());
    const to = map.unproject([at.x + x * KEY_PIXELS, at.y + y * KEY_PIXELS]);
    write(to);
    if (!map.getBounds().contains(to)) map.panTo(to);
  });
  // A click on the pin does not count as a click on the map.
  pin.addEventListener('click', (event) => event.stopPropagation());
  // Enter in the field for places would submit the form.
  section.addEventListener('keydown', (event) => {
    if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault();
  });
  section.addEventListener('place:chosen', (event) => {
    const { lat, lng } = (event as CustomEvent<Point>).detail;
    write({ lat, lng });
    show({ lat, lng });
  });
  for (const input of [latField, lngField, precision]) {
    input.addEventListener('change', () => {
      draw();
      const point = pointIn(latField, lngField);
      if (point && input !== precision) show(point);
    });
  }
  draw();
}
