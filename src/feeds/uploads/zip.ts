import { inflateRawSync } from 'node:zlib';
import { FeedBroken } from '../feeds.errors.ts';

/** Signatures and sizes of a ZIP's records (PKWARE's APPNOTE, 4.3). */
const END_SIGNATURE = 0x06054b50;
const ENTRY_SIGNATURE = 0x02014b50;
const LOCAL_SIGNATURE = 0x04034b50;
const END_BYTES = 22;
const ENTRY_BYTES = 46;
const LOCAL_BYTES = 30;
const MAX_COMMENT_BYTES = 65_535;
const MAX_ENTRIES = 2_000;

const damaged = () => new FeedBroken('The spreadsheet is damaged.');

interface Entry {
  method: number;
  packedBytes: number;
  at: number;
}

function directoryOf(zip: Buffer): Map<string, Entry> {
  const from = Math.max(0, zip.length - END_BYTES - MAX_COMMENT_BYTES);
  let end = zip.length - END_BYTES;
  while (end >= from && zip.readUInt32LE(end) !== END_SIGNATURE) end -= 1;
  if (end < from) throw damaged();
  const count = zip.readUInt16LE(end + 10);
  if (count > MAX_ENTRIES) throw damaged();
  const entries = new Map<string, Entry>();
  let at = zip.readUInt32LE(end + 16);
  for (let number = 0; number < count; number += 1) {
    if (zip.readUInt32LE(at) !== ENTRY_SIGNATURE) throw damaged();
    const nameBytes = zip.readUInt16LE(at + 28);
    const restBytes = zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
    const name = zip.toString('utf8', at + ENTRY_BYTES, at + ENTRY_BYTES + nameBytes);
    entries.set(name, {
      method: zip.readUInt16LE(at + 10),
      packedBytes: zip.readUInt32LE(at + 20),
      at: zip.readUInt32LE(at + 42),
    });
    at += ENTRY_BYTES + nameBytes + restBytes;
  }
  return entries;
}

function contentOf(zip: Buffer, { method, packedBytes, at }: Entry, maxBytes: number): Buffer {
  if (zip.readUInt32LE(at) !== LOCAL_SIGNATURE) throw damaged();
  const from = at + LOCAL_BYTES + zip.readUInt16LE(at + 26) + zip.readUInt16LE(at + 28);
  const packed = zip.subarray(from, from + packedBytes);
  if (method === 0) return packed;
  if (method !== 8) throw damaged();
  return inflateRawSync(packed, { maxOutputLength: maxBytes });
}

/** The files in a ZIP archive, by name. */
export interface Zip {
  /** Unpacks a file; undefined when there is none. Throws FeedBroken above the limit of all together. */
  read(name: string): Buffer | undefined;
}

/**
 * Opens a ZIP archive.
 * @param maxBytes of everything that is unpacked
 * @throws {FeedBroken} for one that is damaged
 */
export function openZip(zip: Buffer, maxBytes: number): Zip {
  const guarded = <Value>(work: () => Value): Value => {
    try {
      return work();
    } catch (error) {
      if (error instanceof FeedBroken) throw error;
      const tooLarge = (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE';
      if (!tooLarge) throw damaged();
      const megabytes = maxBytes / 1024 ** 2;
      throw new FeedBroken(
        `The spreadsheet unpacks to more than ${megabytes} MB: split it, or save it as CSV.`,
      );
    }
  };
  const entries = guarded(() => directoryOf(zip));
  let left = maxBytes;
  return {
    read(name) {
      const entry = entries.get(name);
      if (entry === undefined) return undefined;
      const content = guarded(() => contentOf(zip, entry, left));
      left -= content.length;
      return content;
    },
  };
}
