import { statSync } from 'node:fs';
import { baseMapPath, currentBaseMap } from '../../basemap/index.ts';
import { createCampsiteOwners } from '../../claims/index.ts';
import { createCampsitePages, createDirectory, createSitemaps } from '../../landings/index.ts';
import { MOST_AT_ONCE } from '../../leads/index.ts';
import { deviceOf } from '../../people/index.ts';
import { type Clock, dayOf } from '../../platform/clock.ts';
import { resultOf } from '../../platform/errors.ts';
import type { AppContext } from '../composition/app-context.ts';
import { REPORT_KINDS } from '../../reports/index.ts';
import { PAGE_FILTERS, readSearch } from '../../search/index.ts';
import type { Services } from '../composition/services.ts';
import { buildFile } from '../server/site-build.ts';
import { createSearchWithAds } from './ads.ts';
import type { SiteServices, SiteOperator } from './contract.ts';
import { answerStay, costsOf, isOutOfSeason, readFound } from '../../listings/index.ts';
import { createCounting } from './counting.ts';
import { createConsole } from './console/index.ts';
import { createNews } from './news.ts';
import { createMemberAccess } from './dashboard/access.ts';
import { createDashboards } from './dashboard/index.ts';
import { createDemoDoor } from '../use-cases/demo-door.ts';
import { createOutbox, showsOutbox } from './outbox.ts';

/** When the pages were built; now when there is no build. */
function builtAt(clock: Clock): Date {
  return statSync(buildFile, { throwIfNoEntry: false })?.mtime ?? clock.now();
}

/** Makes the services that the pages call from those of the process. */
export function createSiteServices(
  context: AppContext,
  services: Services,
  options: { development?: boolean } = {},
): SiteServices {
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
      publicUrl: settings.PUBLIC_URL,
      contactEmail: settings.MAIL_FROM,
      operator: operatorOf(settings),
      builtAt: builtAt(clock),
      isFeaturing: featured.isOn,
      outbox: outbox !== null,
      sharedCacheSeconds: settings.SHARED_CACHE_SECONDS,
      mapStyle() {
        if (settings.MAP_STYLE_URL) return { kind: 'style', address: settings.MAP_STYLE_URL };
        const base = currentBaseMap(settings.DATA_DIR);
        return base && { kind: 'tiles', address: baseMapPath(base) };
      },
      mapStyleOrigin: URL.parse(settings.MAP_STYLE_URL ?? '')?.origin ?? null,
    },
    listings: {
      publicListing: (id) => publicListings.find(id),
      availability: publicListings.nights,
      async withNights(ids, from) {
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
      async testPreview(token) {
        const id = previewLinks.read(token);
        const listing = id === undefined ? undefined : await publicListings.testPreview(id);
        if (!listing) return null;
        const today = dayOf(clock.now());
        return { listing, ranges: await availability.upcoming(listing.id, today), today };
      },
      answerStay,
      isOutOfSeason,
      costsOf,
      async otherOffers(id, params) {
        const [card] = await search.cards([id], params);
        return card?.kind === 'listing' ? card.offers : [];
      },
    },
    search: {
      filters: PAGE_FILTERS,
      search: (params, options) => search.search(params, options),
      searchWithAds: createSearchWithAds(search, featured),
      news: createNews({ search, shown, clock }),
      notes: (params) => readSearch(params, dayOf(clock.now())).notes,
      cards: (ids) => search.cards(ids),
      suggest: gazetteerMatches.suggest,
      tile: (params, tile, options) => search.tile(params, tile, options),
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
      directoryPath: directory.entrance,
      directory: directory.page,
      towns: (bounds, limit) =>
        locator
          .largestWithin(bounds, limit)
          .map(({ id, name, lat, lng, population }) => ({ id, name, lat, lng, population })),
      townsVersion,
    },
    sitemaps: createSitemaps({ reads, landings, directory, shown }),
    images: { path: images.path, card: images.cardPath, sizeOf: images.sizeOf },
    people: {
      ...people,
      isOperator: operators.isOperator,
      memberships: async (email) =>
        (await members.of(email)).map(({ name, slug, status, role }) => ({
          slug,
          partner: name,
          status,
          role,
        })),
      memberOf: createMemberAccess(context, services),
      deviceOf,
    },
    dashboardOf: createDashboards(context, services),
    consoleOf: createConsole(context, services),
    applications,
    mailLinks: {
      offeredSwitch: mailTopics.offered,
      switchOff: mailTopics.switchOff,
      contactChange: contactChanges.asked,
      confirmContactChange: contactChanges.confirm,
      refuseContactChange: contactChanges.refuse,
    },
    outbox,
    demoDoor: createDemoDoor(settings, context.keyRing, [services.demo.email]),
    statistics: { ...createCounting(services, settings.PUBLIC_URL), readFound },
    reports: { kinds: REPORT_KINDS, token: reports.reportToken, report: reports.report },
    leads: {
      answerTimes: answerTimes.of,
      enquiryToken: enquiries.enquiryToken,
      enquire: (id, form, { via, ...from }) =>
        enquiries.enquire(id, form, { ...from, found: readFound(via) }),
      mostAtOnce: MOST_AT_ONCE,
      tokenOfSeveral: enquiries.tokenOfSeveral,
      enquireAtSeveral: enquiries.enquireAtSeveral,
      typedToSeveral: enquiries.typedToSeveral,
      receipts: receipts.receipts,
      eraseAll: receipts.eraseAll,
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
