import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { readFile, rename, rm, stat, statfs, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { finished } from 'node:stream/promises';
import { setTimeout as pause } from 'node:timers/promises';
import {
  type Outbound,
  OutboundError,
  type OutboundStream,
  validatorsOf,
} from '../../platform/outbound/index.ts';
import { checksumAddress, type DataSource } from './source-address.ts';

/** Limits of a download: times in milliseconds, sizes in bytes. */
export interface DownloadLimits {
  /** Until the status arrives; Overpass computes its answer before. */
  headMs: number;
  /** Between two chunks. */
  idleMs: number;
  /** For all of one request. */
  totalMs: number;
  maxBytes: number;
  /** Room on the disk that stays free. */
  reservedBytes: number;
  /** Pauses before a request that goes on where the last broke off. */
  resumeWaitsMs: readonly number[];
}

const GIB = 1024 ** 3;

export const DOWNLOAD_LIMITS: DownloadLimits = {
  headMs: 20 * 60_000,
  idleMs: 60_000,
  totalMs: 12 * 3_600_000,
  maxBytes: 16 * GIB,
  reservedBytes: GIB / 2,
  resumeWaitsMs: [1_000, 3_000],
};

/** Why a file was not had; its message is a sentence for operators. */
export class DownloadFailed extends Error {
  override name = 'DownloadFailed';
}

/** The version of a file, as its server names it. */
export type Validators = ReturnType<typeof validatorsOf>;

/** A file that was downloaded whole. */
export interface Downloaded {
  bytes: number;
  sha256: string;
  validators: Validators;
}

export interface DownloadDeps {
  outbound: Pick<Outbound, 'stream' | 'request'>;
  limits: DownloadLimits;
  /** Called as bytes arrive; `total` is null if the server does not say. */
  onProgress(done: number, total: number | null): void;
  signal: AbortSignal;
}

/** What is known of a part of a file, beside it on the disk. */
interface PartFacts {
  validators: Validators;
  /** Size of the whole file; null if the server did not say. */
  total: number | null;
}

const MAX_REDIRECTS = 5;
const MAX_CHECKSUM_BYTES = 4_096;
const CHECKSUM_TIMEOUT_MS = 60_000;

const HEADERS = { 'accept-encoding': 'identity', 'user-agent': 'Campcairn-Data/1.0' };

const factsFile = (part: string): string => `${part}.json`;

async function factsOf(part: string): Promise<(PartFacts & { bytes: number }) | undefined> {
  try {
    const facts = JSON.parse(await readFile(factsFile(part), 'utf8')) as PartFacts;
    return { ...facts, bytes: (await stat(part)).size };
  } catch {
    return undefined;
  }
}

const removePart = async (part: string): Promise<void> => {
  await rm(part, { force: true });
  await rm(factsFile(part), { force: true });
};

/** The validator by which a server decides whether the rest of a part is of the same file: no weak ETag may be. */
const rangeValidator = ({ etag, lastModified }: Validators): string | null =>
  etag !== null && !etag.startsWith('W/') ? etag : lastModified;

async function open(
  source: DataSource,
  headers: Record<string, string>,
  { outbound, limits, signal }: DownloadDeps,
): Promise<OutboundStream> {
  const giveUp = new AbortController();
  const timer = setTimeout(() => giveUp.abort(), limits.headMs);
  try {
    return await outbound.stream({
      url: source.url,
      headers: { ...HEADERS, ...headers },
      redirects: MAX_REDIRECTS,
      group: `data:${source.id}`,
      timeoutMs: limits.totalMs,
      idleMs: limits.idleMs,
      maxBytes: limits.maxBytes,
      signal: AbortSignal.any([giveUp.signal, signal]),
    });
  } catch (error) {
    if (!giveUp.signal.aborted) throw error;
    throw new DownloadFailed(`No answer came within ${limits.headMs / 60_000} minutes.`);
  } finally {
    clearTimeout(timer);
  }
}

const one = (header: string | string[] | undefined): string => String(header ?? '');

/** The size that a reply states for its whole file; null if it does not. */
function totalOf({ status, headers }: OutboundStream): number | null {
  const stated =
    status === 206
      ? /\/(\d+)$/.exec(one(headers['content-range']))?.[1]
      : one(headers['content-length']);
  return stated === undefined || !/^\d+$/.test(stated) ? null : Number(stated);
}

/** Whether a reply is the rest of a file from a byte on. */
const goesOnFrom = ({ status, headers }: OutboundStream, bytes: number): boolean =>
  status === 206 && one(headers['content-range']).startsWith(`bytes ${bytes}-`);

async function checkRoom(part: string, needed: number, limits: DownloadLimits): Promise<void> {
  const { bavail, bsize } = await statfs(dirname(part));
  const room = bavail * bsize - limits.reservedBytes;
  if (needed <= room) return;
  const inMb = (bytes: number) => Math.max(0, Math.round(bytes / 1e6)).toLocaleString('en-GB');
  throw new DownloadFailed(
    `The file needs ${inMb(needed)} MB, and DATA_DIR has room for ${inMb(room)} MB.`,
  );
}

/** Appends a reply to a part. What has arrived stays when it throws. */
async function append(
  reply: OutboundStream,
  part: string,
  from: number,
  total: number | null,
  { onProgress, limits }: DownloadDeps,
): Promise<void> {
  const file = createWriteStream(part, { flags: from === 0 ? 'w' : 'a' });
  let done = from;
  const written = finished(file);
  written.catch(() => {});
  try {
    for await (const chunk of reply.body) {
      done += chunk.length;
      if (done > limits.maxBytes) throw new OutboundError('too_large', tooLarge(limits));
      if (!file.write(chunk)) {
        await Promise.race([new Promise((resolve) => file.once('drain', resolve)), written]);
      }
      onProgress(done, total);
    }
  } finally {
    file.end();
    await written;
  }
}

const tooLarge = ({ maxBytes }: DownloadLimits): string =>
  `The file is larger than ${(maxBytes / 1e6).toLocaleString('en-GB')} MB.`;

/**
 * Makes one request, for the whole file or for the rest of a part.
 * @returns whether the file is whole; `unchanged` if the server says that it has no newer one
 */
async function requestOnce(
  source: DataSource,
  known: Validators | null,
  part: string,
  deps: DownloadDeps,
): Promise<'whole' | 'part' | 'unchanged'> {
  const begun = await factsOf(part);
  if (begun !== undefined && begun.bytes === begun.total) return 'whole';
  const validator = begun ? rangeValidator(begun.validators) : null;
  const resumes = begun !== undefined && begun.bytes > 0 && validator !== null;
  const { etag, lastModified } = known ?? {};
  const headers: Record<string, string> = resumes
    ? { range: `bytes=${begun.bytes}-`, 'if-range': validator }
    : {
        ...(etag == null ? {} : { 'if-none-match': etag }),
        ...(lastModified == null ? {} : { 'if-modified-since': lastModified }),
      };
  const reply = await open(source, headers, deps);
  const isConditional = 'if-none-match' in headers || 'if-modified-since' in headers;
  if (reply.status === 304 && isConditional) {
    reply.discard();
    return 'unchanged';
  }
  if (resumes && reply.status === 416) {
    reply.discard();
    await removePart(part);
    return 'part';
  }
  const encoding = one(reply.headers['content-encoding']);
  const isRest = resumes && goesOnFrom(reply, begun.bytes);
  if (!isRest && reply.status !== 200) {
    reply.discard();
    throw new DownloadFailed(`The address answers with status ${reply.status}.`);
  }
  if (encoding !== '' && encoding !== 'identity') {
    reply.discard();
    throw new DownloadFailed(
      `The server packs the file with ${encoding}, which was not asked for.`,
    );
  }
  const from = isRest ? begun.bytes : 0;
  const total = totalOf(reply);
  try {
    if (total !== null && total > deps.limits.maxBytes) {
      throw new OutboundError('too_large', tooLarge(deps.limits));
    }
    await checkRoom(part, (total ?? from) - from, deps.limits);
    if (!isRest) {
      const facts: PartFacts = { validators: validatorsOf(reply), total };
      await rm(part, { force: true });
      await writeFile(factsFile(part), JSON.stringify(facts));
    }
  } catch (error) {
    reply.discard();
    throw error;
  }
  await append(reply, part, from, total, deps);
  return 'whole';
}

/** Whether a request that failed so may go on where it broke off. */
const mayGoOn = (error: unknown): boolean =>
  error instanceof OutboundError && (error.kind === 'connection' || error.kind === 'timeout');

/** Requests until the file is whole, going on where a request broke off. */
async function fetchPart(
  source: DataSource,
  known: Validators | null,
  part: string,
  deps: DownloadDeps,
): Promise<'whole' | 'unchanged'> {
  for (const wait of [...deps.limits.resumeWaitsMs, null]) {
    try {
      const got = await requestOnce(source, known, part, deps);
      if (got !== 'part') return got;
    } catch (error) {
      deps.signal.throwIfAborted();
      if (wait === null || !mayGoOn(error)) throw error;
    }
    await pause(wait ?? 0, undefined, { signal: deps.signal });
  }
  throw new DownloadFailed('The server does not give the rest of the file.');
}

async function hashesOf(file: string): Promise<{ sha256: string; md5: string }> {
  const [sha256, md5] = [createHash('sha256'), createHash('md5')];
  for await (const chunk of createReadStream(file, { highWaterMark: 1 << 20 })) {
    sha256.update(chunk as Buffer);
    md5.update(chunk as Buffer);
  }
  return { sha256: sha256.digest('hex'), md5: md5.digest('hex') };
}

/** The MD5 that the server states in a file beside; null if there is none. */
async function statedMd5(source: DataSource, { outbound, signal }: DownloadDeps) {
  const url = checksumAddress(source);
  if (url === null) return null;
  const reply = await outbound
    .request({
      url,
      headers: HEADERS,
      redirects: MAX_REDIRECTS,
      group: `data:${source.id}`,
      timeoutMs: CHECKSUM_TIMEOUT_MS,
      maxBytes: MAX_CHECKSUM_BYTES,
      signal,
    })
    .catch((error: unknown) => {
      if (error instanceof OutboundError && error.kind === 'too_large') return null;
      throw error;
    });
  if (reply?.status !== 200) return null;
  return /^\s*\\?([0-9a-f]{32})(?:\s|$)/i.exec(reply.body.toString('latin1'))?.[1]?.toLowerCase();
}

/**
 * Downloads the file of a source into `file`, unless its server says that it is still the known version. A part that
 * arrived stays on the disk beside it, and the next call goes on from there. The length is checked, and the checksum
 * that the address or a `.md5` beside it states.
 * @throws {DownloadFailed} with a sentence
 */
export async function download(
  source: DataSource,
  known: Validators | null,
  file: string,
  deps: DownloadDeps,
): Promise<Downloaded | 'unchanged'> {
  const part = `${file}.part`;
  try {
    if ((await fetchPart(source, known, part, deps)) === 'unchanged') return 'unchanged';
    const facts = (await factsOf(part))!;
    const { total, bytes, validators } = facts;
    if (total !== null && bytes !== total) {
      if (bytes > total) await removePart(part);
      throw new DownloadFailed(
        `Only ${bytes.toLocaleString('en-GB')} of ${total.toLocaleString('en-GB')} bytes arrived.`,
      );
    }
    const stated = await statedMd5(source, deps);
    const { sha256, md5 } = await hashesOf(part);
    if ((source.sha256 !== null && source.sha256 !== sha256) || (stated && stated !== md5)) {
      await removePart(part);
      throw new DownloadFailed('The file does not have its stated checksum.');
    }
    await rename(part, file);
    await removePart(part);
    return { bytes, sha256, validators };
  } catch (error) {
    if (!(error instanceof OutboundError)) throw error;
    if (error.kind === 'too_large') await removePart(part);
    throw new DownloadFailed(error.message, { cause: error });
  }
}
