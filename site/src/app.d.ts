import type {
  Console,
  CountedListings,
  Dashboard,
  LittleFound,
  SessionRow,
  SiteRequest,
  SiteServices,
} from '#lib/services.ts';
import type { Locale } from '#lib/locale/locales.ts';
import type { DashboardWords } from '#messages/dashboard-words.ts';

declare global {
  namespace App {
    interface Locals {
      services: SiteServices;
      /** The language of the URL; on pages of signed-in people, their own language. */
      locale: Locale;
      /** Messages of pages of signed-in people, in their language. */
      dashboardWords: DashboardWords;
      /** The time zone (IANA name) in which these pages show times. */
      timeZone: string;
      /** Set on pages of signed-in people, and on the pages where they sign in. */
      session?: SessionRow;
      /**
       * Services for the partner of /dashboard/{partner}, within the member's role. Reading it
       * throws a 404 for everybody else.
       */
      dashboard: Dashboard;
      /** Services for operators, below /operator. Reading it throws a 404 for everybody else. */
      console: Console;
      /** What was counted for the page, to be counted again when the kept page is shown. */
      counted: CountedListings[];
      /** The search of the page, to be counted in the same way; null when it found enough. */
      searched: LittleFound | null;
      /** Additional headers of the error response, such as `retry-after`. */
      failureHeaders?: Record<string, string>;
    }
    interface Platform {
      req: { site: SiteRequest };
    }
    interface Error {
      /** Shown to readers, so that an operator can find the error in the log. */
      requestId?: string;
    }
  }
}
