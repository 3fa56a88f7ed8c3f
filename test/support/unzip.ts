import assert from 'node:assert/strict';
import { crc32, inflateRawSync } from 'node:zlib';

/** Reads a ZIP archive by its central directory, as programs do: the content of each file by its name. */
export function unzip(zip: Buffer): Map<string, string> {
  const end = zip.lastIndexOf(Buffer.from('504b0506', 'hex'));
  const files = new Map<string, string>();
  let at = zip.readUInt32LE(end + 16);
  for (let left = zip.readUInt16LE(end + 10); left > 0; left--) {
    assert.equal(zip.readUInt32LE(at), 0x0201_4b50);
    const [crc, packed, size] = [16, 20, 24].map((field) => zip.readUInt32LE(at + field));
    const nameLength = zip.readUInt16LE(at + 28);
    const name = zip.toString('utf8', at + 46, at + 46 + nameLength);
    const local = zip.readUInt32LE(at + 42);
    assert.equal(zip.readUInt32LE(local), 0x0403_4b50);
    const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
    const content = inflateRawSync(zip.subarray(start, start + packed!));
    assert.deepEqual([content.length, crc32(content)], [size, crc], name);
    files.set(name, content.toString());
    at += 46 + nameLength;
  }
  assert.equal(at, end);
  return files;
}

/** The files of an archive that comes in parts. */
export async function unzipParts(parts: AsyncIterable<Uint8Array>): Promise<Map<string, string>> {
  return unzip(Buffer.concat(await Array.fromAsync(parts)));
}
