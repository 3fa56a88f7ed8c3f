import { createHash } from 'node:crypto';
import type { LogFilter } from '../../../deliveries/index.ts';
import { leadIdOf } from '../../../leads/index.ts';
import { createRecorder } from '../../../platform/audit/index.ts';
import { ExpectedError, type Problem, validationError } from '../../../platform/errors.ts';
import { maskUrls } from '../../../platform/mask.ts';
import { type PartnerRow, ROTATION_HOURS, sealedSecretsOf } from '../../../partners/index.ts';
import type { AppContext } from '../../composition/app-context.ts';
import type { Services } from '../../composition/services.ts';
import { allow, type Member } from './member.ts';

/** Number of deliveries on one page of the log. */
const PAGE_DELIVERIES = 50;

/** Limit of test events per hour that a partner may send by hand; the API has its own limit. */
const TESTS_PER_HOUR = 60;

/** The subject of audit entries. */
const WEBHOOK = 'webhook';

/** Rewords a problem for a form, which has a button in place of null to remove the address. */
const ofForm = ({ path, message }: Problem): Problem => ({
  path,
  message: message.replace(/, or null$/, ''),
});

export function createWebhooksArea(
  context: AppContext,
  { accounts, deliveries, deliveryStates, events, inbox, plannedRotations }: Services,
  member: Member,
) {
  const { clock, db, rateLimits } = context;
  const secretsOf = (partner: PartnerRow) => sealedSecretsOf(partner, clock.now());
  const { partnerId, isOperator } = member;
  const tests = rateLimits.exact('webhook tests', TESTS_PER_HOUR, 3600);
  const { change, record } = createRecorder(context, member.actor, member.partnerId);
  // A partner's address may contain a key of its own.
  const shown = (url: string | null) => (isOperator ? url && maskUrls(url) : url);
  return {
    async state() {
      const [partner, health, { held }, outage] = await Promise.all([
        accounts.get(partnerId),
        deliveries.log.health(partnerId),
        inbox.counts(partnerId),
        inbox.outage(partnerId),
      ]);
      const secrets = secretsOf(partner);
      return {
        url: shown(partner.webhook_url),
        /** Changes with the secret; null when there is none. */
        secretVersion: versionOf(secrets),
        /** The end of a planned rotation; null without one. */
        rotationEndsAt: secrets.webhook_secret_next_at,
        outage,
        ...health,
        held,
      };
    },
    /** Returns the deliveries of the last 90 days, newest first. */
    log: (filter: LogFilter) => deliveries.log.page(partnerId, filter, PAGE_DELIVERIES),
    /**
     * Returns one delivery with its request. Operators who view it do not see its body. Throws
     * `not_found`.
     */
    async find(eventId: string) {
      const delivery = await deliveries.log.find(partnerId, eventId);
      const log = delivery.log.map((attempt) => ({ ...attempt, url: shown(attempt.url) }));
      const body = isOperator ? null : delivery.body;
      return { ...delivery, log, body, isBodyMasked: isOperator };
    },
    /**
     * Sets or removes (null) the address, by the API's rules. Returns the secret that is created
     * with the first address and shown once.
     */
    async changeAddress(url: string | null) {
      allow(member, 'webhooks.write');
      const checked = await accounts.check({ webhook_url: url });
      if (!checked.ok) throw validationError(checked.problems.map(ofForm));
      const { secret } = await accounts.update(partnerId, checked.value, (tx, { before, after }) =>
        record(tx, {
          action: 'webhook.change',
          subject: WEBHOOK,
          before: hostOf(before),
          after: hostOf(after),
        }),
      );
      return secret ?? null;
    },
    /**
     * Replaces the secret and returns the new one, which is shown once. Null when the secret of
     * that version has been replaced meanwhile, so that a form sent twice creates only one secret.
     */
    async rotate(version: string): Promise<string | null> {
      allow(member, 'webhooks.write');
      const stale = new Error('The secret was replaced meanwhile.');
      try {
        const { secret } = await accounts.update(
          partnerId,
          { rotate_webhook_secret: true },
          async (tx, { before }) => {
            if (versionOf(secretsOf(before)) !== version) throw stale;
            await record(tx, { action: 'webhook.rotate_secret', subject: WEBHOOK });
          },
        );
        return secret ?? null;
      } catch (error) {
        if (error === stale) return null;
        throw error;
      }
    },
    /**
     * Creates the secret that replaces the current one in a day, and is shown once; until then both
     * sign.
     */
    async planRotation() {
      allow(member, 'webhooks.write');
      return plannedRotations.start(partnerId, ROTATION_HOURS.usual, (tx) =>
        record(tx, { action: 'webhook.plan_rotation', subject: WEBHOOK }),
      );
    },
    /** Ends a planned rotation: only the new secret signs from now on. */
    async finishRotation() {
      allow(member, 'webhooks.write');
      return plannedRotations.finish(partnerId, (tx) =>
        record(tx, { action: 'webhook.finish_rotation', subject: WEBHOOK }),
      );
    },
    /** Sends a test event and returns its result. */
    async test() {
      allow(member, 'webhooks.write');
      if (!(await tests.take(String(partnerId)))) {
        throw new ExpectedError('rate_limited', `At most ${TESTS_PER_HOUR} test events an hour.`);
      }
      const result = await deliveries.test(partnerId);
      await record(db, { action: 'webhook.test', subject: WEBHOOK });
      return result;
    },
    /** Sends an event of a lead again. Throws `not_found`. */
    async resend(eventId: string) {
      allow(member, 'webhooks.write');
      const entry = { action: 'lead.resend', subject: `lead ${leadIdOf(eventId)}` };
      await events.resend(partnerId, eventId, (tx) => record(tx, entry));
    },
    /** Makes the next attempt at an event of a lead now. Throws `not_found` and `bad_request`. */
    async sendNow(eventId: string) {
      allow(member, 'webhooks.write');
      const leadId = leadIdOf(eventId);
      return change(async (tx) => ({
        result: await deliveryStates.sendNow(tx, partnerId, leadId),
        entry: { action: 'lead.send_now', subject: `lead ${leadId}` },
      }));
    },
    /** Sends all events again that failed at `since` or later. */
    async resendFailed(since: Date) {
      allow(member, 'webhooks.write');
      return change(async (tx) => {
        const resent = await deliveryStates.resendFailed(tx, partnerId, since);
        const after = { sent: resent.sent, since };
        const entry = { action: 'webhook.resend_failed', subject: WEBHOOK, after };
        return { result: resent, entry: resent.sent > 0 ? entry : null };
      });
    },
  };
}

/** Returns a digest of the encrypted secret, which changes with the secret and does not reveal it. */
const versionOf = ({ webhook_secret: sealed }: Pick<PartnerRow, 'webhook_secret'>): string | null =>
  sealed && createHash('sha256').update(sealed).digest('hex').slice(0, 16);

/** Returns the address without its path, which may contain a key of the partner. */
const hostOf = ({ webhook_url: url }: PartnerRow) => ({ webhook_url: url && maskUrls(url) });
