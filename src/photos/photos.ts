import { createHash } from 'node:crypto';
import { createConcurrencyLimit, ImageError } from '../images/index.ts';
import { type Clock, daysBefore } from '../platform/clock.ts';
import type { Db, Queryable } from '../platform/db/index.ts';
import { ObjectStoreError } from '../platform/object-store/index.ts';
import type { ExactRateLimit } from '../platform/rate-limit/index.ts';
import { createPhotoAddresses, type PhotoAddresses } from './address.ts';
import { type Admission, createAdmission } from './admission.ts';
import { cleanPhoto } from './codec.ts';
import { MAX_PARTNER_BYTES, MAX_PHOTO_BYTES, UNUSED_DAYS } from './limits.ts';
import type { PhotoStore } from './photo-store.ts';
import {
  beginRemovingAllOf,
  beginRemovingUnused,
  claimPhotos,
  deleteRemoved,
  insertPhoto,
  noteUses,
  selectBytesOf,
  selectHashes,
  selectOwnPhotos,
  selectPhotosOf,
  selectRemoving,
} from './photo.sql.ts';
import { PhotoRefused } from './photos.errors.ts';

/** A photo that was uploaded. */
export interface UploadedPhoto {
  /** The absolute address by which listings name it. */
  url: string;
  /** In pixels. */
  width: number;
  height: number;
}

/** A stored photo of a partner. */
export interface StoredPhoto extends UploadedPhoto {
  hash: string;
  bytes: number;
  created_at: Date;
}

/** Removes what was made of a deleted photo. */
export type ForgetSizes = (url: string) => Promise<void>;

/** Photos that members upload. */
export interface Photos {
  addresses: PhotoAddresses;
  /** Bounds what is received at once; entered before a body is read. */
  admission: Admission;
  /**
   * Cleans a file and keeps it as a photo of the partner, for `UNUSED_DAYS` or as long as a listing has it.
   * The same file gives the same photo. Throws PhotoRefused.
   * @param maxBytes size of all photos of the partner; that of an approved account when unset
   */
  add(partnerId: number, file: Buffer, maxBytes?: number): Promise<UploadedPhoto>;
  /**
   * Returns the photos of ours that a partner may use among these addresses, by address, and keeps them
   * from being deleted. An address of ours that is not there belongs to another account or is deleted.
   */
  claim(
    queryable: Queryable,
    partnerId: number,
    addresses: readonly string[],
  ): Promise<ReadonlyMap<string, UploadedPhoto>>;
  /** Returns which of these addresses of ours a partner may use. */
  own(partnerId: number, addresses: readonly string[]): Promise<ReadonlySet<string>>;
  /** Returns the file of a photo; undefined when there is none. Rejects while the store is away. */
  read(hash: string): Promise<Buffer | undefined>;
  /** All photos of a partner. */
  of(partnerId: number): AsyncGenerator<StoredPhoto>;
  /** All photos, by hash. */
  all(): AsyncGenerator<string>;
  /** Writes the file of a photo that was kept elsewhere. */
  putBack(hash: string, bytes: Buffer): Promise<void>;
  /** Deletes all photos of a closed account. */
  removeAllOf(partnerId: number, forgetSizes: ForgetSizes): Promise<void>;
  /** Deletes photos that no listing has had for `UNUSED_DAYS`; returns how many. */
  removeUnused(forgetSizes: ForgetSizes): Promise<number>;
  close(): void;
}

interface Deps {
  db: Db;
  clock: Clock;
  publicUrl: string;
  store: PhotoStore;
  /** How many photos a partner may upload. */
  limit: ExactRateLimit;
  /** Maximum size in bytes of a partner's photos; 5 GB when unset. */
  maxPartnerBytes?: number;
}

/** Bytes of all uploads that are received or wait to be decoded. */
const MAX_UNDER_WAY_BYTES = 160 * 1024 ** 2;
/** The dashboard sends three at a time; several members may upload at once. */
const MAX_UNDER_WAY_PER_PARTNER = 12;

/** Pictures decoded at once: each may take some hundred MB and a core for a second or two. */
const MAX_DECODED_AT_ONCE = 1;
const MAX_QUEUED = 60;
const MAX_WAIT_MS = 30_000;

const PAGE = 500;

/**
 * The name of a photo: SHA-256 of its owner and its content. Two partners that upload the same picture have
 * two photos, so that deleting one leaves the other.
 */
const hashOf = (partnerId: number, bytes: Buffer): string =>
  createHash('sha256').update(`${partnerId}:`).update(bytes).digest('hex');

/** Pages through rows in the order of their hashes. */
async function* pages<Row extends { hash: string }>(
  read: (after: string) => Promise<Row[]>,
): AsyncGenerator<Row> {
  for (let after = ''; ;) {
    const rows = await read(after);
    yield* rows;
    if (rows.length < PAGE) return;
    after = rows.at(-1)!.hash;
  }
}

/** Creates the use cases of uploaded photos. */
export function createPhotos(deps: Deps): Photos {
  const { db, clock, store, limit } = deps;
  const { maxPartnerBytes = MAX_PARTNER_BYTES } = deps;
  const addresses = createPhotoAddresses(deps.publicUrl);
  const decoding = createConcurrencyLimit({
    maxConcurrent: MAX_DECODED_AT_ONCE,
    maxConcurrentPerKey: MAX_DECODED_AT_ONCE,
    maxQueued: MAX_QUEUED,
    maxWaitMs: MAX_WAIT_MS,
  });
  const cleaned = (file: Buffer) =>
    decoding
      .run('', () => cleanPhoto(file))
      .catch((error: unknown) => {
        throw error instanceof ImageError ? new PhotoRefused('busy', { cause: error }) : error;
      });
  const uploaded = ({ hash, width, height }: { hash: string; width: number; height: number }) => ({
    url: addresses.of(hash),
    width,
    height,
  });
  /** The hashes of those addresses that are ours. */
  const hashesIn = (urls: readonly string[]): string[] => [
    ...new Set(urls.flatMap((url) => addresses.hashIn(url) ?? [])),
  ];

  /** Deletes the files of photos that are marked, and then their rows. */
  async function removeMarked(forgetSizes: ForgetSizes): Promise<number> {
    let removed = 0;
    for (;;) {
      const rows = await db.query(selectRemoving, [PAGE]);
      for (const { hash } of rows) {
        await forgetSizes(addresses.of(hash));
        await store.remove(hash);
      }
      if (rows.length > 0) await db.execute(deleteRemoved, [rows.map(({ hash }) => hash)]);
      removed += rows.length;
      if (rows.length < PAGE) return removed;
    }
  }

  return {
    addresses,
    admission: createAdmission({
      bytes: MAX_UNDER_WAY_BYTES,
      perPartner: MAX_UNDER_WAY_PER_PARTNER,
    }),
    async add(partnerId, file, maxBytes = maxPartnerBytes) {
      if (file.length === 0) throw new PhotoRefused('empty');
      if (file.length > MAX_PHOTO_BYTES) throw new PhotoRefused('too_large');
      const { bytes: used } = await db.one(selectBytesOf, [partnerId]);
      if (used >= maxBytes) throw new PhotoRefused('account_full');
      if (!(await limit.take(String(partnerId)))) throw new PhotoRefused('too_many');
      const { bytes, width, height } = await cleaned(file);
      if (used + bytes.length > maxBytes) throw new PhotoRefused('account_full');
      const hash = hashOf(partnerId, bytes);
      const photo = { hash, bytes: bytes.length, width, height };
      const kept = await db.maybeOne(insertPhoto, [partnerId, photo, clock.now()]);
      // Its earlier file is being deleted at this moment.
      if (!kept) throw new PhotoRefused('busy');
      await store.write(hash, bytes).catch((error: unknown) => {
        throw error instanceof ObjectStoreError
          ? new PhotoRefused('busy', { cause: error })
          : error;
      });
      return uploaded(kept);
    },
    async claim(queryable, partnerId, urls) {
      const hashes = hashesIn(urls);
      if (hashes.length === 0) return new Map();
      const rows = await queryable.query(claimPhotos, [partnerId, hashes]);
      return new Map(rows.map((row) => [addresses.of(row.hash), uploaded(row)]));
    },
    async own(partnerId, urls) {
      const hashes = hashesIn(urls);
      if (hashes.length === 0) return new Set();
      const rows = await db.query(selectOwnPhotos, [partnerId, hashes]);
      return new Set(rows.map(({ hash }) => addresses.of(hash)));
    },
    read: (hash) => store.read(hash),
    async *of(partnerId) {
      const rows = pages((after) => db.query(selectPhotosOf, [partnerId, after, PAGE]));
      for await (const row of rows)
        yield { ...uploaded(row), hash: row.hash, bytes: row.bytes, created_at: row.created_at };
    },
    async *all() {
      for await (const { hash } of pages((after) => db.query(selectHashes, [after, PAGE])))
        yield hash;
    },
    putBack: (hash, bytes) => store.write(hash, bytes),
    async removeAllOf(partnerId, forgetSizes) {
      await db.execute(beginRemovingAllOf, [partnerId]);
      await removeMarked(forgetSizes);
    },
    async removeUnused(forgetSizes) {
      const now = clock.now();
      await db.execute(noteUses, [now]);
      await db.execute(beginRemovingUnused, [daysBefore(now, UNUSED_DAYS)]);
      return removeMarked(forgetSizes);
    },
    close: () => store.close(),
  };
}
