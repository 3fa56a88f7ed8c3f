import { createHash, randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { type Clock, wholeSecond } from '../../platform/clock.ts';
import type { Db, Queryable, Tx } from '../../platform/db/index.ts';
import { validationError } from '../../platform/errors.ts';
import { slugify } from '../../platform/slug.ts';
import { checkListingForm } from '../form/check-form.ts';
import { CONTROLS, type Control } from '../form/controls.ts';
import type { FormProblem } from '../form/problem-rules.ts';
import type { PostedListing } from '../form/read-form.ts';
import { API_MANNER, type FormManner, localFields } from '../form/typed-form.ts';
import { type ListingFields, writeListingForm } from '../form/write-form.ts';
import { lockListing } from '../availability.sql.ts';
import { listingNotFound } from '../listing.errors.ts';
import type { Listings, Upserted } from '../listing.ts';
import {
  checkListing,
  EXTERNAL_ID_SENTENCE,
  isExternalId,
  type ListingInput,
  MAX_TITLE_CHARACTERS,
} from '../listing.schema.ts';
import { selectListing } from '../listing.sql.ts';
import type { ListingWriter } from '../listing.writer.ts';
import { type OwnPhotos, withOwnPhotos } from '../own-photos.ts';
import { lockForm, noteForm, selectMadeByForm, selectTakenIds } from './editor.sql.ts';

/** A listing as its form shows it. */
export interface EditedListing {
  externalId: string;
  document: ListingInput;
  fields: ListingFields;
  /** Hash of the content; tells whether the listing has changed since the form was shown. */
  version: string;
}

/** The result of saving a form. */
export interface SavedListing {
  externalId: string;
  result: Upserted['result'];
  /** The top-level fields that changed, with their old and new values. */
  before: Record<string, unknown>;
  after: Record<string, unknown>;
}

/** The listing was changed after its form was shown. */
export class ListingChanged extends Error {
  override name = 'ListingChanged';
  readonly version: string;

  constructor(version: string) {
    super('The listing was changed after its form was shown');
    this.version = version;
  }
}

/** The form has already added a listing, and was sent again with other content. */
export class ListingMadeAlready extends Error {
  override name = 'ListingMadeAlready';
  readonly externalId: string;
  readonly title: string;

  constructor(externalId: string, title: string) {
    super('The form has added a listing already');
    this.externalId = externalId;
    this.title = title;
  }
}

/**
 * A partner's listings as forms. A form with problems is refused with `validation_error`, as in the
 * API.
 */
export interface ListingEditor {
  /** All controls by name, with `*` for an index, derived from the API's schema. */
  controls: Readonly<Record<string, Control>>;
  /**
   * Returns a listing with its texts as a person spells them. Rejects with `not_found`.
   * @param manner of the person at the form, also of the methods below; that of the API without one
   */
  open(partnerId: number, externalId: string, manner?: FormManner): Promise<EditedListing>;
  /** Returns a token that identifies a new form when it is sent. */
  token(): string;
  /**
   * Adds a listing. When the form has no `external_id`, one is made from the title. A form sent
   * again, recognised by its token, adds nothing: its listing is `unchanged`, or
   * {ListingMadeAlready} is thrown when the content differs.
   */
  create(
    tx: Tx,
    partnerId: number,
    form: PostedListing,
    token: string | null,
    manner?: FormManner,
  ): Promise<SavedListing>;
  /**
   * Saves a form over a stored listing; fields that the form does not contain are kept. Throws
   * {ListingChanged} when the stored version differs from the form's; a null version accepts any.
   */
  save(
    tx: Tx,
    partnerId: number,
    externalId: string,
    form: PostedListing,
    version: string | null,
    manner?: FormManner,
  ): Promise<SavedListing>;
  /** Adds a listing that the program creates, under an id made from its title. */
  add(tx: Tx, partnerId: number, document: unknown): Promise<SavedListing>;
  /** Links a stored campsite to a campsite of OpenStreetMap. Rejects with `not_found`. */
  linkCampsite(
    tx: Tx,
    partnerId: number,
    externalId: string,
    osmRef: string,
  ): Promise<SavedListing>;
  /**
   * Adds a paused copy under a new id, without the calendar; its title ends with `mark`. A form
   * sent again, recognised by its token, adds nothing: its copy is `unchanged`.
   */
  duplicate(
    tx: Tx,
    partnerId: number,
    externalId: string,
    token: string | null,
    mark: string,
  ): Promise<SavedListing>;
}

interface Deps {
  db: Db;
  clock: Clock;
  writer: ListingWriter;
  listings: Pick<Listings, 'refusal'>;
  photos: OwnPhotos;
}

const MAX_BASE_CHARACTERS = 80;

/** Appends a mark to a title, shortened where both would be too long; once only. */
function markedTitle(title: string, mark: string): string {
  if (title.endsWith(` ${mark}`)) return title;
  const kept = [...title].slice(0, MAX_TITLE_CHARACTERS - mark.length - 1).join('');
  return `${kept.trimEnd()} ${mark}`;
}

/**
 * Hashes the content, because the time of change has whole seconds, within which two changes are
 * possible.
 */
const versionOf = (document: ListingInput): string =>
  createHash('sha256').update(JSON.stringify(document)).digest('base64url');

const TOKEN = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Returns a posted form token; null when it is malformed. */
const tokenOf = (posted: string | null): string | null =>
  posted !== null && TOKEN.test(posted) ? posted : null;

const idProblem = (rule: 'id' | 'id_taken', message: string): FormProblem => ({
  path: 'external_id',
  message,
  rule,
  values: {},
});

const TAKEN = idProblem('id_taken', 'is the id of another listing of yours');

/** The beginning of a new id: the letters and digits of a title; empty when it has none of ASCII. */
export const baseOf = (text: string): string =>
  slugify(text)
    .replaceAll(/[^a-z0-9-]+/g, '')
    .replaceAll(/-{2,}/g, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, MAX_BASE_CHARACTERS);

const textOf = (form: PostedListing, name: string): string => {
  const [first] = form.getAll(name);
  return typeof first === 'string' ? first.trim() : '';
};

/** Returns the top-level fields that differ between two documents. */
function changesBetween(before: ListingInput | null, after: ListingInput) {
  // Drops keys without a value and ignores the order of keys, which the database changes.
  const plain = (document: ListingInput | null) =>
    JSON.parse(JSON.stringify(document ?? {})) as Record<string, unknown>;
  const [old, now] = [plain(before), plain(after)];
  const keys = [...new Set([...Object.keys(old), ...Object.keys(now)])].filter(
    (key) => !isDeepStrictEqual(old[key], now[key]),
  );
  const only = (document: Record<string, unknown>) =>
    Object.fromEntries(keys.flatMap((key) => (key in document ? [[key, document[key]]] : [])));
  return { before: only(old), after: only(now) };
}

/** Makes the forms of listings. */
export function createListingEditor(deps: Deps): ListingEditor {
  const { db, clock, writer, listings, photos } = deps;
  const stored = async (queryable: Queryable, partnerId: number, externalId: string) => {
    const row = await queryable.maybeOne(selectListing, [partnerId, externalId]);
    if (!row) throw listingNotFound();
    return { ...row, document: { ...row.document, amenities: row.amenities } as ListingInput };
  };
  /** Locks a listing until the transaction ends; returns its content. */
  const locked = async (tx: Tx, partnerId: number, externalId: string): Promise<ListingInput> => {
    // A statement that waited for the lock would return the old row, so a later statement reads it.
    await tx.maybeOne(lockListing, [partnerId, externalId]);
    return (await stored(tx, partnerId, externalId)).document;
  };
  const freeId = async (tx: Queryable, partnerId: number, base: string): Promise<string> => {
    const taken = new Set(
      (await tx.query(selectTakenIds, [partnerId, base])).map((row) => row.external_id),
    );
    for (let number = 1; ; number++) {
      const id = number === 1 ? base : `${base}-${number}`;
      if (!taken.has(id) && isExternalId(id)) return id;
    }
  };
  /** Finds a free id, made from the listing's title. */
  const madeId = (tx: Queryable, partnerId: number, { title, category }: ListingInput) =>
    freeId(tx, partnerId, baseOf(title) || category);
  const checked = (document: unknown): ListingInput => {
    const result = checkListing(document);
    if (!result.ok) throw listings.refusal(result.problems, document);
    return result.value;
  };
  /** Fills in the sizes of uploaded photos. Throws `validation_error` for those of another account. */
  const withPhotos = async (
    tx: Tx,
    partnerId: number,
    input: ListingInput,
  ): Promise<ListingInput> => {
    const images = await withOwnPhotos(photos, tx, partnerId, input.images);
    return images === input.images ? input : { ...input, images };
  };
  const write = async (
    tx: Tx,
    partnerId: number,
    externalId: string,
    input: ListingInput,
    before: ListingInput | null,
  ): Promise<SavedListing> => {
    const now = wholeSecond(clock.now());
    const [written] = await writer.writeAll(tx, [{ partnerId, externalId, input, now }]);
    const result = written?.result ?? 'unchanged';
    // Another process has added a listing of this id since the check.
    if (before === null && result !== 'created') throw validationError([TAKEN]);
    return { externalId, result, ...changesBetween(before, input) };
  };
  /** The id that a form has already added; undefined when it has added none. */
  const idMadeBy = async (tx: Tx, partnerId: number, token: string) => {
    await tx.execute(lockForm, [partnerId, token]);
    return (await tx.maybeOne(selectMadeByForm, [partnerId, token]))?.external_id;
  };
  /**
   * Returns the listing that the form has already added. Throws {ListingMadeAlready} when the
   * form's content differs by now.
   */
  const madeBefore = async (
    tx: Tx,
    partnerId: number,
    token: string,
    { typedId, input }: { typedId: string; input: ListingInput },
  ): Promise<SavedListing | undefined> => {
    const externalId = await idMadeBy(tx, partnerId, token);
    if (externalId === undefined) return undefined;
    const { document } = await stored(tx, partnerId, externalId);
    const { before, after } = changesBetween(document, input);
    const isSame = Object.keys({ ...before, ...after }).length === 0;
    if (!isSame || (typedId !== '' && typedId !== externalId))
      throw new ListingMadeAlready(externalId, document.title);
    return { externalId, result: 'unchanged', before, after };
  };
  return {
    controls: Object.fromEntries(CONTROLS),
    token: randomUUID,
    async open(partnerId, externalId, manner = API_MANNER) {
      const { document } = await stored(db, partnerId, externalId);
      return {
        externalId,
        document,
        fields: localFields(writeListingForm(document), manner),
        version: versionOf(document),
      };
    },
    async create(tx, partnerId, form, posted, manner) {
      const { document, result } = checkListingForm(form, { manner });
      const typedId = textOf(form, 'external_id');
      const idProblems =
        typedId === '' || isExternalId(typedId) ? [] : [idProblem('id', EXTERNAL_ID_SENTENCE)];
      const problems = [...idProblems, ...(result.ok ? [] : result.problems)];
      if (!result.ok || problems.length > 0) throw listings.refusal(problems, document);
      const input = await withPhotos(tx, partnerId, result.value);
      const token = tokenOf(posted);
      const made = token && (await madeBefore(tx, partnerId, token, { typedId, input }));
      if (made) return made;
      const id = typedId || (await madeId(tx, partnerId, input));
      if (await tx.maybeOne(selectListing, [partnerId, id])) throw validationError([TAKEN]);
      const saved = await write(tx, partnerId, id, input, null);
      if (token) await tx.execute(noteForm, [partnerId, id, token]);
      return saved;
    },
    async add(tx, partnerId, document) {
      const input = await withPhotos(tx, partnerId, checked(document));
      return write(tx, partnerId, await madeId(tx, partnerId, input), input, null);
    },
    async linkCampsite(tx, partnerId, externalId, osmRef) {
      const document = await locked(tx, partnerId, externalId);
      if (document.category !== 'campsite') throw listingNotFound();
      const input = checked({ ...document, osm_ref: osmRef });
      return write(tx, partnerId, externalId, input, document);
    },
    async save(tx, partnerId, externalId, form, version, manner) {
      const document = await locked(tx, partnerId, externalId);
      const current = versionOf(document);
      if (version !== null && version !== current) throw new ListingChanged(current);
      const { document: typed, result } = checkListingForm(form, { stored: document, manner });
      if (!result.ok) throw listings.refusal(result.problems, typed);
      const input = await withPhotos(tx, partnerId, result.value);
      return write(tx, partnerId, externalId, input, document);
    },
    async duplicate(tx, partnerId, externalId, posted, mark) {
      const token = tokenOf(posted);
      const made = token && (await idMadeBy(tx, partnerId, token));
      if (made) return { externalId: made, result: 'unchanged', before: {}, after: {} };
      const { document } = await stored(tx, partnerId, externalId);
      const base = `${externalId.slice(0, MAX_BASE_CHARACTERS)}-copy`;
      const id = await freeId(tx, partnerId, base);
      const copy = {
        ...document,
        title: markedTitle(document.title, mark),
        status: 'paused' as const,
      };
      const saved = await write(tx, partnerId, id, copy, null);
      if (token) await tx.execute(noteForm, [partnerId, id, token]);
      return saved;
    },
  };
}
