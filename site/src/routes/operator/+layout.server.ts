import { decisionIn } from '#lib/console/decided.ts';
import { dashboardLanguage } from '#lib/server/dashboard-language.ts';
import type { Console } from '#lib/services.ts';
import type { LayoutServerLoad } from './$types.ts';

export const load: LayoutServerLoad = async ({ locals, url }) => {
  const { operator, release, waiting, waitingItems } = locals.console;
  const language = await dashboardLanguage(locals);
  // The page that says what was done leads to what waits next.
  const items = url.searchParams.has('done') ? await waitingItems() : [];
  const next = items.find(({ href }) => href !== url.pathname) ?? null;
  const decided = await decidedBefore(locals.console, url);
  return { email: operator.email, release, waiting: await waiting(), language, next, decided };
};

/** Returns the case whose decision led to this page; null when none did, or it is gone. */
async function decidedBefore({ queue }: Console, url: URL) {
  const decision = decisionIn(url);
  const found = decision && (await queue.decided(decision.kind, decision.id));
  return found && { ...decision, ...found };
}
