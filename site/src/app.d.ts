import type { Console, Dashboard, SessionRow, SiteRequest, SiteServices } from '#lib/services.ts';
import type { Locale } from '#lib/locale/locales.ts';
import type { DashboardWords } from '#messages/dashboard/load.ts';

declare global {
  namespace App {
    interface Locals {
      services: SiteServices;
      /** By the address; of people who have signed in, their own. */
      locale: Locale;
      /** The sentences of pages of people who have signed in, which have them in their language. */
      dashboardWords: DashboardWords;
      /** The time zone (IANA name) in which such pages show times. */
      timeZone: string;
      /** Set on pages of people who have signed in, and where they sign in. */
      session?: SessionRow;
      /** What the member may do with the partner of /dashboard/{partner}; reading it answers strangers 404. */
      dashboard: Dashboard;
      /** What the operator may do, below /operator; reading it answers everybody else 404. */
      console: Console;
      /** What the answer says beside its page when that has failed, such as when to ask again. */
      failureHeaders?: Record<string, string>;
    }
    interface Platform {
      req: { site: SiteRequest };
    }
    interface Error {
      /** Handed to people so that an operator finds the fault in the log. */
      requestId?: string;
    }
  }
}
