import { DEMO } from '@campcairn/demo-partner/facts';
import { baseMapPath, currentBaseMap } from '../../basemap/index.ts';
import { createCampsiteOwners } from '../../claims/index.ts';
import { createCampsitePages, createDirectory, createSitemaps } from '../../landings/index.ts';
import { MOST_AT_ONCE } from '../../leads/index.ts';
import { deviceOf } from '../../people/index.ts';
import { dayOf } from '../../platform/clock.ts';
import { sentenceIn } from '../../mails/index.ts';
import { resultOf } from '../../platform/errors.ts';
import {
  codingFor,
  type ContentCoding,
  encoded,
  MIN_COMPRESSED_BYTES,
} from '../../platform/http/index.ts';
import type { AppContext } from '../composition/app-context.ts';
import { REPORT_KINDS } from '../../reports/index.ts';
import { PAGE_FILTERS, readSearch, unfinishedIn } from '../../search/index.ts';
import type { PostedForm } from '../../platform/forms/index.ts';
import {
  type Bounds,
  importCampsitesCommand,
  metresToWater,
  type Point,
} from '../../places/index.ts';
import type { Services } from '../composition/services.ts';
import { createSearchWithAds } from './ads.ts';
import {
  answerStay,
  type AvailabilityRange,
  costsOf,
  isOutOfSeason,
  type PublicListing,
  readReferral,
} from '../../listings/index.ts';
import { createCounting } from './counting.ts';
import { createConsole } from './console/index.ts';
import { createNews } from './news.ts';
import { preferredLanguage } from './preferred-language.ts';
import { createMemberAccess } from './dashboard/access.ts';
import { createDashboards } from './dashboard/index.ts';
import { timeZoneOfPartner } from '../use-cases/account/time-zone.ts';
import { createDemoDoor } from '../use-cases/demo-door.ts';
import { createMailPreview, showsMailPreview } from './outbox.ts';

/** A MapLibre style, or the tiles of an imported base map (PMTiles, Protomaps schema), by address. */
export interface MapStyle {
  kind: 'style' | 'tiles';
  address: string;
}

/** A listing that may be hidden from travellers, with its nights from today on. */
export interface PreviewedListing {
  listing: PublicListing;
  ranges: AvailabilityRange[];
  /** A date. */
  today: string;
}

/** The operator of the site, as laws require it to be stated. */
export interface SiteOperator {
  name: string;
  addressLines: string[];
  email: string;
  phone: string | null;
  /** For example a company number. */
  register: string | null;
}

/**
 * The services of pages: `event.locals.services`. They do not reject for a visitor's invalid input,
 * but describe it in the answer. Rejections are unexpected errors and show the error page.
 */
export type SiteServices = ReturnType<typeof createSiteServices>;

/**
 * Creates the services of pages from those of the process.
 * @param options.builtAt when the pages were built; now when there is no build
 */
export function createSiteServices(
  context: AppContext,
  services: Services,
  options: { development?: boolean; builtAt?: Date | undefined } = {},
) {
  const { settings, clock } = context;
  const { reads } = context.db;
  const { availability, enquiries, images, landings, gazetteerMatches, publicListings, receipts } =
    services;
  const { applications, contactChanges, featured, locator, mailQueue, mailTopics, reports } =
    services;
  const { members, operators, people, search, shownListings: shown, townsVersion } = services;
  const { answerTimes, previewLinks, surroundings } = services;
  const directory = createDirectory(reads, locator, surroundings);
  const outbox = showsMailPreview(settings, options)
    ? createMailPreview(mailQueue, settings.PUBLIC_URL)
    : null;
  return {
    clock,
    contentCoding: {
      codingFor,
      encoded,
      minBytes: MIN_COMPRESSED_BYTES,
    } satisfies ContentCoding,
    resultOf,
    /** Says in a language what the program stores or answers in English, where it is known. */
    sentenceIn,
    site: {
      /** Public address without a trailing slash. */
      publicUrl: settings.PUBLIC_URL,
      /** The operators' email address, shown on the pages about privacy and terms. */
      contactEmail: settings.MAIL_FROM,
      /** Returns the language of the site that a reader prefers by `Accept-Language`; null for none. */
      preferredLanguage,
      /** The operator of the site; null when the settings do not name one. */
      operator: operatorOf(settings),
      /** The countries that the site covers, by ISO 3166-1 code, in the order of the settings. */
      coveredCountries: settings.PLACES_COUNTRIES,
      /** When the static pages last changed, which is the time of the build. */
      builtAt: options.builtAt ?? clock.now(),
      /** Whether the block of ads above results is switched on. */
      isFeaturing: featured.isOn,
      /** Whether /outbox shows the mails to holders of the demo's token. */
      outbox: outbox !== null,
      /** Seconds for which a shared cache may show an outdated page; 0 disables it. */
      sharedCacheSeconds: settings.SHARED_CACHE_SECONDS,
      /** Returns the source of maps that replaces the built-in map. */
      mapStyle(): MapStyle | null {
        if (settings.MAP_STYLE_URL) return { kind: 'style', address: settings.MAP_STYLE_URL };
        const base = currentBaseMap(settings.DATA_DIR);
        return base && { kind: 'tiles', address: baseMapPath(base) };
      },
      /** The origin of another map's style, when the settings name one. */
      mapStyleOrigin: URL.parse(settings.MAP_STYLE_URL ?? '')?.origin ?? null,
    },
    publicListings,
    /** Returns how the service was in the last 90 days. */
    serviceStatus: services.serviceLevels.read,
    listings: {
      /**
       * Returns the given listings that are shown, each with its ranges that end after `from` (a
       * date), in order.
       */
      async withNights(ids: readonly number[], from: string) {
        const shownOnes = await publicListings.all(ids);
        const nights = await publicListings.nightsOfAll(
          shownOnes.map(({ id }) => id),
          from,
        );
        return new Map(
          shownOnes.map((listing) => [
            listing.id,
            { listing, ranges: nights.get(listing.id) ?? [] },
          ]),
        );
      },
      /**
       * Returns the listing of a test account by its secret link, as travellers would see it; null
       * when the link is invalid.
       */
      async testPreview(token: string): Promise<PreviewedListing | null> {
        const id = previewLinks.read(token);
        const listing = id === undefined ? undefined : await publicListings.testPreview(id);
        if (!listing) return null;
        const today = dayOf(clock.now());
        return { listing, ranges: await availability.upcoming(listing.id, today), today };
      },
      answerStay,
      isOutOfSeason,
      costsOf,
      /**
       * Returns other offers for the same vehicle or campsite as a shown listing, with their
       * answers to the dates of a query.
       */
      async otherOffers(id: number, params: URLSearchParams) {
        const [card] = await search.cards([id], params);
        return card?.kind === 'listing' ? card.offers : [];
      },
    },
    search: {
      /** The available filters in the order in which they are shown. */
      filters: PAGE_FILTERS,
      search: search.search,
      /** Searches like `search`, with the listings shown above the results as ads. */
      searchWithAds: createSearchWithAds(search, featured),
      /** Returns the news of a search: the latest added listings and lowered prices. */
      news: createNews({ search, shown, clock }),
      /** Returns the parameters that cannot be searched by, with the reasons. */
      notes: (params: URLSearchParams) => readSearch(params, dayOf(clock.now())).notes,
      /**
       * Returns cards of listings and open-data campsites by the ids of results and pins, in their
       * order.
       */
      cards: search.cards,
      suggest: gazetteerMatches.suggest,
      /** Reads a typed text as filters and a place. */
      read: gazetteerMatches.read,
      /** Splits a text that is being typed into its filters and the beginning of a place's name. */
      unfinished: unfinishedIn,
      /** Returns the address of a typed sentence: its filters and its place as parameters. */
      typedInto: search.typedInto,
      tile: search.tile,
    },
    landings,
    places: {
      ...createCampsitePages(reads, {
        locator,
        shown,
        owners: createCampsiteOwners(reads),
        publicListings,
        search,
        clock,
        directory,
      }),
      /** Returns the path of an area's page in the directory; null when it has none. */
      directoryPath: directory.entrance,
      /** Returns a page of the directory; null when it does not exist. */
      directory: directory.page,
      /** Returns the most populous towns inside `bounds`, largest first, as labels of the built-in map. */
      towns: (bounds: Bounds, limit: number) =>
        locator
          .largestWithin(bounds, limit)
          .map(({ id, name, lat, lng, population }) => ({ id, name, lat, lng, population })),
      /** Returns the metres from a point to the sea and to a large lake, as far as they are near. */
      toWater: (point: Point) => ({
        sea: metresToWater(point, 'sea'),
        lake: metresToWater(point, 'lake'),
      }),
      /** The command that imports the campsites of the covered countries. */
      importCommand: importCampsitesCommand(),
      /** Changes when towns are imported; part of the cache key of drawings that show them. */
      townsVersion,
    },
    /** Returns the calendar of a private address, which other sites read. */
    exportedCalendar: services.ownListings.calendarExports.read,
    sitemaps: createSitemaps({ reads, landings, directory, shown }),
    images: {
      path: images.path,
      /** Returns the path of a page's picture for link previews, from cover, title, place and price. */
      card: images.cardPath,
      sizeOf: images.sizeOf,
    },
    people: {
      ...people,
      /** Whether an address belongs to an operator. */
      isOperator: operators.isOperator,
      /** Returns the partners that an address may act for. */
      memberships: async (email: string) =>
        (await members.of(email)).map((membership) => ({
          slug: membership.slug,
          partner: membership.name,
          status: membership.status,
          role: membership.role,
          timeZone: timeZoneOfPartner(membership),
        })),
      /** Returns the person of a session in a partner's dashboard; undefined for a stranger. */
      memberOf: createMemberAccess(context, services),
      /** Reduces a User-Agent to the text that is stored. */
      deviceOf,
    },
    dashboardOf: createDashboards(context, services),
    /** Returns the console of an operator by email address. */
    consoleOf: createConsole(context, services),
    applications,
    // The pages that links in mails to partners open.
    mailTopics,
    contactChanges,
    /** The mails of this installation and the templates; null when they are not shown. */
    outbox,
    demoDoor: createDemoDoor(settings, context.keyRing, [
      DEMO.email,
      ...DEMO.team.map(({ email }) => email),
    ]),
    statistics: { ...createCounting(services, settings.PUBLIC_URL), readReferral },
    reports: {
      ...reports,
      /** Kinds of problems with a listing, in the order of the form. */
      kinds: REPORT_KINDS,
    },
    leads: {
      answerTimes: answerTimes.of,
      ...enquiries,
      ...receipts,
      /**
       * Sends an enquiry.
       * @param from.via how the listing was found
       */
      enquire: (
        listingId: number,
        form: PostedForm,
        { via, ...from }: { address: string; sourcePage: string; via: string | null },
      ) => enquiries.enquire(listingId, form, { ...from, found: readReferral(via) }),
      /** Maximum number of listings in one form. */
      mostAtOnce: MOST_AT_ONCE,
    },
  };
}

/** Returns the operator of the site; null when the settings do not name one. */
function operatorOf(settings: AppContext['settings']): SiteOperator | null {
  const { OPERATOR_NAME: name, OPERATOR_ADDRESS: address } = settings;
  if (name === undefined || address === undefined) return null;
  return {
    name,
    addressLines: address.split(',').map((line) => line.trim()),
    email: settings.OPERATOR_EMAIL ?? settings.MAIL_FROM,
    phone: settings.OPERATOR_PHONE ?? null,
    register: settings.OPERATOR_REGISTER ?? null,
  };
}
