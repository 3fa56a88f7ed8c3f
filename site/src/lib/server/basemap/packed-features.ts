import { type Path, type Points, readLine, Reader, Writer, writeLine } from './packed-shapes.ts';

/** A feature of the map before it is packed. */
export interface Unpacked {
  lines: Points[];
  /** Importance; 0 for features that are visible at the lowest zoom. */
  rank: number;
  name: string;
}

/** Lines of a map feature. If the feature is an area, they are its boundaries. */
export interface Feature {
  lines: Path[];
  rank: number;
  name: string;
}

/** Layers with details, which exist for the covered countries. */
export const LAYERS = ['land', 'lakes', 'rivers', 'urban', 'riverNames'] as const;

export type Layer = (typeof LAYERS)[number];

const times = <Item>(count: number, make: () => Item): Item[] =>
  Array.from({ length: count }, make);

/** Serialises features compactly. */
export function packFeatures(layers: Record<Layer, Unpacked[]>): Buffer {
  const writer = new Writer();
  for (const layer of LAYERS) {
    writer.write(layers[layer].length);
    for (const { rank, name, lines } of layers[layer]) {
      writer.write(rank);
      writer.write(name.length);
      for (const unit of name.split('')) writer.write(unit.charCodeAt(0));
      writer.write(lines.length);
      for (const line of lines) writeLine(writer, line);
    }
  }
  return writer.done();
}

/** Reads features that `packFeatures` wrote. */
export function unpackFeatures(bytes: Uint8Array): Record<Layer, Feature[]> {
  const reader = new Reader(bytes);
  const line = () => readLine(reader);
  const layers: Partial<Record<Layer, Feature[]>> = {};
  for (const layer of LAYERS) {
    layers[layer] = times(reader.read(), () => ({
      rank: reader.read(),
      name: times(reader.read(), () => String.fromCharCode(reader.read())).join(''),
      lines: times(reader.read(), line),
    }));
  }
  return layers as Record<Layer, Feature[]>;
}
