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
import { createPartnerImages, keyOf, type UploadedImages } from './partner-image.ts';
import { type MadeFrom, openImagePipeline, type ServedImage } from './image-pipeline.ts';
import { openSharedStore, type SharedStore } from './shared-store.ts';

/** The image proxy. */
export interface Images {
  /**
   * Returns the path of a picture through the proxy, in which `{w}` stands for the maximum width:
   * 320, 480, 640, 960, 1280 or 1920 pixels. The format follows the browser's Accept header, or is
   * named as in `640.jpg` (`.webp`, `.avif`).
   */
  path(source: string): string;
  /** Parses the last two parts of such a path; undefined when its signature is wrong. */
  read(size: string, token: string): ImageRequest | undefined;
  /** Returns one size of a picture in one format. Throws ImageError when it cannot be shown. */
  image(source: string, width: number, format: Format): Promise<ServedImage>;
  /** Returns the path of a page's picture for link previews: JPEG, 1200 by 630 pixels. */
  cardPath(card: Card): string;
  /** Parses the last part of such a path; undefined when its signature is wrong. */
  readCard(name: string): Card | undefined;
  /** Draws a card. Throws ImageError `busy`, or another error while the cache folder cannot be written. */
  card(card: Card): Promise<ServedImage>;
  /**
   * Returns the size in pixels of a picture, upright, once it has been fetched. Pages use it to
   * prevent layout shift.
   */
  sizeOf(source: string): { width: number; height: number } | undefined;
  /**
   * Returns the print of a picture, which identifies copies of it; null for a uniform picture.
   * Throws ImageError.
   */
  print(source: string): Promise<Print | null>;
  /** Removes all that was made of a picture that was deleted. */
  forget(source: string): Promise<void>;
  /** Whether many pictures are queued for conversion. */
  isOverloaded(): boolean;
  /** Size in bytes of converted pictures on disk, as this process has counted them. */
  cacheBytes(): number;
  /** Numbers of converted files by their origin. */
  from: Readonly<MadeFrom>;
  /** State of the shared store; undefined without one. */
  shared: Pick<SharedStore, 'isThere' | 'failures' | 'waiting' | 'settled'> | undefined;
  /**
   * Waits until the catalogue is on disk, and for a limited time until pending writes have reached
   * the shared store.
   */
  close(): Promise<void>;
}

/** Dependencies and limits of the image proxy. */
export interface ImagesOptions {
  keyRing: KeyRing;
  outbound: Outbound;
  clock: Clock;
  log: Logger;
  /** Folder for converted pictures and the catalogue of their sources. */
  cacheDir: string;
  /**
   * The store in which all processes share converted files, besides the folder; it is closed with
   * the proxy.
   */
  objects?: ObjectStore | undefined;
  /** Milliseconds until an unavailable object store is tried again; 2,000 when unset. */
  lookAgainAfterMs?: number;
  /** Pictures that the program draws itself; without them all pictures are fetched. */
  drawings?: Drawings;
  /** Pictures that members have uploaded. */
  uploads?: UploadedImages;
  /** Maximum size in bytes of converted pictures on disk; 2 GB when unset. */
  cacheBytes?: number;
  /**
   * Maximum number of queued conversions, 200 when unset; `maxWaitMs` limits their time in the
   * queue, 8 s when unset.
   */
  maxQueued?: number;
  maxWaitMs?: number;
}

/** Width from which prints are made; cards use it too, so the file often exists already. */
const PRINTED_WIDTH_PX = 480;

/** Number of queued pictures above which the faster format is preferred to the smaller one. */
const PREFER_FAST_FROM_QUEUED = 4;

/**
 * Opens the proxy for pictures: `drawings`, and those of partners, which are fetched, cleaned and
 * resized.
 */
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
  const partners = createPartnerImages({
    pipeline,
    catalogue,
    outbound,
    uploads: options.uploads,
    clock,
    log,
  });
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
    forget: partners.forget,
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
