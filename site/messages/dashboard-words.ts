import type { dashboard } from './en/dashboard/index.ts';

/** The sentences of the dashboard in one language, in the shape of the English ones. */
export type DashboardWords = typeof dashboard;
