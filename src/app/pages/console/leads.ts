import {
  type AnyLead,
  type DeliveryStatus,
  eventIdOf,
  type LeadKind,
  type LeadSearch,
} from '../../../leads/index.ts';
import { type ConsoleDeps, createPages } from './operator.ts';

/** The part of the console about leads and their deliveries. */
export function createConsoleLeads({ context, services }: ConsoleDeps) {
  const { anyLeads, deliveries, mailQueue, partners } = services;
  const pages = createPages(context, 'leads', ({ seq }: AnyLead) => seq);
  return {
    /** Returns leads, newest first, without personal data. Throws `not_found` for an unknown partner. */
    async find(
      search: { partner?: string; kind?: LeadKind; deliveryStatus?: DeliveryStatus },
      after?: string,
    ) {
      const { partner, ...rest } = search;
      const within: LeadSearch =
        partner === undefined ? rest : { ...rest, partnerId: (await partners.bySlug(partner)).id };
      return pages(
        after,
        (key, limit) =>
          anyLeads.find(key === undefined ? within : { ...within, beforeSeq: key }, limit),
        (lead) => lead,
      );
    },
    /**
     * Returns a lead with its webhook's attempts and its mails, without personal data. Throws
     * `not_found`.
     */
    async show(leadId: string) {
      const lead = await anyLeads.show(leadId);
      const eventId = eventIdOf(leadId);
      const [[delivery], mails, history] = await Promise.all([
        deliveries.list({ eventId, limit: 1 }),
        mailQueue.list({ reference: leadId, limit: 10 }),
        context.audit.list({ subject: `lead ${leadId}` }, 20),
      ]);
      return {
        lead,
        delivery: delivery ?? null,
        // The subjects and receivers of mails may contain personal data.
        mails: mails.map(({ purpose, createdAt, state, attempts }) => ({
          purpose,
          createdAt,
          state,
          attempts,
        })),
        history,
      };
    },
  };
}
