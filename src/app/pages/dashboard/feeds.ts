import { problemsFile } from '../../../feeds/index.ts';
import { createRecorder } from '../../../platform/audit/index.ts';
import { pageOf } from '../../../platform/paging.ts';
import type { AppContext } from '../../composition/app-context.ts';
import type { Services } from '../../composition/services.ts';
import { allow, type Member } from './member.ts';

/** Number of runs on one page. */
const PAGE_RUNS = 25;

/** Creates the dashboard's area of feeds. Another partner's feed is `not_found`. */
export function createFeedsArea(context: AppContext, { feeds }: Services, member: Member) {
  const { partnerId } = member;
  const { ofPartners, reports, requests } = feeds;
  const { change } = createRecorder(context, member.actor, member.partnerId);
  return {
    list: () => ofPartners.list(partnerId),
    /** Returns runs, newest first; `next` is the id before which the following page begins. */
    async runs(feedId: number, beforeId?: number) {
      const runs = await ofPartners.runs(partnerId, feedId, { beforeId, limit: PAGE_RUNS + 1 });
      return pageOf(runs, PAGE_RUNS, ({ id }) => String(id));
    },
    /** Returns one run with its failing rows. Throws `not_found`. */
    run: (feedId: number, runId: number) => ofPartners.run(partnerId, feedId, runId),
    /** Returns the failing rows of a run as a CSV file. Throws `not_found`. */
    async problemsFile(feedId: number, runId: number): Promise<string> {
      return problemsFile((await ofPartners.run(partnerId, feedId, runId)).problems);
    },
    /** Returns the result of the last test read; null when there was none. */
    report: (feedId: number) => reports.of(partnerId, feedId),
    /**
     * Returns the rows of the last test read that need correction, as a CSV file; null when there
     * was none.
     */
    async reportFile(feedId: number): Promise<string | null> {
      const report = await reports.of(partnerId, feedId);
      return report && problemsFile(report.report.problems);
    },
    /** Queues reading and publishing of a feed. Throws `not_found`. */
    async runNow(feedId: number) {
      allow(member, 'feeds.write');
      return change(async (tx) => ({
        result: await ofPartners.runNow(tx, partnerId, feedId),
        entry: { action: 'feed.run', subject: `feed ${feedId}` },
      }));
    },
    /** Queues a test read of a feed, which publishes nothing. Throws `not_found`. */
    async test(feedId: number) {
      allow(member, 'feeds.write');
      return change(async (tx) => ({
        result: await ofPartners.test(tx, partnerId, feedId),
        entry: { action: 'feed.test', subject: `feed ${feedId}` },
      }));
    },
    /** Returns the undecided requests to the operators. */
    requests: () => requests.open(partnerId),
    /**
     * Requests from the operators another address for a feed, or a first feed (null). Throws
     * `not_found`.
     * @param input `{url, header?}`, unchecked
     */
    async ask(feedId: number | null, input: unknown) {
      allow(member, 'feeds.write');
      const source = await requests.check(input);
      const partner = { id: partnerId, name: member.partner, slug: member.slug };
      return change(async (tx) => {
        const request = await requests.submit(tx, partner, feedId, source);
        const subject = feedId === null ? 'feed' : `feed ${feedId}`;
        const entry = { action: 'feed.ask', subject, after: { host: source.host } };
        return { result: request, entry };
      });
    },
  };
}
