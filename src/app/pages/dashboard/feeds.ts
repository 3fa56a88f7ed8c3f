import { problemsFile } from '../../../feeds/index.ts';
import { createRecorder } from '../../../platform/audit/index.ts';
import { pageOf } from '../../../platform/paging.ts';
import type { AppContext } from '../../composition/app-context.ts';
import type { Services } from '../../composition/services.ts';
import { allow, type Member } from './member.ts';

/** Runs that one page shows. */
const PAGE_RUNS = 25;

/** What pages may call about a partner's feeds. A feed of another partner is `not_found`. */
export function createFeedsArea(context: AppContext, { feeds }: Services, member: Member) {
  const { partnerId } = member;
  const { ofPartners, reports, requests } = feeds;
  const { change } = createRecorder(context, member.actor, member.partnerId);
  return {
    list: () => ofPartners.list(partnerId),
    /** From the newest on; `next` is the id before which the page after it begins. */
    async runs(feedId: number, beforeId?: number) {
      const runs = await ofPartners.runs(partnerId, feedId, { beforeId, limit: PAGE_RUNS + 1 });
      return pageOf(runs, PAGE_RUNS, ({ id }) => String(id));
    },
    /** One run with its failing rows. Throws `not_found`. */
    run: (feedId: number, runId: number) => ofPartners.run(partnerId, feedId, runId),
    /** The failing rows of a run as a CSV file. Throws `not_found`. */
    async problemsFile(feedId: number, runId: number): Promise<string> {
      return problemsFile((await ofPartners.run(partnerId, feedId, runId)).problems);
    },
    /** What the last test read understood; null when there was none. */
    report: (feedId: number) => reports.of(partnerId, feedId),
    /** The rows that need fixing of the last test read as a CSV file; null when there was none. */
    async reportFile(feedId: number): Promise<string | null> {
      const report = await reports.of(partnerId, feedId);
      return report && problemsFile(report.report.problems);
    },
    /** Has a feed read and published soon. Throws `not_found`. */
    async runNow(feedId: number) {
      allow(member, 'feeds.write');
      return change(async (tx) => ({
        result: await ofPartners.runNow(tx, partnerId, feedId),
        entry: { action: 'feed.run', subject: `feed ${feedId}` },
      }));
    },
    /** Has a feed read soon for a report, which publishes nothing. Throws `not_found`. */
    async test(feedId: number) {
      allow(member, 'feeds.write');
      return change(async (tx) => ({
        result: await ofPartners.test(tx, partnerId, feedId),
        entry: { action: 'feed.test', subject: `feed ${feedId}` },
      }));
    },
    /** What was asked of the operators and is not decided. */
    requests: () => requests.open(partnerId),
    /**
     * Asks the operators to use another address for a feed, or to add a first feed (null). Throws
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
