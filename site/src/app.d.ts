import type { SiteRequest, SiteServices } from '#lib/services.ts';
import type { Locale } from '#lib/locale/locales.ts';

declare global {
  namespace App {
    interface Locals {
      services: SiteServices;
      locale: Locale;
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
