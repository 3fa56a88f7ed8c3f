import { countJobs } from '../../../platform/jobs/index.ts';
import type { ConsoleDeps } from './operator.ts';
import type { createConsoleApplications } from './applications.ts';

/** Counts what waits for operators. */
export const createConsoleOverview =
  (
    { context, services }: ConsoleDeps,
    applications: Pick<ReturnType<typeof createConsoleApplications>, 'waiting'>,
  ) =>
  async () => {
    const { reportReview, anyLeads, partners, feeds } = services;
    const [waiting, reports, leads, jobs, standing, troubled] = await Promise.all([
      applications.waiting(),
      reportReview.count(),
      anyLeads.count(),
      countJobs(context.db),
      partners.count(),
      feeds.troubled(),
    ]);
    return {
      applications: {
        waiting: waiting.length,
        overdue: waiting.filter(({ clock }) => clock.state === 'overdue').length,
        next: waiting[0] ?? null,
      },
      reports,
      leads,
      jobs,
      partners: standing,
      feeds: troubled,
    };
  };
