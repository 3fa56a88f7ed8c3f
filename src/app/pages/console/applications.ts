import {
  answerBy,
  type ApplicationSummary,
  mailDomainOf,
  workingDaysUntil,
} from '../../../partners/index.ts';
import { secondsAfter } from '../../../platform/clock.ts';
import { type ConsoleNeeds, createPages } from './operator.ts';

const DAY_SECONDS = 86_400;

/** How much of the time for an answer is left. */
export interface AnswerClock {
  /** The latest day (midnight, UTC). */
  by: Date;
  /** Working days after today. */
  daysLeft: number;
  state: 'open' | 'last day' | 'overdue';
}

/** The part of the console about applications. */
export function createConsoleApplications({ context, services, operations }: ConsoleNeeds) {
  const { clock, audit } = context;
  const { applicationReview: review, mailbox } = services;
  const decidedPages = createPages(context, 'applications', ({ id }: ApplicationSummary) => id);

  const clockOf = (createdAt: string): AnswerClock => {
    const by = answerBy(new Date(createdAt));
    const now = clock.now();
    const daysLeft = workingDaysUntil(now, by);
    const isOverdue = now >= secondsAfter(by, DAY_SECONDS);
    return { by, daysLeft, state: isOverdue ? 'overdue' : daysLeft === 0 ? 'last day' : 'open' };
  };

  return {
    /** Those that wait, the longest first, each with its clock. */
    waiting: async () =>
      (await review.waiting()).map((application) => ({
        ...application,
        clock: clockOf(application.created_at),
      })),
    /** Decided ones, the newest first. */
    decided: (after?: string) =>
      decidedPages(
        after,
        (key, limit) => review.decided(key ?? Number.MAX_SAFE_INTEGER, limit),
        (application) => application,
      ),
    /** An application with what helps to decide about it. Throws `not_found`. */
    async show(id: number) {
      const application = await review.show(id);
      const [earlier, history, mails] = await Promise.all([
        review.earlier(id),
        audit.list({ subject: `application ${id}` }, 50),
        mailbox.list({ reference: `application-${id}`, limit: 50 }),
      ]);
      return {
        application,
        clock: application.status === 'pending' ? clockOf(application.created_at) : null,
        mailDomain: application.email && mailDomainOf(application.email, application.website),
        earlier,
        history,
        mails,
      };
    },
    /** Makes a partner of the applicant, which creates its key itself. */
    approve: (id: number) => operations.applications.approve(id, { issueKey: false }),
  };
}
