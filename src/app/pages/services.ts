import { baseMapPath, currentBaseMap } from '../../basemap/index.ts';
import { createCampsiteOwners } from '../../claims/index.ts';
import { createCampsitePages, createDirectory, createSitemaps } from '../../landings/index.ts';
import { MOST_AT_ONCE } from '../../leads/index.ts';
import { deviceOf } from '../../people/index.ts';
import { dayOf } from '../../platform/clock.ts';
import { resultOf } from '../../platform/errors.ts';
import type { AppContext } from '../composition/app-context.ts';
import { REPORT_KINDS } from '../../reports/index.ts';
import { PAGE_FILTERS, readSearch } from '../../search/index.ts';
import type { PostedForm } from '../../platform/forms/index.ts';
import type { Bounds } from '../../places/index.ts';
import type { Services } from '../composition/services.ts';
import { createSearchWithAds } from './ads.ts';
import {
  answerStay,
  type AvailabilityRange,
  costsOf,
  isOutOfSeason,
  type PublicListing,
  readFound,
} from '../../listings/index.ts';
import { createCounting } from './counting.ts';
import { createConsole } from './console/index.ts';
import { createNews } from './news.ts';
import { createMemberAccess } from './dashboard/access.ts';
import { createDashboards } from './dashboard/index.ts';
import { createDemoDoor } from '../use-cases/demo-door.ts';
import { createOutbox, showsOutbox } from './outbox.ts';

/** A MapLibre style, or tiles of an imported base map (PMTiles, Protomaps' schema), by their address. */
export interface MapStyle {
  kind: 'style' | 'tiles';
  address: string;
}

/** A listing that need not be shown, with its nights from today on. */
export interface PreviewedListing {
  listing: PublicListing;
  ranges: AvailabilityRange[];
  /** A date. */
  today: string;
}

/** Who runs the site, as laws ask it to say. */
export interface SiteOperator {
  name: string;
  addressLines: string[];
  email: string;
  phone: string | null;
  /** Such as a company number. */
  register: string | null;
}

/**
 * The services that the pages call: `event.locals.services`. Invalid input of a visitor never rejects,
 * but is in the answer. Rejections are unexpected errors and show the error page.
 */
export type SiteServices = ReturnType<typeof createSiteServices>;

/**
 * Makes the services that the pages call from those of the process.
 * @param options.builtAt when the pages were built; now when there is no build.
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
  const { applications, contactChanges, featured, locator, mailbox, mailTopics, reports } =
    services;
  const { members, operators, people, search, shownListings: shown, townsVersion } = services;
  const { answerTimes, previewLinks, surroundings } = services;
  const directory = createDirectory(reads, locator, surroundings);
  const outbox = showsOutbox(settings, options) ? createOutbox(mailbox, settings.PUBLIC_URL) : null;
  return {
    clock,
    resultOf,
    site: {
      /** Public address without a slash at the end. */
      publicUrl: settings.PUBLIC_URL,
      /** The operators' email address, shown on the pages about privacy and terms. */
      contactEmail: settings.MAIL_FROM,
      /** Who runs the site; null where no settings say so. */
      operator: operatorOf(settings),
      /** The latest time at which the static pages changed: that of the build. */
      builtAt: options.builtAt ?? clock.now(),
      /** Whether the block of ads above results is switched on. */
      isFeaturing: featured.isOn,
      /** Whether /outbox shows the mails: in a demo, to whoever has its token. */
      outbox: outbox !== null,
      /** The longest that a shared cache in front may show a page after it has changed; 0 for not at all. */
      sharedCacheSeconds: settings.SHARED_CACHE_SECONDS,
      /** What maps are drawn of in place of the built-in map. */
      mapStyle(): MapStyle | null {
        if (settings.MAP_STYLE_URL) return { kind: 'style', address: settings.MAP_STYLE_URL };
        const base = currentBaseMap(settings.DATA_DIR);
        return base && { kind: 'tiles', address: baseMapPath(base) };
      },
      /** The origin of another map's style, where the settings name one. */
      mapStyleOrigin: URL.parse(settings.MAP_STYLE_URL ?? '')?.origin ?? null,
    },
    publicListings,
    listings: {
      /** Those of several listings that are shown, each with its ranges that end after `from` (a date), in order. */
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
       * The listing of a test account that a secret link names, as travellers would see it; null when there
       * is no such link.
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
       * What others offer that is the same vehicle or campsite as a shown listing, with what they say to the dates of
       * parameters.
       */
      async otherOffers(id: number, params: URLSearchParams) {
        const [card] = await search.cards([id], params);
        return card?.kind === 'listing' ? card.offers : [];
      },
    },
    search: {
      /** What can be filtered by, in the order in which it is shown. */
      filters: PAGE_FILTERS,
      search: search.search,
      /** The same, with the listings that are shown above the results as ads. */
      searchWithAds: createSearchWithAds(search, featured),
      /** What is new in a search: listings that were added last, and prices that were lowered. */
      news: createNews({ search, shown, clock }),
      /** Which of the parameters cannot be searched by, and why. */
      notes: (params: URLSearchParams) => readSearch(params, dayOf(clock.now())).notes,
      /** Cards of listings and open-data campsites by the ids of results and pins, in their order. */
      cards: search.cards,
      suggest: gazetteerMatches.suggest,
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
      /** The path of an area's page of the directory; null where there are none. */
      directoryPath: directory.entrance,
      /** A page of the directory of all of them; null where there is no such page. */
      directory: directory.page,
      /** The most populous towns inside `bounds`, largest first: labels of the built-in map. */
      towns: (bounds: Bounds, limit: number) =>
        locator
          .largestWithin(bounds, limit)
          .map(({ id, name, lat, lng, population }) => ({ id, name, lat, lng, population })),
      /** Changes when towns are imported: part of the key of what is drawn of them and cached. */
      townsVersion,
    },
    sitemaps: createSitemaps({ reads, landings, directory, shown }),
    images: {
      path: images.path,
      /** Path of the picture that link previews show of a page: cover, title, place and price. */
      card: images.cardPath,
      sizeOf: images.sizeOf,
    },
    people: {
      ...people,
      /** Whether an address is an operator's. */
      isOperator: operators.isOperator,
      /** The partners that an address may act for. */
      memberships: async (email: string) =>
        (await members.of(email)).map(({ name, slug, status, role }) => ({
          slug,
          partner: name,
          status,
          role,
        })),
      /** The person of a session in the dashboard of a partner; undefined for a stranger. */
      memberOf: createMemberAccess(context, services),
      /** What a User-Agent is kept as. */
      deviceOf,
    },
    dashboardOf: createDashboards(context, services),
    /** The console of the operator of an address. */
    consoleOf: createConsole(context, services),
    applications,
    // What links in mails to partners lead to.
    mailTopics,
    contactChanges,
    /** The mails of this installation and the templates; null where they are not shown. */
    outbox,
    demoDoor: createDemoDoor(settings, context.keyRing, [services.demo.email]),
    statistics: { ...createCounting(services, settings.PUBLIC_URL), readFound },
    reports: {
      ...reports,
      /** What may be wrong with a listing, in the order of the form. */
      kinds: REPORT_KINDS,
    },
    leads: {
      answerTimes: answerTimes.of,
      ...enquiries,
      ...receipts,
      /** Sends an enquiry. @param from.via says how the listing was found. */
      enquire: (
        listingId: number,
        form: PostedForm,
        { via, ...from }: { address: string; sourcePage: string; via: string | null },
      ) => enquiries.enquire(listingId, form, { ...from, found: readFound(via) }),
      /** How many listings one form asks at most. */
      mostAtOnce: MOST_AT_ONCE,
    },
  };
}

/** Who runs the site; null where the settings do not name it. */
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
