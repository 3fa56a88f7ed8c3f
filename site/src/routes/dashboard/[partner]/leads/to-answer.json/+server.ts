import { json } from '@sveltejs/kit';
import { createFormat } from '#lib/dashboard/format.ts';
import type { RequestHandler } from './$types.ts';

/** The number beside “Leads” as it is now, which open pages ask for. */
export const GET: RequestHandler = async ({ locals }) => {
  const count = await locals.dashboard.shell.toAnswer();
  const { counted } = createFormat(locals.locale, locals.timeZone, locals.dashboardWords);
  return json({ count, text: counted(count) });
};
