import type { Deliveries } from '../deliveries/index.ts';
import { BODY_LIMIT_BYTES, endpoint, type Resource } from '../platform/http/index.ts';
import { exampleLead, leadAnswer } from './answers.schema.ts';
import type { TestLeads } from './test-leads.ts';
import {
  checkTestEnquiry,
  exampleClick,
  testClick,
  testClickAnswer,
  testClock,
  testClockAnswer,
  testEnquiry,
} from './test-leads.schema.ts';

const tag = 'Test mode';

const BODY_ERRORS = [
  'payload_too_large',
  'unsupported_media_type',
  'invalid_json',
  'validation_error',
] as const;

interface Deps {
  testLeads: TestLeads;
  deliveries: Pick<Deliveries, 'expedite'>;
}

/** The endpoints of test accounts, which accept only test keys. */
export const testRoutes = ({ testLeads, deliveries }: Deps): Resource[] => [
  {
    path: '/test/enquiries',
    methods: {
      POST: endpoint({
        operationId: 'causeEnquiry',
        tag,
        summary: 'Cause an enquiry',
        description:
          'Makes an enquiry about an active listing of your test account, as if a traveller had sent the form: a lead, its event, and the attempts at the webhook of your test account. What you leave out is made up. For test keys (`cc_test_…`) alone.',
        access: 'test',
        body: {
          schema: testEnquiry,
          limit: BODY_LIMIT_BYTES,
          example: { external_id: 'bramble', message: 'Is there room for two bikes?' },
          check: checkTestEnquiry,
        },
        success: [
          { status: 201, description: 'The lead.', schema: leadAnswer, example: exampleLead },
        ],
        errors: [...BODY_ERRORS, 'not_found'],
        handle: async ({ caller, body }) => ({
          status: 201,
          body: await testLeads.enquire(caller.partnerId, body),
        }),
      }),
    },
  },
  {
    path: '/test/clicks',
    methods: {
      POST: endpoint({
        operationId: 'causeClick',
        tag,
        summary: 'Cause a click',
        description:
          'Makes a click on an active listing of your test account, and says where the traveller would be sent. For test keys (`cc_test_…`) alone.',
        access: 'test',
        body: { schema: testClick, limit: BODY_LIMIT_BYTES, example: { external_id: 'bramble' } },
        success: [
          {
            status: 201,
            description: 'The lead, and the address.',
            schema: testClickAnswer,
            example: {
              lead: exampleClick,
              redirect_url: `https://vans.example/bramble?ref=campcairn&utm_source=campcairn&utm_medium=referral&cc_lead=${exampleClick.id}`,
            },
          },
        ],
        errors: [...BODY_ERRORS, 'not_found'],
        async handle({ caller, body }) {
          const { lead, redirectUrl } = await testLeads.click(caller.partnerId, body.external_id);
          return { status: 201, body: { lead, redirect_url: redirectUrl } };
        },
      }),
    },
  },
  {
    path: '/test/clock',
    methods: {
      POST: endpoint({
        operationId: 'advanceClock',
        tag,
        summary: 'Advance the time of what waits',
        description:
          'Brings attempts at the webhook of your test account nearer, so that you see a retry without waiting for it; the one after it waits anew. For test keys (`cc_test_…`) alone.',
        access: 'test',
        body: { schema: testClock, limit: BODY_LIMIT_BYTES, example: { advance_seconds: 60 } },
        success: [
          {
            status: 200,
            description: 'How many attempts came nearer.',
            schema: testClockAnswer,
            example: { advanced_seconds: 60, attempts: 1 },
          },
        ],
        errors: [...BODY_ERRORS],
        async handle({ caller, body }) {
          const seconds = body.advance_seconds;
          const attempts = await deliveries.expedite(caller.partnerId, seconds);
          return { status: 200, body: { advanced_seconds: seconds, attempts } };
        },
      }),
    },
  },
];
