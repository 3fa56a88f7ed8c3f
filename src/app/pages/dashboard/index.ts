import type { Foundation } from '../../composition/app-context.ts';
import type { Services } from '../../composition/services.ts';
import { createAccount } from './account.ts';
import { createClaimsArea } from './claims.ts';
import { createFeedsArea } from './feeds.ts';
import { createKeyArea } from './key.ts';
import { createLeadsArea } from './leads.ts';
import { createListingsArea } from './listings.ts';
import { type Member, type MemberAction, mayChange } from './member.ts';
import { createOverview } from './overview.ts';
import { outcomeOf } from './refusal.ts';
import { createPremium } from './premium.ts';
import { createStatisticsArea } from './statistics.ts';
import { createTeam } from './team.ts';
import { createWebhooksArea } from './webhooks.ts';

/** What the dashboard's pages may call for one member, bound to the partner and to who acts. */
export type Dashboard = ReturnType<ReturnType<typeof createDashboards>>;

/** Makes the function that makes the dashboard of a member. */
export const createDashboards =
  (foundation: Foundation, services: Services) => (member: Member) => ({
    member,
    /** Whether the member may make a change, so that pages offer it. */
    may: (action: MemberAction) => mayChange(member, action),
    /** Makes an outcome of a change of the account or the team, so that its page can show a refusal. */
    outcomeOf,
    overview: createOverview(foundation, services, member),
    premium: createPremium(foundation, services, member),
    key: createKeyArea(foundation, services, member),
    account: createAccount(foundation, services, member),
    team: createTeam(foundation, services, member),
    leads: createLeadsArea(foundation, services, member),
    statistics: createStatisticsArea(foundation, services, member),
    webhooks: createWebhooksArea(foundation, services, member),
    feeds: createFeedsArea(foundation, services, member),
    claims: createClaimsArea(foundation, services, member),
    listings: createListingsArea(foundation, services, member),
  });
