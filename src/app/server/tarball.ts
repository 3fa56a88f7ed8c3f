import { gunzipSync, gzipSync } from 'node:zlib';

const BLOCK_BYTES = 512;

/** A number of a tar header, in octal digits. */
const octal = (value: number, digits: number): string => value.toString(8).padStart(digits, '0');

/** Returns a tar header with another size of its file. */
function withSize(header: Buffer, bytes: number): Buffer {
  const changed = Buffer.from(header);
  changed.write(`${octal(bytes, 11)}\0`, 124, 'latin1');
  // The checksum adds up the bytes of the header, in which it itself counts as spaces.
  changed.fill(' ', 148, 156);
  const sum = changed.reduce((total, byte) => total + byte, 0);
  changed.write(`${octal(sum, 6)}\0 `, 148, 'latin1');
  return changed;
}

/**
 * Changes texts in a package that npm has packed.
 * @param change gets the path of a file in the tarball and a function that reads it as UTF-8;
 *   returns its new content, or undefined to leave it as it is
 */
export function changeTarball(
  tarball: Buffer,
  change: (path: string, read: () => string) => string | undefined,
): Buffer {
  const archive = gunzipSync(tarball);
  const parts: Buffer[] = [];
  let at = 0;
  // Two empty blocks end the archive.
  while (at < archive.length && archive[at] !== 0) {
    const header = archive.subarray(at, at + BLOCK_BYTES);
    const path = header.toString('utf8', 0, header.indexOf(0));
    const bytes = Number.parseInt(header.toString('latin1', 124, 135), 8);
    const start = at + BLOCK_BYTES;
    const content = archive.subarray(start, start + bytes);
    const changed = change(path, () => content.toString('utf8'));
    const next = changed === undefined ? content : Buffer.from(changed);
    const padding = Buffer.alloc((BLOCK_BYTES - (next.length % BLOCK_BYTES)) % BLOCK_BYTES);
    parts.push(changed === undefined ? header : withSize(header, next.length), next, padding);
    at = start + Math.ceil(bytes / BLOCK_BYTES) * BLOCK_BYTES;
  }
  return gzipSync(Buffer.concat([...parts, Buffer.alloc(2 * BLOCK_BYTES)]), { level: 9 });
}
