import { dashboardLanguage } from '#lib/server/dashboard-language.ts';
import type { LayoutServerLoad } from './$types.ts';

export const load: LayoutServerLoad = async ({ locals }) => ({
  language: await dashboardLanguage(locals),
});
