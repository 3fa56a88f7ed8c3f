import { LRUCache } from 'lru-cache';
import type { Clock } from '../platform/clock.ts';
import type { Logger } from '../platform/log.ts';
import type { Outbound } from '../platform/outbound/index.ts';
import { WIDTHS } from './address.ts';
import type { Catalogue } from './catalogue.ts';
import { readMaster, resized } from './codec.ts';
import { type Format, FORMATS } from './format.ts';
import { createConcurrencyLimit } from './concurrency-limit.ts';
import { ImageError, type ImageFailure } from './images.errors.ts';
import { fetchSource } from './source.ts';
import { digest, type ServedImage, type ImagePipeline } from './image-pipeline.ts';

/** Seconds until a failed source is tried again. */
const RETRY_S: Record<ImageFailure, number> = {
  gone: 3_600,
  refused: 6 * 3_600,
  unreachable: 120,
  busy: 0,
};

const MAX_ENTRIES = 20_000;

/** Sources that failed recently, which are not requested again for a while. */
interface Failures {
  add(key: string, error: ImageError): void;
  /** Throws the last error of a source, unless it may be tried again. */
  throwIfRecent(key: string): void;
}

/** Creates an empty record of failures; `seconds` returns the time in Unix seconds. */
function createFailures(seconds: () => number): Failures {
  const failed = new LRUCache<string, { error: ImageError; until: number }>({ max: MAX_ENTRIES });
  return {
    add(key, error) {
      failed.set(key, { error, until: seconds() + RETRY_S[error.kind] });
    },
    throwIfRecent(key) {
      const failure = failed.peek(key);
      if (failure && failure.until > seconds()) throw failure.error;
      failed.delete(key);
    },
  };
}

/** Pictures that this program keeps itself, which are read from their store and never requested. */
export interface UploadedImages {
  /** Whether an address is that of such a picture. */
  owns(source: string): boolean;
  /** Returns undefined when there is no such picture. */
  read(source: string): Promise<Buffer | undefined>;
}

interface Deps {
  pipeline: ImagePipeline;
  catalogue: Catalogue;
  outbound: Outbound;
  uploads: UploadedImages | undefined;
  clock: Clock;
  log: Logger;
}

/** Age in seconds at which a picture is fetched from its source again. */
const FRESH_S = 7 * 86_400;

/** The key of a source in the catalogue and in the names of files. */
export const keyOf = (source: string): string => digest(source, 32);

/** Pictures of partners: fetched, normalised, and stored as a master from which every size is made. */
export interface PartnerImages {
  /** Returns one size in one format. Throws ImageError. */
  image(source: string, width: number, format: Format): Promise<ServedImage>;
  /** Removes all that was made of a picture, here and in the shared store. */
  forget(source: string): Promise<void>;
}

/** Creates the proxy of partners' pictures. */
export function createPartnerImages(deps: Deps): PartnerImages {
  const { pipeline, catalogue, outbound, uploads, clock, log } = deps;
  const { once, conversions, read, keep, remove } = pipeline;
  const fetches = createConcurrencyLimit({
    maxConcurrent: 12,
    maxConcurrentPerKey: 3,
    maxQueued: 300,
    maxWaitMs: 8_000,
  });
  const seconds = () => Math.floor(clock.now().getTime() / 1000);
  const failures = createFailures(seconds);
  const masterName = (key: string, version: string) => `${key}-${version}.master`;
  const sizeName = (key: string, version: string, width: number, format: Format) =>
    `${key}-${version}-${width}.${format}`;

  /** Removes all sizes of a picture that its source does not show any more. */
  async function forget(key: string): Promise<void> {
    const known = catalogue.get(key);
    catalogue.delete(key);
    if (!known) return;
    const { version } = known;
    const sizes = WIDTHS.flatMap((width) =>
      FORMATS.map((format) => sizeName(key, version, width, format)),
    );
    await remove([masterName(key, version), ...sizes]);
  }

  async function readUpload(source: string): Promise<Buffer> {
    const bytes = await uploads?.read(source).catch((error: unknown) => {
      throw new ImageError('unreachable', 'The store of photos is away', { cause: error });
    });
    if (!bytes) throw new ImageError('gone', 'There is no such photo');
    return bytes;
  }

  async function fetch(key: string, source: string): Promise<ServedImage> {
    failures.throwIfRecent(key);
    const { host } = new URL(source);
    const isUpload = uploads?.owns(source) === true;
    try {
      const bytes = isUpload
        ? await readUpload(source)
        : await fetches.run(host, () => fetchSource(outbound, source));
      const version = digest(bytes, 16);
      const known = catalogue.get(key);
      const kept = known?.version === version && (await read(masterName(key, version)));
      if (known && kept) {
        catalogue.set(key, { ...known, seenAt: seconds() });
        return { bytes: kept, version };
      }
      const { width, height, bytes: master } = await conversions.run('', () => readMaster(bytes));
      await keep(masterName(key, version), master);
      catalogue.set(key, { width, height, version, seenAt: seconds() });
      return { bytes: master, version };
    } catch (error) {
      if (error instanceof ImageError && error.kind !== 'busy') {
        // Asking the own store again is cheap, and a deleted photo may be uploaded again.
        if (!isUpload) failures.add(key, error);
        if (error.kind !== 'unreachable') void forget(key);
        log.info({ host, why: error.kind, detail: error.message }, 'no picture at its source');
      }
      throw error;
    }
  }

  /** Fetches a source once for concurrent requests; returns its master and its current version. */
  const fetched = (key: string, source: string) => once(`fetch ${key}`, () => fetch(key, source));

  return {
    async forget(source) {
      const key = keyOf(source);
      // Another process may have made it.
      await catalogue.find(key, 0);
      await forget(key);
    },
    async image(source, width, format) {
      const key = keyOf(source);
      const known = await catalogue.find(key, seconds() - FRESH_S);
      if (known && known.seenAt + FRESH_S < seconds()) {
        // The stale picture is served while the source is fetched in the background.
        fetched(key, source).catch(() => {});
      }
      const nameFor = (version: string) => sizeName(key, version, width, format);
      const sized = async (master: ServedImage): Promise<ServedImage> => {
        const name = nameFor(master.version);
        const make = () => conversions.run('', () => resized(master.bytes, width, format));
        return { ...master, bytes: await once(name, async () => keep(name, await make())) };
      };
      if (known) {
        const { version } = known;
        const made = await read(nameFor(version));
        if (made) return { bytes: made, version };
        const master = await read(masterName(key, version));
        if (master) return sized({ bytes: master, version });
      }
      return sized(await fetched(key, source));
    },
  };
}
