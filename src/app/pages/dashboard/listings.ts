import {
  exportAsCsv,
  type Field,
  FIELDS,
  MAX_UPLOAD_BYTES,
  OUTCOMES,
} from '../../../feeds/index.ts';
import {
  type CalendarAddresses,
  type CalendarChange,
  type FormProblem,
  COUNTRY_CODES,
  CURRENCY_CODES,
  currencyOfCountry,
  distanceUnitOf,
  exportAsJson,
  exportListings,
  type FormManner,
  isShown,
  ListingChanged,
  type ListingTableRow,
  ListingMadeAlready,
  listingPath,
  listingVisibility,
  type NightsForm,
  type PostedListing,
  type PriceForm,
  PricesChanged,
  readLineQuestion,
  readPriceForm,
  type SavedListing,
  type StatusAction,
  writeRangeLines,
} from '../../../listings/index.ts';
import { lockPartner, MAX_TRIAL_LISTINGS } from '../../../partners/index.ts';
import { createRecorder } from '../../../platform/audit/index.ts';
import { dayInZone } from '../../../platform/clock.ts';
import type { Queryable, Tx } from '../../../platform/db/index.ts';
import { validationError } from '../../../platform/errors.ts';
import { filteredFields } from '../../../search/index.ts';
import type { AppContext } from '../../composition/app-context.ts';
import type { Services } from '../../composition/services.ts';
import { checkPhotos } from './listing-photos.ts';
import { type Member, allow, mayChange } from './member.ts';
import { mostOfCountry } from './listing-map.ts';

/** Number of listings on one page of the list. */
const LINES_PER_PAGE = 25;
/** Number of ids of a bulk action that the audit log names; further ones are only counted. */
const MAX_NAMED = 50;

/**
 * Maximum number of listings of an account that waits for approval: enough for an owner, and too few
 * for a stranger to fill the database.
 */
export const MAX_PREPARED_LISTINGS = 50;

/** The result of adding a listing. */
export type CreateAnswer =
  | SavedListing
  /** The form has already added this listing, and was sent again with other content. */
  | { madeAlready: { externalId: string; title: string } };

/** The result of saving a listing. */
export type SaveAnswer =
  | SavedListing
  /** The listing has been changed since its form was shown; this is its current version. */
  | { changedMeanwhile: string };

/** Whether travellers see a listing; `away` while its account is a test account or not approved. */
export type ListingState = 'shown' | 'hidden' | 'paused' | 'away';

/** The listings of a bulk action: chosen ones, or all that a URL's query matches. */
export type BulkChoice = { ids: readonly number[] } | { matching: URLSearchParams };

/** The currencies that a list begins with, after those of the account's countries. */
const COMMON_CURRENCIES = ['GBP', 'EUR', 'USD'];

const hasDecimalComma = (language: string): boolean =>
  new Intl.NumberFormat(language).format(0.5).includes(',');

export function createListingsArea(context: AppContext, services: Services, member: Member) {
  const { db, clock } = context;
  const { accounts, ownListings, publicListings, availability, locator, images, feeds, pairs } =
    services;
  const { lines, bulk, prices, editor, calendars, calendarImports, handImports } = ownListings;
  const { sideCalendars, calendarExports } = ownListings;
  const { partnerId } = member;
  const { record } = createRecorder(context, member.actor, member.partnerId);
  const listing = (externalId: string): string => `listing ${externalId}`;
  /** The day it is where the account is. */
  const today = () => dayInZone(clock.now(), member.timeZone);
  const listed = (externalIds: readonly string[]): object => ({
    listings: externalIds.slice(0, MAX_NAMED),
    ...(externalIds.length > MAX_NAMED ? { and_more: externalIds.length - MAX_NAMED } : {}),
  });

  const nights = ({ before, after, currency }: CalendarChange) => ({
    before: { currency, ranges: before },
    after: { currency, ranges: after },
  });

  const countriesOf = async () => (await accounts.get(partnerId)).countries;
  /** How the member spells numbers in a language of the site. */
  const mannerIn = async (language: string): Promise<FormManner> => ({
    country: (await countriesOf())[0] ?? '',
    decimalComma: hasDecimalComma(language),
    ownOrigin: new URL(context.settings.PUBLIC_URL).origin,
  });

  /** Makes a change that requires the member's permission. */
  const change = async <Done>(work: (tx: Tx) => Promise<Done>): Promise<Done> => {
    allow(member, 'listings.write');
    return db.transaction(work);
  };
  const chosenIds = async (queryable: Queryable, choice: BulkChoice): Promise<readonly number[]> =>
    'ids' in choice
      ? choice.ids
      : lines.matching(queryable, partnerId, readLineQuestion(choice.matching));
  /** The addresses of calendars are of no use to members who may only read. */
  const ownAddresses = async (externalIds: readonly string[]) =>
    mayChange(member, 'listings.write')
      ? calendarExports.list(partnerId, externalIds)
      : new Map<string, CalendarAddresses>();
  /** Returns an address for each imported calendar's site, and the one for all others. */
  const addressesFor = (
    addresses: CalendarAddresses | undefined,
    imports: readonly { id: number; host: string }[],
  ) =>
    addresses
      ? [
          ...imports.map(({ id, host }) => ({ host, url: addresses.forImport(id) })),
          { host: null, url: addresses.all },
        ]
      : [];
  /** Maximum number of listings before the approval. */
  const most = member.isTest ? MAX_TRIAL_LISTINGS : MAX_PREPARED_LISTINGS;
  const tooManyPrepared = (path: string) => {
    const message = `is more than an account can prepare before it is approved: it can have ${most} listings, and all others after that`;
    const problem: FormProblem = {
      path,
      message,
      rule: 'unapproved',
      values: { max: String(most) },
    };
    return validationError([problem]);
  };
  /**
   * Makes a change that may add listings. Throws `validation_error` at `path` when an account that
   * waits for approval would have too many.
   */
  const add = <Done>(path: string, work: (tx: Tx) => Promise<Done>): Promise<Done> =>
    change(async (tx) => {
      if (member.status !== 'pending') return work(tx);
      // Forms that are sent at once wait for each other here, so that each counts the others.
      await lockPartner(tx, partnerId);
      const done = await work(tx);
      const { active, paused } = await services.listings.count(partnerId, tx);
      if (active + paused > most) throw tooManyPrepared(path);
      return done;
    });
  /** What travellers see of a listing: it, or why not. */
  const stateOf = (status: ListingTableRow['status'], isHidden: boolean): ListingState => {
    if (!member.isTest && isShown({ status, isHidden, partnerStatus: member.status }))
      return 'shown';
    return isHidden ? 'hidden' : status === 'paused' ? 'paused' : 'away';
  };
  const presentLine = (line: ListingTableRow) => ({
    id: line.id,
    externalId: line.external_id,
    title: line.title,
    path: listingPath(line.slug, line.id),
    category: line.category,
    status: line.status,
    state: stateOf(line.status, line.is_hidden),
    countryCode: line.country_code,
    town: (line.town_id !== null && locator.town(line.town_id)?.name) || null,
    price:
      line.price_from === null || line.currency === null || line.price_unit === null
        ? null
        : { from: line.price_from, currency: line.currency, unit: line.price_unit },
    cover: line.cover === null ? null : images.path(line.cover),
    photos: line.photos,
    calendarUntil: line.calendar_until,
    updatedAt: line.updated_at,
  });

  return {
    /** Returns one page of the listings that a URL's query matches. */
    async list(params: URLSearchParams) {
      const question = readLineQuestion(params);
      const [page, counts, deletions, priceChanges] = await Promise.all([
        lines.page(partnerId, question, params.get('after'), LINES_PER_PAGE),
        lines.counts(partnerId),
        bulk.deletions(partnerId),
        bulk.priceChanges(partnerId),
      ]);
      return {
        question,
        counts,
        matching: page.matching ?? counts.active + counts.paused,
        deletions,
        priceChanges,
        lines: page.items.map(presentLine),
        next: page.next,
      };
    },
    /** Pauses, resumes or deletes listings; can be undone for a while. Throws `forbidden`. */
    bulk(action: StatusAction, choice: BulkChoice) {
      return change(async (tx) => {
        const ids = await chosenIds(tx, choice);
        const done = await bulk.apply(tx, partnerId, action, ids);
        if (done.changed.length > 0) {
          await record(tx, {
            action: `listing.${action}`,
            subject: `${done.changed.length} listings`,
            after: listed(done.changed),
          });
        }
        return done;
      });
    },
    /** The number of chosen listings, for the form that changes their prices. */
    async chosen(choice: BulkChoice): Promise<number> {
      return (await chosenIds(db, choice)).length;
    },
    /** Returns what a form would do to the prices of the chosen listings, or the problems of its controls. */
    async previewPrices(choice: BulkChoice, form: PriceForm) {
      const read = readPriceForm(form, today());
      if (!read.ok) return { problems: read.problems, preview: null };
      const ids = await chosenIds(db, choice);
      const fed = await feeds.ofPartners.fed(db, partnerId, ids);
      const preview = await prices.preview(db, partnerId, ids, read.value, fed);
      return { problems: [], preview };
    },
    /**
     * Changes the prices of the chosen listings as they were shown; null when they have changed since. Can be undone
     * for a while. Throws `forbidden`; `validation_error` at the form's controls.
     */
    async changePrices(choice: BulkChoice, form: PriceForm, version: string) {
      const read = readPriceForm(form, today());
      if (!read.ok) throw validationError(read.problems);
      try {
        return await change(async (tx) => {
          const ids = await chosenIds(tx, choice);
          const fed = await feeds.ofPartners.fed(tx, partnerId, ids);
          const done = await prices.apply(tx, partnerId, ids, read.value, fed, version);
          if (done.changed.length > 0) {
            await record(tx, {
              action: 'listing.prices',
              subject: `${done.changed.length} listings`,
              after: { ...read.value, ...listed(done.changed) },
            });
          }
          return done;
        });
      } catch (error) {
        if (error instanceof PricesChanged) return null;
        throw error;
      }
    },
    /** Undoes a bulk action. Throws `not_found` when it is too late. */
    undo(bulkId: number) {
      return change(async (tx) => {
        const undone = await bulk.undo(tx, partnerId, bulkId);
        if (undone.changed.length > 0) {
          await record(tx, {
            action: 'listing.undo',
            subject: `${undone.changed.length} listings`,
            after: { action: undone.action, ...listed(undone.changed) },
          });
        }
        return undone;
      });
    },

    /** Returns the state of a listing: whether travellers see it, and the feed that it comes from. */
    async about(externalId: string) {
      const visibility = await listingVisibility(db, partnerId, externalId);
      const feed = await feeds.ofPartners.publishing(partnerId, visibility.id);
      const state = stateOf(visibility.status, visibility.hidden !== null);
      return {
        ...visibility,
        externalId,
        state,
        isShown: state === 'shown',
        feed,
        copyForm: editor.token(),
      };
    },

    /** Returns matching listings of others, then those whose match was rejected. */
    async pairs(externalId: string) {
      const { id } = await listingVisibility(db, partnerId, externalId);
      return pairs.of(id);
    },
    /** Records that another partner's listing is not the same. Throws `not_found`. */
    rejectMatch(externalId: string, otherId: number) {
      return change(async (tx) => {
        const { id } = await listingVisibility(db, partnerId, externalId);
        const { other } = await pairs.rejectMatch(tx, id, otherId, partnerId);
        await record(tx, {
          action: 'listing.part',
          subject: listing(externalId),
          after: { other },
        });
      });
    },
    /** Deletes the partner's record of a rejected match. Throws `not_found`. */
    restoreMatch(externalId: string, otherId: number) {
      return change(async (tx) => {
        const { id } = await listingVisibility(db, partnerId, externalId);
        const { other } = await pairs.restoreMatch(tx, id, otherId, partnerId);
        await record(tx, {
          action: 'listing.join',
          subject: listing(externalId),
          after: { other },
        });
      });
    },

    /** The controls of a listing's form, derived from the API's schema. */
    controls: editor.controls,
    /** Returns what the form of any listing offers, by where the account's listings are. */
    async formOptions() {
      const countries = await countriesOf();
      const own = countries.flatMap((country) => currencyOfCountry(country) ?? []);
      const first = [...new Set([...own, ...COMMON_CURRENCIES])];
      return {
        /** Codes; those that a list begins with, and all others. */
        currencies: {
          first,
          others: CURRENCY_CODES.filter((code) => !first.includes(code)),
          /** The one that is chosen at first. */
          own: own[0] ?? '',
        },
        countries: {
          first: countries,
          others: COUNTRY_CODES.filter((code) => !countries.includes(code)),
        },
        distanceUnit: distanceUnitOf(countries[0] ?? ''),
        /** The fields that travellers filter by, for each category. */
        filtered: filteredFields(),
        /** Where the map begins when there is no position; null for a country without towns. */
        mapStart: mostOfCountry(locator.townsOf(countries[0] ?? '')),
      };
    },
    /** Returns a listing as its form shows it. @param language of the member */
    async open(externalId: string, language: string) {
      return editor.open(partnerId, externalId, await mannerIn(language));
    },
    /** Returns the token of a new form. */
    newForm: () => editor.token(),
    /** @param token of the form; a form that is sent again adds nothing */
    async create(
      form: PostedListing,
      token: string | null,
      language: string,
    ): Promise<CreateAnswer> {
      const manner = await mannerIn(language);
      try {
        return await add('', async (tx) => {
          const saved = await editor.create(tx, partnerId, form, token, manner);
          if (saved.result === 'created') {
            await record(tx, {
              action: 'listing.create',
              subject: listing(saved.externalId),
              after: saved.after,
            });
          }
          return saved;
        });
      } catch (error) {
        if (!(error instanceof ListingMadeAlready)) throw error;
        return { madeAlready: { externalId: error.externalId, title: error.title } };
      }
    },
    /** @param version of the listing as the form showed it; null accepts any */
    async save(
      externalId: string,
      form: PostedListing,
      version: string | null,
      language: string,
    ): Promise<SaveAnswer> {
      const manner = await mannerIn(language);
      try {
        return await change(async (tx) => {
          const saved = await editor.save(tx, partnerId, externalId, form, version, manner);
          const { before, after } = saved;
          if (saved.result !== 'unchanged') {
            await record(tx, {
              action: 'listing.save',
              subject: listing(externalId),
              before,
              after,
            });
          }
          return saved;
        });
      } catch (error) {
        if (error instanceof ListingChanged) return { changedMeanwhile: error.version };
        throw error;
      }
    },
    /**
     * @param token of the form, `copyForm` of the page; a form that is sent again adds nothing
     * @param mark what the copy's title ends with, such as `(copy)` in the member's language
     */
    duplicate(externalId: string, token: string | null, mark: string): Promise<SavedListing> {
      return add('', async (tx) => {
        const saved = await editor.duplicate(tx, partnerId, externalId, token, mark);
        if (saved.result === 'created') {
          const after = { of: externalId };
          await record(tx, {
            action: 'listing.duplicate',
            subject: listing(saved.externalId),
            after,
          });
        }
        return saved;
      });
    },
    /** Returns a listing as travellers see it, or would if it were shown. */
    async preview(externalId: string) {
      const day = today();
      const shown = await publicListings.preview(partnerId, externalId);
      return { listing: shown, ranges: await availability.upcoming(shown.id, day), today: day };
    },
    /** Returns the pictures of a listing in their order. */
    async photos(externalId: string) {
      const { document } = await editor.open(partnerId, externalId);
      return document.images.map(({ url, alt }) => ({ url, alt, path: images.path(url) }));
    },
    /** Loads every picture of a listing; returns its size or why it cannot be loaded. */
    async checkPhotos(externalId: string) {
      const { document } = await editor.open(partnerId, externalId);
      return checkPhotos(images, document.images);
    },

    /** @param language of the member, in which the calendar is written as text */
    async calendar(externalId: string, language: string) {
      const [calendar, imports, addresses] = await Promise.all([
        calendars.get(partnerId, externalId),
        calendarImports.list(partnerId, externalId),
        ownAddresses([externalId]),
      ]);
      const text = writeRangeLines(calendar.written, calendar.decimals, language);
      return {
        ...calendar,
        text,
        imports,
        addresses: addressesFor(addresses.get(externalId), imports),
      };
    },
    /**
     * Returns one page of calendars side by side, by title: those whose title or id contains the words
     * `q` of a URL's query, with the nights from `day` on.
     */
    async sideBySide(params: URLSearchParams, day: string) {
      const text = params.get('q') ?? '';
      const question = {
        text,
        status: null,
        category: null,
        missing: null,
        sort: 'title',
      } as const;
      const page = await lines.page(partnerId, question, params.get('after'), LINES_PER_PAGE);
      const [sides, addresses] = await Promise.all([
        sideCalendars.of(
          page.items.map(({ id }) => id),
          day,
        ),
        ownAddresses(page.items.map((line) => line.external_id)),
      ]);
      const rows = page.items.flatMap(({ id, external_id: externalId, title, status }) => {
        const side = sides.get(id);
        if (!side) return [];
        const { imports, ranges, price, open_from, open_to } = side;
        const season = open_from && open_to ? { open_from, open_to } : null;
        const own = addressesFor(addresses.get(externalId), imports);
        return [{ externalId, title, status, price, season, ranges, imports, addresses: own }];
      });
      return { text, rows, next: page.next };
    },
    /**
     * Sets the same nights of several listings, or of none of them. Problems are at the names of the
     * controls, or at `listing`.
     */
    setNightsOf(externalIds: readonly string[], form: NightsForm) {
      return change(async (tx) => {
        const changes = await sideCalendars.paint(tx, partnerId, externalIds, form);
        for (const set of changes) {
          const subject = listing(set.externalId);
          await record(tx, { action: 'calendar.set', subject, ...nights(set) });
        }
        return changes.length;
      });
    },
    /**
     * Gives each listing an address of its calendar if it has none; with `renew` a new one, which ends
     * the one that it had.
     */
    makeAddresses(externalIds: readonly string[], { renew }: { renew: boolean }) {
      return change(async (tx) => {
        const made = await calendarExports.make(tx, partnerId, externalIds, { renew });
        for (const { externalId, replaced } of made) {
          await record(tx, {
            action: 'calendar.address',
            subject: listing(externalId),
            after: { replaced },
          });
        }
      });
    },
    /** Sets nights; problems are at `<number of the edit>.<control>`. */
    setNights(externalId: string, edits: readonly NightsForm[]) {
      return change(async (tx) => {
        const set = await calendars.paint(tx, partnerId, externalId, edits);
        await record(tx, { action: 'calendar.set', subject: listing(externalId), ...nights(set) });
      });
    },
    /** Parses pasted ranges; problems refer to lines. */
    pasteRanges(externalId: string, pasted: { text: string; replace: boolean }) {
      return change(async (tx) => {
        const set = await calendars.paste(tx, partnerId, externalId, pasted);
        if ('problems' in set) return { lines: set.problems, first: null };
        await record(tx, {
          action: 'calendar.paste',
          subject: listing(externalId),
          ...nights(set),
        });
        return { lines: [], first: set.first };
      });
    },
    async addCalendar(externalId: string, typed: string): Promise<{ id: number }> {
      allow(member, 'listings.write');
      // Throws before any network request when the listing does not exist.
      await calendarImports.list(partnerId, externalId);
      const address = await calendarImports.check(typed);
      return change(async (tx) => {
        const added = await calendarImports.add(tx, partnerId, externalId, address);
        await record(tx, {
          action: 'calendar.import',
          subject: listing(externalId),
          after: { host: address.host },
        });
        return added;
      });
    },
    removeCalendar(externalId: string, importId: number) {
      return change(async (tx) => {
        const removed = await calendarImports.remove(tx, partnerId, externalId, importId);
        await record(tx, {
          action: 'calendar.remove',
          subject: listing(externalId),
          before: removed,
        });
        return removed;
      });
    },
    readCalendars: (externalId: string) =>
      change((tx) => calendarImports.readNow(tx, partnerId, externalId)),

    exportAsCsv: () => exportAsCsv(exportListings(db, partnerId)),
    exportAsJson: () => exportAsJson(db, partnerId),
    /** Maximum size of an uploaded file in bytes. */
    maxUploadBytes: MAX_UPLOAD_BYTES,
    /** Stores an uploaded file for its dry run. */
    async upload(
      file: { name: string; bytes: Buffer },
      settings: unknown,
    ): Promise<{ id: number }> {
      allow(member, 'listings.write');
      return handImports.upload(partnerId, file, settings);
    },
    /**
     * Returns an uploaded file with one page of its rows: those that `show` selects, after `after`.
     * Throws `not_found`.
     */
    uploaded(uploadId: number, params: URLSearchParams) {
      const outcome = OUTCOMES.find((known) => known === params.get('show')) ?? null;
      const after = /^\d{1,9}$/.test(params.get('after') ?? '') ? Number(params.get('after')) : 0;
      return handImports.preview(partnerId, uploadId, { outcome, after });
    },
    /** The fields that a column of a file can be read as. */
    columnFields: FIELDS,
    /** Returns the columns of an uploaded file with some of their values. Throws `not_found`. */
    uploadColumns: (uploadId: number) => handImports.columns(partnerId, uploadId),
    /** Has an uploaded file read again with these fields of its columns, by name; null is not used. */
    matchColumns: (
      uploadId: number,
      chosen: ReadonlyMap<string, Field | null>,
      settings: unknown,
    ): Promise<void> =>
      change((tx) => handImports.match(tx, partnerId, uploadId, chosen, settings)),
    /** Imports the listings of an uploaded file; null when a job imports them because the file is large. */
    async takeUpload(uploadId: number) {
      if (member.status === 'pending') {
        // A large file would be imported by a job, which does not count.
        const { report } = await handImports.preview(partnerId, uploadId);
        if (report && report.added > most) throw tooManyPrepared('file');
      }
      return add('file', (tx) => handImports.take(tx, partnerId, uploadId, member.actor));
    },
  };
}
