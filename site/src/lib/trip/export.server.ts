import { escapedXml } from '#lib/server/xml.ts';

/** A point of a route, in order. */
export interface RouteStop {
  name: string;
  lat: number;
  lng: number;
  notes: string;
  address: string;
}

const pointOf = (element: 'wpt' | 'rtept', { name, lat, lng, notes, address }: RouteStop) =>
  `<${element} lat="${lat}" lon="${lng}"><name>${escapedXml(name)}</name><desc>${escapedXml(notes)}</desc>` +
  `<link href="${escapedXml(address)}"/></${element}>`;

/** Writes waypoints and the route that joins them (GPX 1.1). */
export function writeGpx(name: string, address: string, stops: readonly RouteStop[]): string {
  const lines = [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<gpx version="1.1" creator="Campcairn" xmlns="http://www.topografix.com/GPX/1/1">',
    `<metadata><name>${escapedXml(name)}</name><link href="${escapedXml(address)}"/></metadata>`,
    ...stops.map((stop) => pointOf('wpt', stop)),
    ...(stops.length > 0
      ? [
          `<rte><name>${escapedXml(name)}</name>`,
          ...stops.map((stop) => pointOf('rtept', stop)),
          '</rte>',
        ]
      : []),
    '</gpx>',
    '',
  ];
  return lines.join('\n');
}
