import {
  type InboxFilter,
  type InboxLead,
  leadsAsCsv,
  leadsAsJson,
  maskContact,
} from '../../../leads/index.ts';
import { createRecorder } from '../../../platform/audit/index.ts';
import type { AppContext } from '../../composition/app-context.ts';
import type { Services } from '../../composition/services.ts';
import { allow, type Member } from './member.ts';

/** Number of leads on one page of the inbox. */
const PAGE_LEADS = 50;

/** The file formats in which leads are exported. */
export type ExportFormat = 'csv' | 'json';

/** Creates the dashboard's area of leads. Operators who view it do not see contacts. */
export function createLeadsArea(
  context: AppContext,
  { accounts, deliveryStates, inbox, leads }: Services,
  member: Member,
) {
  const { db } = context;
  const { partnerId, isOperator } = member;
  const shown = (lead: InboxLead): InboxLead => (isOperator ? maskContact(lead) : lead);
  const { change, record } = createRecorder(context, member.actor, member.partnerId);
  return {
    /** Returns one page of leads, newest first. */
    async page(filter: InboxFilter) {
      const { items, next } = await inbox.page(partnerId, filter, PAGE_LEADS);
      return { items: items.map(shown), next };
    },
    counts: () => inbox.counts(partnerId),
    /** Whether the partner has a webhook to which enquiries can be sent. */
    hasWebhook: async () => (await accounts.get(partnerId)).webhook_url !== null,
    /** Throws `not_found`. */
    async find(leadId: string) {
      const { lead, steps } = await inbox.find(partnerId, leadId);
      return { lead: shown(lead), steps };
    },
    /** Marks enquiries as delivered; returns how many were not marked before. Throws `not_found`. */
    async acknowledge(leadIds: readonly string[]): Promise<number> {
      allow(member, 'leads.write');
      return db.transaction(async (tx) => {
        const acknowledged = await leads.acknowledgeAll(tx, partnerId, leadIds);
        for (const id of acknowledged)
          await record(tx, { action: 'lead.acknowledge', subject: `lead ${id}` });
        return acknowledged.length;
      });
    },
    /** Sends an enquiry's webhook again. Throws `not_found`. */
    async resend(leadId: string) {
      allow(member, 'leads.write');
      return change(async (tx) => ({
        result: await deliveryStates.resendOwn(tx, partnerId, leadId),
        entry: { action: 'lead.resend', subject: `lead ${leadId}` },
      }));
    },
    /** Makes the next attempt at an enquiry's webhook now. Throws `not_found` and `bad_request`. */
    async sendNow(leadId: string) {
      allow(member, 'leads.write');
      return change(async (tx) => ({
        result: await deliveryStates.sendNow(tx, partnerId, leadId),
        entry: { action: 'lead.send_now', subject: `lead ${leadId}` },
      }));
    },
    /** Sends the enquiries that were created without a webhook. */
    async sendHeld() {
      allow(member, 'leads.write');
      return change(async (tx) => {
        const resent = await deliveryStates.sendHeld(tx, partnerId);
        const after = { sent: resent.sent };
        const entry = { action: 'leads.send_held', subject: 'leads', after };
        return { result: resent, entry: resent.sent > 0 ? entry : null };
      });
    },
    /** Returns all leads of a filter as a file, in pieces, and records the export in the audit log. */
    async export(format: ExportFormat, filter: InboxFilter): Promise<AsyncIterable<string>> {
      await record(db, { action: 'leads.export', subject: 'leads', after: { format } });
      const runs = maskedRuns(inbox.runs(partnerId, filter), isOperator);
      return format === 'csv' ? leadsAsCsv(runs) : leadsAsJson(runs);
    },
  };
}

async function* maskedRuns<Lead extends Parameters<typeof maskContact>[0]>(
  runs: AsyncIterable<Lead[]>,
  masked: boolean,
): AsyncGenerator<Lead[]> {
  for await (const leads of runs) yield masked ? leads.map((lead) => maskContact(lead)) : leads;
}
