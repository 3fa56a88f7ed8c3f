import { statSync } from 'node:fs';
import { createCampsitePages, createDirectory, createSitemaps } from '../../landings/index.ts';
import { deviceOf } from '../../people/index.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Foundation } from '../foundation.ts';
import { REPORT_KINDS } from '../../reports/index.ts';
import { PAGE_FILTERS } from '../../search/index.ts';
import type { Services } from '../services.ts';
import { buildFile } from './build.ts';
import { createSearchWithAds } from './ads.ts';
import type { SiteServices } from './contract.ts';
import { readFound } from '../../listings/index.ts';
import { createCounting } from './counting.ts';
import { createConsole } from './console/index.ts';
import { createMemberAccess } from './dashboard/access.ts';
import { createDashboards } from './dashboard/index.ts';
import { createOutbox, showsOutbox } from './outbox.ts';

/** When the pages were built; now when there is no build. */
function builtAt(clock: Clock): Date {
  return statSync(buildFile, { throwIfNoEntry: false })?.mtime ?? clock.now();
}

/** Makes the services that the pages call from those of the process. */
export function createSiteServices(
  foundation: Foundation,
  services: Services,
  options: { development?: boolean } = {},
): SiteServices {
  const { settings, clock, readDb } = foundation;
  const { availability, enquiries, images, landings, gazetteerMatches, publicListings, receipts } =
    services;
  const { applications, contactChanges, featured, locator, mailbox, mailTopics, reports } =
    services;
  const { members, operators, people, search, shownListings: shown, townsVersion } = services;
  const directory = createDirectory(readDb, locator);
  const outbox = showsOutbox(settings, options) ? createOutbox(mailbox, settings.PUBLIC_URL) : null;
  return {
    clock,
    site: {
      publicUrl: settings.PUBLIC_URL,
      contactEmail: settings.MAIL_FROM,
      builtAt: builtAt(clock),
      outbox: outbox !== null,
      mapStyleUrl: settings.MAP_STYLE_URL ?? null,
    },
    listings: {
      publicListing: (id) => publicListings.find(id),
      availability: (id, from) => availability.upcoming(id, from),
      cards: (ids) => search.cards(ids),
    },
    search: {
      filters: PAGE_FILTERS,
      search: (params, options) => search.search(params, options),
      searchWithAds: createSearchWithAds(search, featured),
      suggest: gazetteerMatches.suggest,
      tile: (params, tile) => search.tile(params, tile),
    },
    landings,
    places: {
      ...createCampsitePages(readDb, {
        locator,
        shown,
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
          .map(({ name, lat, lng, population }) => ({ name, lat, lng, population })),
      townsVersion,
    },
    sitemaps: createSitemaps({ db: readDb, landings, directory, shown }),
    images: { path: images.path, card: images.cardPath, sizeOf: images.sizeOf },
    people: {
      ...people,
      isOperator: operators.isOperator,
      async hasSecondFactor(personId) {
        const app = await people.secondFactors.appOf(personId);
        return app.isSetUp || (await people.passkeys.list(personId)).length > 0;
      },
      memberships: async (email) =>
        (await members.of(email)).map(({ name, slug, status, role }) => ({
          slug,
          partner: name,
          status,
          role,
        })),
      memberOf: createMemberAccess(foundation, services),
      deviceOf,
    },
    dashboardOf: createDashboards(foundation, services),
    consoleOf: createConsole(foundation, services),
    applications,
    mailLinks: {
      offeredSwitch: mailTopics.offered,
      switchOff: mailTopics.switchOff,
      contactChange: contactChanges.asked,
      confirmContactChange: contactChanges.confirm,
      refuseContactChange: contactChanges.refuse,
    },
    outbox,
    statistics: { ...createCounting(services, settings.PUBLIC_URL), readFound },
    reports: { kinds: REPORT_KINDS, token: reports.reportToken, report: reports.report },
    leads: {
      enquiryToken: enquiries.enquiryToken,
      enquire: (id, form, { via, ...from }) =>
        enquiries.enquire(id, form, { ...from, found: readFound(via) }),
      receipt: receipts.receipt,
      erase: receipts.erase,
    },
  };
}
