import {
  answerBy,
  type ApplicationSummary,
  mailDomainOf,
  workingDaysUntil,
} from '../../../partners/index.ts';
import { secondsAfter } from '../../../platform/clock.ts';
import { type ConsoleDeps, createPages } from './operator.ts';

const DAY_SECONDS = 86_400;

/** The remaining time for an answer. */
export interface AnswerClock {
  /** The latest day (midnight, UTC). */
  by: Date;
  /** Number of working days after today. */
  daysLeft: number;
  state: 'open' | 'last day' | 'overdue';
}

/** Creates the console's area of applications. */
export function createConsoleApplications({ context, services, operations }: ConsoleDeps) {
  const { clock, audit } = context;
  const { applicationReview: review, mailQueue, partners, listings, savedReplies } = services;
  const decidedPages = createPages(context, 'applications', ({ id }: ApplicationSummary) => id);

  const clockOf = ({ waiting_since: since }: ApplicationSummary): AnswerClock => {
    const by = answerBy(new Date(since));
    const now = clock.now();
    const daysLeft = workingDaysUntil(now, by);
    const isOverdue = now >= secondsAfter(by, DAY_SECONDS);
    return { by, daysLeft, state: isOverdue ? 'overdue' : daysLeft === 0 ? 'last day' : 'open' };
  };

  /** Counts the listings that an applicant has prepared; null without an account. */
  const preparedBy = async ({ partner }: ApplicationSummary): Promise<number | null> => {
    if (partner === null) return null;
    const { active, paused } = await listings.count((await partners.bySlug(partner)).id);
    return active + paused;
  };

  return {
    /**
     * Returns applications that wait for an operator with their remaining time, the longest waiting
     * first.
     */
    waiting: async () =>
      (await review.waiting()).map((application) => ({
        ...application,
        clock: clockOf(application),
      })),
    /** Returns applications whose applicants were asked something, the longest waiting first. */
    asked: review.asked,
    /** Returns hints of a fraud by application id, of all pending applications. */
    hints: review.hintsOfPending,
    /** Returns answers that are kept for use again. */
    replies: savedReplies.list,
    /** Counts prepared listings by application id, for applicants that have an account. */
    async prepared(applications: readonly ApplicationSummary[]) {
      const counts = await Promise.all(applications.map(preparedBy));
      return new Map(applications.map(({ id }, at) => [id, counts[at] ?? null]));
    },
    /** Returns decided applications, newest first. */
    decided: (after?: string) =>
      decidedPages(
        after,
        (key, limit) => review.decided(key ?? Number.MAX_SAFE_INTEGER, limit),
        (application) => application,
      ),
    /** Returns an application with data that supports the decision. Throws `not_found`. */
    async show(id: number) {
      const application = await review.show(id);
      const [earlier, hints, replies, prepared, history, mails] = await Promise.all([
        review.earlier(id),
        review.hints(id),
        savedReplies.list(),
        preparedBy(application),
        audit.list({ subject: `application ${id}` }, 50),
        mailQueue.list({ reference: `application-${id}`, limit: 50 }),
      ]);
      return {
        application,
        clock:
          application.status === 'pending' && application.asked_at === null
            ? clockOf(application)
            : null,
        /** Whether a decline can be taken back. */
        canReopen: application.status === 'declined' && application.email !== null,
        hints,
        replies,
        mailDomain: application.email && mailDomainOf(application.email, application.website),
        earlier,
        prepared,
        history,
        mails,
      };
    },
    /** Makes the applicant a partner, which creates its key itself. */
    approve: (id: number) => operations.applications.approve(id, { issueKey: false }),
  };
}
