import { open } from 'node:fs/promises';
import { gunzipSync } from 'node:zlib';
import { bytesToHeader, Compression, TileType } from 'pmtiles';
/** West, south, east and north, in degrees. */
export type Bounds = [west: number, south: number, east: number, north: number];

/** The metadata of a file of map tiles. */
export interface Archive {
  bounds: Bounds;
  minZoom: number;
  maxZoom: number;
  tiles: number;
  bytes: number;
}

const MAGIC = 'PMTiles';
const VERSION = 3;
const HEADER_BYTES = 127;
const MAX_METADATA_BYTES = 16 * 1024 * 1024;

/** Layers of Protomaps' schema without which its style draws nothing. */
const LAYERS = ['earth', 'water', 'roads', 'places'];

async function readAt(
  file: Awaited<ReturnType<typeof open>>,
  offset: number,
  length: number,
): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, offset);
  return buffer.subarray(0, bytesRead);
}

function layersOf(bytes: Buffer, compression: Compression): string[] {
  if (compression !== Compression.Gzip && compression !== Compression.None) {
    throw new Error('its directories are compressed by neither gzip nor nothing');
  }
  try {
    const json = compression === Compression.Gzip ? gunzipSync(bytes) : bytes;
    const { vector_layers: layers } = JSON.parse(json.toString()) as {
      vector_layers?: { id: string }[];
    };
    return (layers ?? []).map(({ id }) => id);
  } catch (error) {
    throw new Error('its metadata cannot be read', { cause: error });
  }
}

/**
 * Reads the metadata of a PMTiles file. Throws an Error whose message says why it cannot be the
 * base map: another format or version, truncated, no vector tiles, or another schema than
 * Protomaps'.
 */
export async function readArchive(path: string): Promise<Archive> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    const head = await readAt(file, 0, HEADER_BYTES);
    if (head.toString('latin1', 0, MAGIC.length) !== MAGIC)
      throw new Error('it is no PMTiles file');
    if (head[MAGIC.length] !== VERSION) {
      throw new Error(`it is PMTiles ${head[MAGIC.length]}, and not version ${VERSION}`);
    }
    if (head.length < HEADER_BYTES) throw new Error('it is cut off');
    const header = bytesToHeader(new Uint8Array(head).buffer);
    const ends = [
      header.rootDirectoryOffset + header.rootDirectoryLength,
      header.jsonMetadataOffset + header.jsonMetadataLength,
      header.leafDirectoryOffset + (header.leafDirectoryLength ?? 0),
      header.tileDataOffset + (header.tileDataLength ?? 0),
    ];
    if (Math.max(...ends) > size) {
      throw new Error(`it is cut off: ${size} bytes of ${Math.max(...ends)}`);
    }
    if (header.tileType !== TileType.Mvt) throw new Error('its tiles are not vector tiles (MVT)');
    if (header.jsonMetadataLength > MAX_METADATA_BYTES) {
      throw new Error('its metadata is too large');
    }
    const { jsonMetadataOffset, jsonMetadataLength, internalCompression } = header;
    const metadata = await readAt(file, jsonMetadataOffset, jsonMetadataLength);
    const layers = layersOf(metadata, internalCompression);
    const missing = LAYERS.filter((layer) => !layers.includes(layer));
    if (missing.length > 0) {
      throw new Error(`its tiles are not of Protomaps' schema: no layer ${missing.join(', ')}`);
    }
    return {
      bounds: [header.minLon, header.minLat, header.maxLon, header.maxLat],
      minZoom: header.minZoom,
      maxZoom: header.maxZoom,
      tiles: header.numAddressedTiles,
      bytes: size,
    };
  } finally {
    await file.close();
  }
}
