import { crc32 } from 'node:zlib';
import assert from 'node:assert/strict';
import { zipMembers, zipOf } from '../../src/platform/zip.ts';

const CHUNK = 64 * 1024;

async function* chunksOf(content: string | Uint8Array): AsyncGenerator<string | Uint8Array> {
  for (let at = 0; at < content.length; at += CHUNK) yield content.slice(at, at + CHUNK);
}

/** A ZIP archive of files by name. */
export async function aZip(files: Record<string, string | Uint8Array>): Promise<Buffer> {
  const entries = Object.entries(files).map(([name, content]) => ({
    name,
    content: chunksOf(content),
  }));
  const parts = zipOf(entries, new Date('2026-05-04T09:00:00Z'));
  return Buffer.concat(await Array.fromAsync(parts));
}

/** Reads a ZIP archive: the content of each file by its name. */
export async function unzip(zip: Buffer): Promise<Map<string, string>> {
  const read = async (from: number, count: number) => zip.subarray(from, from + count);
  const files = new Map<string, string>();
  for await (const member of zipMembers({ size: zip.length, read }, zip.length)) {
    const content = Buffer.concat(await Array.fromAsync(member.unpacked()));
    assert.equal(crc32(content), member.crc, member.name);
    files.set(member.name, content.toString());
  }
  return files;
}

/** The files of an archive that comes in parts. */
export async function unzipParts(parts: AsyncIterable<Uint8Array>): Promise<Map<string, string>> {
  return unzip(Buffer.concat(await Array.fromAsync(parts)));
}
