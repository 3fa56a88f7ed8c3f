import type { DashboardWords } from '#messages/dashboard-words.ts';

/** Returns the dashboard's sentences in the language of the person who asks; set by `admit`. */
export const dashboardWordsOf = ({ dashboardWords }: App.Locals): DashboardWords => dashboardWords;
