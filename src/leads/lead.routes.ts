import { z } from 'zod';
import {
  createCursors,
  type Cursors,
  endpoint,
  type EventDescription,
  OTHER_PARAMETERS,
  parameter,
  presentFollowedPage,
  type PathId,
  type Resource,
} from '../platform/http/index.ts';
import { pageOf } from '../platform/paging.ts';
import type { KeyRing } from '../platform/secrets/index.ts';
import { otherNames } from '../platform/validation/index.ts';
import {
  exampleLead,
  exampleLeadData,
  leadAnswer,
  leadCreated,
  leadPage,
} from './answers.schema.ts';
import { LEAD_CREATED } from './new-lead.ts';
import { LEAD_ID } from './lead-id.ts';
import type { Leads } from './lead.ts';

const tag = 'Leads';

const leadIdInPath: PathId = {
  name: 'id',
  pattern: LEAD_ID,
  description: 'The id of the lead.',
  example: exampleLead.id,
  accepts: (text) => LEAD_ID.test(text),
  refusal: { code: 'not_found', message: 'There is no such lead on your account.' },
};

const listQuery = (cursors: Cursors) =>
  z
    .strictObject({
      since: parameter.time('Only leads created at this time or later.'),
      kind: parameter.choice(['click', 'enquiry'], 'Only leads of this kind.'),
      delivery_status: parameter.choice(
        ['pending', 'delivered', 'failed', 'not_applicable'],
        'Only leads in this state of delivery.',
      ),
      cursor: parameter.cursor(cursors),
      limit: parameter.limit(),
    })
    .register(otherNames, {
      fields: {
        ...OTHER_PARAMETERS,
        from: 'since',
        updatedsince: 'since',
        createdafter: 'since',
        status: 'delivery_status',
        state: 'delivery_status',
        type: 'kind',
      },
    });

/** Descriptions of the events about leads. */
export const leadEvents: EventDescription[] = [
  {
    type: LEAD_CREATED,
    operationId: 'receiveLead',
    tag,
    summary: 'A traveller has sent an enquiry',
    description:
      'Sent up to six times, until your receiver answers 2xx within 5 seconds, with the same body each time. Look at `id` to tell repeats.',
    schema: leadCreated,
    example: {
      id: exampleLead.id.replace('lead_', 'evt_'),
      type: LEAD_CREATED,
      created_at: exampleLead.created_at,
      data: exampleLeadData,
    },
  },
];

export function leadRoutes(leads: Leads, keyRing: KeyRing): Resource[] {
  const cursors = createCursors(keyRing, 'leads');
  return [
    {
      path: '/leads',
      methods: {
        GET: endpoint({
          operationId: 'listLeads',
          tag,
          summary: 'List your leads',
          description:
            'Oldest first. To collect enquiries that have not reached you, ask for `delivery_status=pending&kind=enquiry` and acknowledge each.',
          access: 'key',
          countsAsReading: true,
          query: listQuery(cursors),
          success: [
            {
              status: 200,
              description: 'A page of leads.',
              schema: leadPage,
              example: {
                data: [exampleLead],
                has_more: false,
                next_cursor: null,
                resume_cursor: 'cq.3vT0cTgWq1mJx5Zk',
              },
            },
          ],
          errors: ['bad_request'],
          async handle({ caller, query }) {
            const { limit, since, kind, delivery_status } = query;
            const rows = await leads.rows(caller.partnerId, {
              afterSeq: query.cursor ?? 0,
              since,
              kind,
              deliveryStatus: delivery_status,
              limit: limit + 1,
            });
            const page = pageOf(rows, limit, ({ seq }) => cursors.write(seq), leads.present);
            const last = rows.slice(0, limit).at(-1)?.seq ?? query.cursor ?? 0;
            return { status: 200, body: presentFollowedPage(page, cursors.write(last)) };
          },
        }),
      },
    },
    {
      path: '/leads/{id}',
      meant: {
        POST: 'POST /leads/{id}/ack',
        PUT: 'POST /leads/{id}/ack',
        PATCH: 'POST /leads/{id}/ack',
      },
      id: leadIdInPath,
      methods: {
        GET: endpoint({
          operationId: 'getLead',
          tag,
          summary: 'Read a lead',
          description: 'One lead of yours, as the list has it.',
          access: 'key',
          countsAsReading: true,
          success: [
            { status: 200, description: 'The lead.', schema: leadAnswer, example: exampleLead },
          ],
          errors: ['not_found'],
          handle: async ({ caller, id }) => ({
            status: 200,
            body: await leads.get(caller.partnerId, id),
          }),
        }),
      },
    },
    {
      path: '/leads/{id}/ack',
      meant: { GET: 'GET /leads/{id}' },
      id: leadIdInPath,
      methods: {
        POST: endpoint({
          operationId: 'acknowledgeLead',
          tag,
          summary: 'Acknowledge an enquiry',
          description:
            'Marks the enquiry as delivered and stops further webhooks and emails for it. Safe to repeat; clicks stay as they are.',
          access: 'key',
          countsAsReading: true,
          success: [
            { status: 200, description: 'The lead.', schema: leadAnswer, example: exampleLead },
          ],
          errors: ['not_found'],
          handle: async ({ caller, id }) => ({
            status: 200,
            body: await leads.acknowledge(caller.partnerId, id),
          }),
        }),
      },
    },
  ];
}
