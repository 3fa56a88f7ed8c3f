import type { Schedule, ShownFeed } from '../../../feeds/index.ts';
import type { PartnerRow } from '../../../partners/index.ts';
import type { Recorder } from '../../../platform/audit/index.ts';
import { timestamp } from '../../../platform/clock.ts';
import { checkedText } from '../../../platform/validation/index.ts';
import type { FeedServices } from '../../composition/feed-services.ts';

interface Deps {
  /** Loads many modules, so call it only when a feed is needed. */
  loadFeeds(): Promise<FeedServices>;
}

const subjectOf = (id: number): string => `feed ${id}`;

/** Selects the data of a feed for the audit log, without its address and header, which contain secrets. */
const facts = ({ host, has_header, schedule, settings }: ShownFeed) => ({
  host,
  has_header,
  schedule,
  settings,
});

/** Operations of operators on product feeds. */
export type FeedOperations = ReturnType<typeof createFeedOperations>;

/** Creates the operations on feeds. Methods that take a feed's id throw `not_found`. */
export const createFeedOperations = ({ loadFeeds }: Deps, { change }: Recorder) => ({
  /**
   * Adds a feed to a partner, `{url, header?, settings?}`, without reading it. Throws
   * `validation_error`.
   */
  async add(partner: Pick<PartnerRow, 'id' | 'slug'>, input: unknown): Promise<{ id: number }> {
    const { checkNew, insert } = await loadFeeds();
    const columns = await checkNew(input);
    return change(async (tx) => {
      const made = await insert(tx, partner.id, columns);
      const { host, settings, header } = columns;
      const after = { partner: partner.slug, host, has_header: header !== null, settings };
      const about = { subject: subjectOf(made.id), partnerId: partner.id };
      return { result: made, entry: { action: 'feed.add', ...about, after } };
    });
  },

  /** Changes address, header (null removes it) or settings. Throws `validation_error`. */
  async edit(id: number, input: unknown): Promise<void> {
    const services = await loadFeeds();
    const columns = await services.checkChange(input);
    const before = await services.show(id);
    await change(async (tx) => {
      await services.change(tx, id, columns);
      const { address, header, ...plain } = columns;
      const after = {
        ...facts(before),
        ...plain,
        ...(address === undefined ? {} : { address: 'changed' }),
        ...(header === undefined ? {} : { has_header: header !== null }),
      };
      const about = { subject: subjectOf(id), partnerId: before.partner_id };
      const states = { before: facts(before), after };
      return { result: undefined, entry: { action: 'feed.edit', ...about, ...states } };
    });
  },

  /**
   * Sets whether a feed is read every hour, every day or by hand; the first scheduled reading
   * starts now.
   */
  async schedule(id: number, schedule: Schedule): Promise<{ id: number; schedule: Schedule }> {
    const services = await loadFeeds();
    const before = await services.show(id);
    return change(async (tx) => {
      const result = await services.schedule(id, schedule, tx);
      const about = { subject: subjectOf(id), partnerId: before.partner_id };
      const states = { before: { schedule: before.schedule }, after: { schedule } };
      return { result, entry: { action: 'feed.schedule', ...about, ...states } };
    });
  },

  /** Pauses listings that are missing from the feed and were kept until a confirmation. */
  async confirm(id: number): Promise<{ id: number; paused: number }> {
    const services = await loadFeeds();
    const { partner_id: partnerId, held } = await services.show(id);
    return change(async (tx) => {
      const result = await services.confirm(id, tx);
      const states = { before: { held }, after: { held: 0, paused: result.paused } };
      return {
        result,
        entry: { action: 'feed.confirm', subject: subjectOf(id), partnerId, ...states },
      };
    });
  },

  /** Deletes a feed; its listings stay as they are. */
  async remove(id: number): Promise<{ id: number }> {
    const services = await loadFeeds();
    const before = await services.show(id);
    return change(async (tx) => {
      const result = await services.remove(id, tx);
      const about = { subject: subjectOf(id), partnerId: before.partner_id };
      return { result, entry: { action: 'feed.remove', ...about, before: facts(before) } };
    });
  },

  /** Mails the result of the last dry run to the partner. Throws `not_found` without one. */
  async sendReport(id: number): Promise<void> {
    const services = await loadFeeds();
    const { partner_id: partnerId } = await services.show(id);
    await change(async (tx) => {
      await services.reports.mail(tx, id);
      const entry = { action: 'feed.send_report', subject: subjectOf(id), partnerId };
      return { result: undefined, entry };
    });
  },

  /** Accepts a request: changes the feed's address, or adds the partner's first feed. */
  async acceptRequest(requestId: number): Promise<{ feed: number }> {
    const { requests } = await loadFeeds();
    return change(async (tx) => {
      const { feed, partnerId } = await requests.accept(tx, requestId);
      const about = { subject: subjectOf(feed), partnerId };
      const entry = { action: 'feed.accept', ...about, after: { request: requestId } };
      return { result: { feed }, entry };
    });
  },

  /** Declines a request, and notifies the partner of the reason; the feed stays as it is. */
  async declineRequest(requestId: number, typed: string): Promise<void> {
    const reason = checkedText('reason', typed);
    const { requests } = await loadFeeds();
    await change(async (tx) => {
      const { partnerId } = await requests.decline(tx, requestId, reason);
      const subject = `feed request ${requestId}`;
      return { result: undefined, entry: { action: 'feed.decline', subject, partnerId, reason } };
    });
  },

  /**
   * Has a whole feed read and published by a job within seconds. Throws `bad_request` when its partner
   * is not approved.
   */
  async readSoon(id: number): Promise<void> {
    const services = await loadFeeds();
    const { partner_id: partnerId, last_at: lastAt } = await services.show(id);
    await change(async (tx) => {
      await services.readSoon(id, tx);
      const about = { subject: subjectOf(id), partnerId };
      return {
        result: undefined,
        entry: { action: 'feed.run', ...about, before: { last_at: lastAt } },
      };
    });
  },

  /**
   * Reads a whole feed now and publishes changes. The audit entry is written before, and says when
   * the run began.
   */
  async run(id: number): Promise<Awaited<ReturnType<FeedServices['run']>>> {
    const services = await loadFeeds();
    const { partner_id: partnerId, last_at: lastAt } = await services.show(id);
    await change(async () => {
      const about = { subject: subjectOf(id), partnerId };
      const before = { last_at: lastAt && timestamp(new Date(lastAt)) };
      return { result: undefined, entry: { action: 'feed.run', ...about, before } };
    });
    return services.run(id);
  },
});
