import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { constants, createZstdCompress, createZstdDecompress } from 'node:zlib';

/**
 * A backup is one Zstandard stream, with checksums, of frames: one byte for the kind, four bytes
 * for the length (big endian), and the content. An object describes the frames after it; data comes
 * from COPY.
 */
export type Frame = { kind: 'object'; value: object } | { kind: 'data'; bytes: Buffer };

const KINDS = { object: 'O'.charCodeAt(0), data: 'D'.charCodeAt(0) };
const HEAD_BYTES = 5;

/** Longer than any frame: a file with a longer one is not a backup. */
const MAX_FRAME_BYTES = 2 ** 30;

/** A file is no backup, or is damaged. */
export class BackupUnreadable extends Error {
  override name = 'BackupUnreadable';
}

function encode(frame: Frame): Buffer[] {
  const bytes = frame.kind === 'object' ? Buffer.from(JSON.stringify(frame.value)) : frame.bytes;
  const head = Buffer.allocUnsafe(HEAD_BYTES);
  head.writeUInt8(KINDS[frame.kind], 0);
  head.writeUInt32BE(bytes.length, 1);
  return [head, bytes];
}

/** Takes the frames of a backup in their order. */
export type WriteFrame = (frame: Frame) => Promise<void>;

/**
 * Writes a backup file, readable only by its owner. It has another name until it is complete, and
 * is removed when `work` rejects.
 */
export async function writeFrames(
  file: string,
  work: (write: WriteFrame) => Promise<void>,
): Promise<void> {
  const part = `${file}.part`;
  const packed = createZstdCompress({ params: { [constants.ZSTD_c_checksumFlag]: 1 } });
  const written = pipeline(packed, createWriteStream(part, { mode: 0o600, flush: true }));
  written.catch(() => undefined);
  const write: WriteFrame = async (frame) => {
    let room = true;
    for (const bytes of encode(frame)) room = packed.write(bytes);
    // A full disk ends the pipeline without a `drain` event.
    if (!room) await Promise.race([once(packed, 'drain'), written]);
  };
  try {
    await work(write);
    packed.end();
    await written;
    await rename(part, file);
  } catch (error) {
    packed.destroy();
    await written.catch(() => undefined);
    await rm(part, { force: true });
    throw error;
  }
}

/**
 * Reads the frames of a backup file. Throws {BackupUnreadable} for a file that is no backup,
 * damaged or truncated.
 */
export async function* readFrames(file: string): AsyncGenerator<Frame> {
  const unpacked = createZstdDecompress();
  const reading = pipeline(createReadStream(file), unpacked);
  reading.catch(() => undefined);
  let rest: Buffer = Buffer.alloc(0);
  try {
    for await (const chunk of unpacked as AsyncIterable<Buffer>) {
      rest = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
      for (;;) {
        if (rest.length < HEAD_BYTES) break;
        const length = rest.readUInt32BE(1);
        if (length > MAX_FRAME_BYTES) throw new BackupUnreadable(`${file} is no backup`);
        if (rest.length < HEAD_BYTES + length) break;
        yield decode(rest.readUInt8(0), rest.subarray(HEAD_BYTES, HEAD_BYTES + length));
        rest = rest.subarray(HEAD_BYTES + length);
      }
    }
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (
      !code.startsWith('ZSTD_') &&
      !code.startsWith('Z_') &&
      code !== 'ERR_ZLIB_INITIALIZATION_FAILED'
    )
      throw error;
    throw new BackupUnreadable(`${file} is no backup, or is damaged`, { cause: error });
  }
  await reading;
  if (rest.length > 0) throw new BackupUnreadable(`${file} is cut off`);
}

function decode(kind: number, bytes: Buffer): Frame {
  if (kind === KINDS.data) return { kind: 'data', bytes };
  if (kind === KINDS.object) {
    try {
      return { kind: 'object', value: JSON.parse(bytes.toString()) };
    } catch {
      // Reported like a frame of an unknown kind.
    }
  }
  throw new BackupUnreadable('What was read is damaged, or no backup');
}
