import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Worker } from 'node:worker_threads';
import { createGzip } from 'node:zlib';
import { readCampsites, timeOfData } from '../osm/campsite-file.ts';
import type { OsmCampsite } from '../osm/osm-campsite.ts';
import { linesOf, openSource } from '../source-file.ts';

/** The campsites of a file, taken out of it into a small file of their own. */
export interface Extracted {
  /** Usable campsites. */
  campsites: number;
  /** When the data was taken from OpenStreetMap; null if the file does not say. */
  dataAt: Date | null;
}

/** A task of the thread: from which file to which, and the present time in milliseconds. */
export interface ExtractTask {
  file: string;
  to: string;
  nowMs: number;
}

/** A message of the thread: the result, or why the file cannot be read. */
export type ExtractMessage = { done: Extracted } | { broken: string };

const CHUNK_CAMPSITES = 500;

/** Writes the usable campsites of an OpenStreetMap file as lines of JSON, gzipped. */
export async function extractCampsites({ file, to, nowMs }: ExtractTask): Promise<Extracted> {
  const dataAt = await timeOfData(file, new Date(nowMs));
  let campsites = 0;
  async function* text(): AsyncGenerator<string> {
    let lines: string[] = [];
    for await (const campsite of readCampsites(file)) {
      if (campsite === undefined) continue;
      campsites += 1;
      lines.push(`${JSON.stringify(campsite)}\n`);
      if (lines.length < CHUNK_CAMPSITES) continue;
      yield lines.join('');
      lines = [];
    }
    yield lines.join('');
  }
  const making = `${to}.new`;
  await pipeline(Readable.from(text()), createGzip({ level: 4 }), createWriteStream(making));
  if (campsites === 0) {
    await rm(making);
    throw new Error('The file holds no campsite');
  }
  await rename(making, to);
  return { campsites, dataAt };
}

/** Reads the campsites that `extractCampsites` wrote. */
export async function* extractedCampsites(file: string): AsyncGenerator<OsmCampsite> {
  for await (const lines of linesOf(await openSource(file))) {
    for (const line of lines) if (line !== '') yield JSON.parse(line) as OsmCampsite;
  }
}

/** A downloaded file that cannot be read; its message is a sentence for operators. */
export class FileUnreadable extends Error {
  override name = 'FileUnreadable';
}

const THREAD = new URL('./extract.worker.ts', import.meta.url);

/** Most memory of the thread: an extract of Europe has 100,000 campsites with all points of their outlines. */
const MAX_HEAP_MB = 2_048;

/**
 * Does `extractCampsites` in a thread of low priority, because a large extract takes minutes of processor time.
 * @throws {FileUnreadable} if the file is broken
 */
export async function extractInThread(task: ExtractTask, signal: AbortSignal): Promise<Extracted> {
  const worker = new Worker(THREAD, {
    name: 'campsites',
    workerData: task,
    resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB },
  });
  const failed = Promise.withResolvers<never>();
  worker.once('error', failed.reject);
  failed.promise.catch(() => {});
  try {
    const told = once(worker, 'message', { signal });
    const [message] = (await Promise.race([told, failed.promise])) as [ExtractMessage];
    if ('broken' in message) throw new FileUnreadable(message.broken);
    return message.done;
  } catch (error) {
    signal.throwIfAborted();
    if ((error as NodeJS.ErrnoException).code !== 'ERR_WORKER_OUT_OF_MEMORY') throw error;
    throw new FileUnreadable(
      'The file takes too much memory to read: filter it by osmium tags-filter, or name smaller extracts.',
    );
  } finally {
    await worker.terminate();
  }
}
