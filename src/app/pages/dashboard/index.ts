import type { AppContext } from '../../composition/app-context.ts';
import type { Services } from '../../composition/services.ts';
import { createAccount } from './account.ts';
import { createClaimsArea } from './claims.ts';
import { createFeedsArea } from './feeds.ts';
import { createKeyArea } from './key.ts';
import { createLeadsArea } from './leads.ts';
import { createListingsArea } from './listings.ts';
import { type Member, type MemberAction, mayChange } from './member.ts';
import { createOverview } from './overview.ts';
import { createPhotosArea } from './photos.ts';
import { createPremium } from './premium.ts';
import { createShell } from './shell.ts';
import { createStatisticsArea } from './statistics.ts';
import { createTeam } from './team.ts';
import { createWebhooksArea } from './webhooks.ts';

/** The functions of the dashboard's pages, bound to one member and its partner. */
export type Dashboard = ReturnType<ReturnType<typeof createDashboards>>;

/** Returns a function that creates the dashboard of a member. */
export const createDashboards = (context: AppContext, services: Services) => (member: Member) => ({
  member,
  /** Whether the member may make a change, so that pages can offer it. */
  may: (action: MemberAction) => mayChange(member, action),
  shell: createShell(context, services, member),
  overview: createOverview(context, services, member),
  premium: createPremium(context, services, member),
  key: createKeyArea(context, services, member),
  account: createAccount(context, services, member),
  team: createTeam(context, services, member),
  leads: createLeadsArea(context, services, member),
  statistics: createStatisticsArea(context, services, member),
  webhooks: createWebhooksArea(context, services, member),
  feeds: createFeedsArea(context, services, member),
  claims: createClaimsArea(context, services, member),
  listings: createListingsArea(context, services, member),
  photos: createPhotosArea(context, services, member),
});
