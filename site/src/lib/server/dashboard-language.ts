import { type DashboardLanguage, dashboardLanguageOf } from '#lib/dashboard/context.ts';
import { ServerOnly } from '#lib/server-only.ts';
import { loadDashboardWords } from '#messages/load-dashboard.ts';

/** Returns the language of a page that uses the dashboard's words, for `setDashboard` in its layout. */
export async function dashboardLanguage({
  locale,
  timeZone,
  services,
}: App.Locals): Promise<ServerOnly<DashboardLanguage>> {
  const words = await loadDashboardWords(locale);
  return new ServerOnly(dashboardLanguageOf(locale, words, timeZone, services.sentenceIn));
}
