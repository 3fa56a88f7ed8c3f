import { join } from 'node:path';
import type { Clock } from '../platform/clock.ts';
import type { Logger } from '../platform/log.ts';
import type { ObjectStore } from '../platform/object-store/index.ts';
import type { Outbound } from '../platform/outbound/index.ts';
import type { KeyRing } from '../platform/secrets/index.ts';
import { createImageAddresses, type ImageRequest } from './address.ts';
import type { Card } from './card/card.ts';
import { createCards } from './card/card-image.ts';
import { greyOf } from './codec.ts';
import { GREY_SIDE, type Print, printOf } from './print/print.ts';
import { openCatalogue } from './catalogue.ts';
import { createDrawnImages, type Drawings } from './drawn-image.ts';
import type { Format } from './format.ts';
import { ImageError } from './images.errors.ts';
import { createPartnerImages, keyOf } from './partner-image.ts';
import { type MadeFrom, openImagePipeline, type ServedImage } from './image-pipeline.ts';
import { openSharedStore, type SharedStore } from './shared-store.ts';

/** The image proxy. */
export interface Images {
  /**
   * Path of a picture through the proxy, with `{w}` where the width goes: 320, 480, 640, 960, 1280
   * or 1920 pixels at most. The format follows the browser's Accept; `640.jpg` (`.webp`, `.avif`)
   * in place of `640` names it.
   */
  path(source: string): string;
  /** The request of such a path, from its last two parts; undefined when its signature is wrong. */
  read(size: string, token: string): ImageRequest | undefined;
  /** One size of a picture in one format. Throws ImageError when there is none to show. */
  image(source: string, width: number, format: Format): Promise<ServedImage>;
  /** Path of the picture that link previews show of a page, 1200 by 630 pixels, JPEG. */
  cardPath(card: Card): string;
  /** The card of such a path, from its last part; undefined when its signature is wrong. */
  readCard(name: string): Card | undefined;
  /** Draws a card. Throws ImageError `busy`; another error while the cache folder cannot be written. */
  card(card: Card): Promise<ServedImage>;
  /** Pixels of a picture, upright, once it has been seen: pages use them against layout shift. */
  sizeOf(source: string): { width: number; height: number } | undefined;
  /**
   * The print of a picture, by which copies of it are known; null of one that is the same all over. Throws
   * ImageError.
   */
  print(source: string): Promise<Print | null>;
  /** Whether many pictures are queued for conversion. */
  isOverloaded(): boolean;
  /** Bytes of converted pictures on disk, as this process has counted them. */
  cacheBytes(): number;
  /** Where files of made pictures came from. */
  from: Readonly<MadeFrom>;
  /** How the shared store does; undefined without one. */
  shared: Pick<SharedStore, 'isThere' | 'failures' | 'waiting' | 'settled'> | undefined;
  /** Waits until the catalogue is on disk, and a while for what is to be written to the shared store. */
  close(): Promise<void>;
}

/** What the image proxy needs, and its limits. */
export interface ImagesOptions {
  keyRing: KeyRing;
  outbound: Outbound;
  clock: Clock;
  log: Logger;
  /** Folder for converted pictures and the catalogue of their sources. */
  cacheDir: string;
  /** Where all processes keep what they have made, beside the folder; closed with the proxy. */
  objects?: ObjectStore | undefined;
  /** Milliseconds until an object store that is away is looked for again; 2,000 when unset. */
  lookAgainAfterMs?: number;
  /** Pictures that the program makes itself; without them all are fetched. */
  drawings?: Drawings;
  /** Bytes of converted pictures on disk; 2 GB when unset. */
  cacheBytes?: number;
  /** Pictures that may be queued for conversion, and for how long; 200 for 8 s when unset. */
  maxQueued?: number;
  maxWaitMs?: number;
}

/** The size that prints are made of; cards are shown in it too, so it is often there already. */
const PRINTED_WIDTH_PX = 480;

/** With more pictures queued than this the faster format is preferred to the smaller. */
const PREFER_FAST_FROM_QUEUED = 4;

/** Opens the proxy for pictures: those of partners, fetched, cleaned and resized, and `drawings`. */
export async function createImages(options: ImagesOptions): Promise<Images> {
  const { keyRing, outbound, clock, log, cacheDir, drawings } = options;
  const { objects, lookAgainAfterMs } = options;
  const shared = objects && openSharedStore({ objects, clock, log, lookAgainAfterMs });
  const catalogue = await openCatalogue({
    folder: join(cacheDir, 'known'),
    shared,
    seconds: () => Math.floor(clock.now().getTime() / 1000),
    onError: (error) =>
      log.warn({ err: error }, 'the catalogue of images cannot be read or written'),
  });
  const pipeline = openImagePipeline({
    log,
    cacheDir,
    cacheBytes: options.cacheBytes ?? 2 * 1024 ** 3,
    shared,
    maxQueued: options.maxQueued ?? 200,
    maxWaitMs: options.maxWaitMs ?? 8_000,
  });
  const partners = createPartnerImages({ pipeline, catalogue, outbound, clock, log });
  const drawn = drawings && createDrawnImages(pipeline, drawings);
  const addresses = createImageAddresses(keyRing);
  const image: Images['image'] = async (source, width, format) => {
    const url = URL.parse(source);
    if (!url) throw new ImageError('refused', 'Its address cannot be read');
    return drawn?.owns(url)
      ? drawn.image(url, width, format)
      : partners.image(source, width, format);
  };
  const photo = (source: string, width: number) => image(source, width, 'jpg');
  return {
    ...addresses,
    image,
    card: createCards({ pipeline, cacheDir, photo }),
    sizeOf(source) {
      const known = drawn?.sizeOf(source) ?? catalogue.get(keyOf(source));
      return known && { width: known.width, height: known.height };
    },
    async print(source) {
      const { bytes } = await image(source, PRINTED_WIDTH_PX, 'jpg');
      return printOf(await pipeline.conversions.run('', () => greyOf(bytes, GREY_SIDE)));
    },
    isOverloaded: () => pipeline.conversions.queued() > PREFER_FAST_FROM_QUEUED,
    cacheBytes: pipeline.size,
    from: pipeline.from,
    shared,
    async close() {
      await catalogue.flushed();
      await shared?.close();
    },
  };
}
