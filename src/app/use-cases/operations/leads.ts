import type {
  AnyLead,
  AnyLeads,
  ContactRow,
  DeliveryStates,
  Retention,
} from '../../../leads/index.ts';
import type { Recorder } from '../../../platform/audit/index.ts';
import { ExpectedError } from '../../../platform/errors.ts';
import { checkedText } from '../../../platform/validation/index.ts';

interface Deps {
  anyLeads: AnyLeads;
  deliveryStates: Pick<DeliveryStates, 'resend'>;
  retention: Retention;
}

const subjectOf = (leadId: string): string => `lead ${leadId}`;

/** The subject of audit entries about travellers; it is anonymous because the log is kept permanently. */
const TRAVELLER = 'traveller';

/** Operations of operators on leads. The audit log never contains personal data. */
export const createLeadOperations = (
  { anyLeads, deliveryStates, retention }: Deps,
  { change, record }: Recorder,
) => ({
  /**
   * Sends an enquiry's webhook again, starting with the first attempt. Throws `not_found` for an
   * unknown lead, and `bad_request` for one that cannot be sent.
   */
  resend: (leadId: string): Promise<void> =>
    change(async (tx) => {
      const partnerId = await anyLeads.partnerOf(tx, leadId);
      const resent = await deliveryStates.resend(tx, leadId);
      if (!resent) {
        throw new ExpectedError(
          'bad_request',
          `The lead ${leadId} cannot be sent: it is a click, it is erased, or its partner has no webhook.`,
        );
      }
      const entry = { action: 'lead.resend', subject: subjectOf(leadId), partnerId };
      return { result: undefined, entry };
    }),

  /** Returns a traveller's contact fields, for a reason. Throws `not_found` and `validation_error`. */
  openContact: (leadId: string, typed: string): Promise<ContactRow> =>
    change(async (tx) => {
      const reason = checkedText('reason', typed);
      const { partnerId, contact } = await anyLeads.contact(tx, leadId);
      const entry = { action: 'lead.open', subject: subjectOf(leadId), partnerId, reason };
      return { result: contact, entry };
    }),

  /**
   * Returns enquiries of a traveller's exact address, newest first, without personal data. The log
   * keeps that somebody looked for an address, and how many were found, but not the address.
   */
  findTraveller: (email: string, limit: number): Promise<AnyLead[]> =>
    change(async (tx) => {
      const found = await anyLeads.ofTraveller(tx, email, limit);
      const after = { found: found.length };
      return { result: found, entry: { action: 'traveller.find', subject: TRAVELLER, after } };
    }),

  /**
   * Redacts all data of a traveller; returns the number of redacted leads and reports. Throws
   * `validation_error` for an empty address.
   */
  async eraseTraveller(email: string): Promise<number> {
    return retention.eraseTraveller(checkedText('email', email), (tx, redacted) =>
      record(tx, { action: 'traveller.erase', subject: TRAVELLER, after: { wiped: redacted } }),
    );
  },

  /** Returns all data of a traveller. Throws `validation_error` for an empty address. */
  async exportTraveller(email: string): ReturnType<Retention['exportTraveller']> {
    const found = await retention.exportTraveller(checkedText('email', email));
    return change(async () => ({
      result: found,
      entry: { action: 'traveller.export', subject: TRAVELLER, after: { kept: found.length } },
    }));
  },

  /**
   * Redacts personal data that is past its retention at a time, in many transactions; then records
   * the number.
   */
  async purge(asOf?: Date): Promise<number> {
    // An operator has chosen the time, so tables of any size are rewritten.
    const purged = await retention.purge(asOf, Infinity);
    return change(async () => {
      const after = { purged, as_of: asOf?.toISOString() ?? null };
      return { result: purged, entry: { action: 'leads.purge', subject: 'leads', after } };
    });
  },
});
