import { pipeline, type Readable, type TransformCallback } from 'node:stream';
import { promisify } from 'node:util';
import { inflate } from 'node:zlib';
import { OSMTransform, parse } from 'osm-pbf-parser-node';

/** An object of OpenStreetMap as parsed from a block of .osm.pbf. */
export type OsmObject =
  | { type: 'node'; id: number; lat: number; lon: number; tags?: Record<string, string> }
  | { type: 'way'; id: number; refs: number[]; tags?: Record<string, string> }
  | {
      type: 'relation';
      id: number;
      members: { type: 'node' | 'way' | 'relation'; ref: number }[];
      tags?: Record<string, string>;
    };

const SUPPORTED_FEATURES = new Set(['OsmSchema-V0.6', 'DenseNodes']);
const MAX_BLOCK_BYTES = 64 << 20;
const UNZIP_CONCURRENCY = 4;

const unzip = promisify(inflate) as (
  data: Buffer,
  options: { maxOutputLength: number },
) => Promise<Buffer>;

/** Turns exceptions of the parser into stream errors, because uncaught exceptions would end the process. */
class Blocks extends OSMTransform {
  override _transform(chunk: Buffer, encoding: BufferEncoding, next: TransformCallback): void {
    try {
      super._transform(chunk, encoding, next);
    } catch (error) {
      next(new Error(`The .osm.pbf cannot be read: ${(error as Error).message}`));
    }
  }

  override _flush(next: TransformCallback): void {
    try {
      super._flush(next);
    } catch {
      next(new Error('The .osm.pbf breaks off'));
    }
  }
}

/** The header of a .osm.pbf. */
interface Header {
  required_features?: string[];
  /** Seconds since 1970; 0 if not stated. */
  osmosis_replication_timestamp?: number;
}

function checkHeader({ required_features: deps = [] }: Header): void {
  const unknown = deps.filter((need) => !SUPPORTED_FEATURES.has(need));
  if (unknown.length > 0) throw new Error(`The .osm.pbf needs ${unknown.join(', ')}`);
}

/** Yields the unzipped data blocks (about 8,000 objects each) of a .osm.pbf in their order. */
export async function* blocksOf(source: Readable): AsyncGenerator<Buffer> {
  const blocks = new Blocks({ writeRaw: true });
  pipeline(source, blocks, () => undefined);
  const unzipped = blocks.map(
    async (block: Buffer | [Header]) => {
      if (Buffer.isBuffer(block) || block instanceof Uint8Array) {
        return unzip(block as Buffer, { maxOutputLength: MAX_BLOCK_BYTES });
      }
      checkHeader(block[0]);
      return Buffer.alloc(0);
    },
    { concurrency: UNZIP_CONCURRENCY },
  );
  for await (const block of unzipped) if (block.length > 0) yield block as Buffer;
}

/** The time of the state of OpenStreetMap that a .osm.pbf has, as its header states it; null if it does not. */
export async function timeOfPbf(source: Readable): Promise<Date | null> {
  const blocks = new Blocks({ writeRaw: true });
  pipeline(source, blocks, () => undefined);
  for await (const block of blocks as AsyncIterable<Buffer | [Header]>) {
    if (!Array.isArray(block)) continue;
    const seconds = block[0].osmosis_replication_timestamp ?? 0;
    return seconds > 0 ? new Date(seconds * 1000) : null;
  }
  return null;
}

/** Parses the objects of an unzipped block; with `withTags` false it skips their tags, which is faster. */
export const objectsOf = (block: Buffer, withTags: boolean): OsmObject[] =>
  parse(block, { withTags }) as OsmObject[];
