import type { Foundation } from '../../foundation.ts';
import type { Services } from '../../services.ts';
import type { Member } from './member.ts';

/** What the dashboard's pages may call for one member, bound to the partner and to who acts. */
export type Dashboard = ReturnType<ReturnType<typeof createDashboards>>;

/** Makes the function that makes the dashboard of a member. */
export const createDashboards =
  (_foundation: Foundation, _services: Services) => (member: Member) => ({ member });
