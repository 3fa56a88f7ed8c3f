import { rendered } from './codec.ts';
import type { Format } from './format.ts';
import { ImageError } from './images.errors.ts';
import { digest, type ServedImage, type ImagePipeline } from './image-pipeline.ts';

/** A picture that the program draws, as SVG. */
export interface Drawing {
  /** Changes whenever the document does. */
  version: string;
  /** A trusted SVG document whose root states `width` and then `height`. */
  svg(): string;
}

/** Pictures that the program draws for the addresses of one host, which is never requested. */
export interface Drawings {
  host: string;
  /** Width in pixels of all drawings. */
  width: number;
  height: number;
  /** Resolves with the drawing at an address of the host; undefined when there is none. */
  at(url: URL): Promise<Drawing | undefined>;
}

/** Renders and stores drawings. */
export interface DrawnImages {
  /** Whether an address belongs to the host. */
  owns(url: URL): boolean;
  /** Returns the size in pixels of the picture at an https address of the host. */
  sizeOf(source: string): { width: number; height: number } | undefined;
  /** Returns one size in one format. Throws ImageError: `gone` when there is no such drawing, or `busy`. */
  image(url: URL, width: number, format: Format): Promise<ServedImage>;
}

/** Creates the renderer of `drawings`. */
export function createDrawnImages(
  { once, conversions, read, keep }: ImagePipeline,
  drawings: Drawings,
): DrawnImages {
  const { host, width, height } = drawings;
  const prefix = `https://${host}/`;
  return {
    owns: (url) => url.host === host,
    sizeOf: (source) => (source.startsWith(prefix) ? { width, height } : undefined),
    async image(url, wide, format) {
      const drawing = await drawings.at(url);
      if (!drawing) throw new ImageError('gone', 'There is no such drawing');
      const version = digest(drawing.version, 16);
      const name = `${version}-${wide}.${format}`;
      const size = { width: wide, height: Math.round((wide * height) / width) };
      const bytes = await once(name, async () => {
        const made = await read(name);
        if (made) return made;
        return keep(name, await conversions.run('', () => rendered(drawing.svg(), size, format)));
      });
      return { bytes, version };
    },
  };
}
