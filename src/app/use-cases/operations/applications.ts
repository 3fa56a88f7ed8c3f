import type {
  ApplicationReview,
  ApplicationSummary,
  createWebsiteCheck,
  PartnerRow,
  Partners,
  SavedReplies,
  SavedReply,
  WebsiteCheck,
} from '../../../partners/index.ts';
import type { Recorder } from '../../../platform/audit/index.ts';
import { ExpectedError } from '../../../platform/errors.ts';
import type { FeedOperations } from './feeds.ts';

interface Deps {
  applicationReview: ApplicationReview;
  partners: Pick<Partners, 'issueKey'>;
  checkWebsite: ReturnType<typeof createWebsiteCheck>;
  feeds: Pick<FeedOperations, 'add'>;
  savedReplies: SavedReplies;
}

/** A new partner, with its key if one was requested and its feed if the application named one. */
export interface ApprovedApplication {
  partner: PartnerRow;
  /** Shown only once. */
  api_key?: string;
  api_key_prefix?: string;
  /** The id of the added feed. */
  feed?: number;
  /** Why the named feed could not be added. */
  feed_problem?: string;
}

type ReplyInput = Parameters<SavedReplies['add']>[1];

const subjectOf = (id: number): string => `application ${id}`;

/**
 * Operations of operators on applications. The audit log contains no text of applicants or
 * operators, because that is redacted after 90 days and the log is not.
 */
export const createApplicationOperations = (
  { applicationReview: review, partners, checkWebsite, feeds, savedReplies: replies }: Deps,
  { change }: Recorder,
) => ({
  /**
   * Makes an applicant a partner, and notifies it by mail. A feed that cannot be added does not
   * prevent this.
   * @param options.issueKey whether a key is issued now; otherwise the partner creates one in its
   *   dashboard
   */
  async approve(id: number, options: { issueKey: boolean }): Promise<ApprovedApplication> {
    const { feedAddress, ...approved } = await change(async (tx) => {
      const { partner, feedAddress } = await review.approve(id, tx);
      const key = options.issueKey ? await partners.issueKey(partner.slug, tx) : {};
      const about = { subject: subjectOf(id), partnerId: partner.id };
      const states = {
        before: { status: 'pending' },
        after: { status: 'approved', partner: partner.slug, key_issued: options.issueKey },
      };
      const entry = { action: 'application.approve', ...about, ...states };
      return { result: { partner, feedAddress, ...key }, entry };
    });
    if (feedAddress === null) return approved;
    try {
      const { id: feed } = await feeds.add(approved.partner, { url: feedAddress });
      return { ...approved, feed };
    } catch (error) {
      if (!(error instanceof ExpectedError)) throw error;
      const sentences = (error.details ?? []).map(({ path, message }) => `${path} ${message}`);
      return { ...approved, feed_problem: sentences.join('; ') || error.message };
    }
  },

  /** Declines an application, and notifies the applicant by mail, with the reason if there is one. */
  decline: (id: number, reason?: string): Promise<ApplicationSummary & { notified: boolean }> =>
    change(async (tx) => {
      const declined = await review.decline(id, reason, tx);
      const states = { before: { status: 'pending' }, after: { status: 'declined' } };
      const entry = { action: 'application.decline', subject: subjectOf(id), ...states };
      return { result: declined, entry };
    }),

  /** Takes a decline back; nobody is notified. Throws `bad_request` when that is not possible. */
  reopen: (id: number): Promise<ApplicationSummary> =>
    change(async (tx) => {
      const reopened = await review.reopen(tx, id);
      const states = { before: { status: 'declined' }, after: { status: 'pending' } };
      const entry = { action: 'application.reopen', subject: subjectOf(id), ...states };
      return { result: reopened, entry };
    }),

  /** Notes that the applicant has answered the question. */
  noteAnswer: (id: number): Promise<void> =>
    change(async (tx) => {
      await review.noteAnswer(tx, id);
      return { result: undefined, entry: { action: 'application.answer', subject: subjectOf(id) } };
    }),

  /**
   * Keeps an answer for use again; with an `id`, changes a kept one. Throws `validation_error` and
   * `not_found`.
   */
  keepReply: (input: ReplyInput, id?: number): Promise<SavedReply> =>
    change(async (tx) => {
      const kept =
        id === undefined ? await replies.add(tx, input) : await replies.edit(tx, id, input);
      const entry = {
        action: id === undefined ? 'reply.add' : 'reply.edit',
        subject: `reply ${kept.id}`,
        after: { kind: kept.kind, title: kept.title },
      };
      return { result: kept, entry };
    }),

  /** Throws `not_found`. */
  removeReply: (id: number): Promise<void> =>
    change(async (tx) => {
      const { kind, title } = await replies.remove(tx, id);
      const entry = { action: 'reply.remove', subject: `reply ${id}`, before: { kind, title } };
      return { result: undefined, entry };
    }),

  /** Mails a question to the applicant, for whose answer the application waits from then on. */
  ask: (id: number, question: string): Promise<void> =>
    change(async (tx) => {
      await review.ask(tx, id, question);
      return { result: undefined, entry: { action: 'application.ask', subject: subjectOf(id) } };
    }),

  /** Checks the applicant's website, for up to 10 seconds, and stores the result. */
  async checkWebsite(id: number): Promise<WebsiteCheck> {
    const { website, business } = await review.show(id);
    const found = await checkWebsite(website, business);
    return change(async (tx) => {
      await review.noteWebsite(tx, id, found);
      const { status, named } = found;
      const entry = {
        action: 'application.check',
        subject: subjectOf(id),
        after: { status, named },
      };
      return { result: found, entry };
    });
  },

  /**
   * Erases the personal data of an application, also in mails about it; false when it had already
   * been erased.
   */
  erase: (id: number): Promise<boolean> =>
    change(async (tx) => {
      const erased = await review.erase(id, tx);
      const entry = { action: 'application.erase', subject: subjectOf(id) };
      return { result: erased, entry: erased ? entry : null };
    }),
});
