import { z } from 'zod';
import { followedPageFields } from '../platform/http/index.ts';
import { described } from '../platform/validation/index.ts';

const timestamp = () => z.string().meta({ format: 'date-time' });
const day = () => z.string().meta({ format: 'date' });
const uri = () => z.string().meta({ format: 'uri' });

const leadListing = z
  .strictObject(
    described(
      {
        id: z.int(),
        external_id: z.string(),
        title: z.string(),
        url: z.string(),
        public_url: uri(),
      },
      {
        id: 'Our id of the listing.',
        external_id: 'Your own id of the listing.',
        title: 'Its title.',
        url: 'Your page of the listing, byte for byte as it was sent.',
        public_url: 'Our page of the listing.',
      },
    ),
  )
  .meta({ id: 'LeadListing' });

/** The fields of a lead; also the `data` of a webhook. */
const leadDataFields = described(
  {
    id: z.string().meta({ pattern: '^lead_[0-9A-Za-z]+$' }),
    kind: z.enum(['click', 'enquiry']),
    created_at: timestamp(),
    name: z.string().nullable(),
    email: z.string().nullable(),
    phone: z.string().nullable(),
    start_date: day().nullable(),
    end_date: day().nullable(),
    guests: z.int().nullable(),
    message: z.string().nullable(),
    source_page: uri().nullable(),
    consent_at: timestamp().nullable(),
    listing: leadListing.nullable(),
  },
  {
    id: 'The id of the lead.',
    kind: 'Whether a traveller clicked through to you or wrote to you.',
    created_at: 'When it was listed: never earlier than the lead before it.',
    name: "The traveller's name; like all contact details null for clicks and after 90 days.",
    email: "The traveller's email address; its domain may be in any script.",
    phone: "The traveller's phone number.",
    start_date: 'The first day that the traveller asked for.',
    end_date: 'The last day that the traveller asked for.',
    guests: 'How many people.',
    message: "The traveller's message.",
    source_page: 'Our page that the lead came from.',
    consent_at: 'When the traveller agreed to share these details.',
    listing: 'The listing; null after it was deleted.',
  },
);

/** The data of an enquiry in a webhook. */
export const leadData = z.strictObject(leadDataFields).meta({ id: 'LeadData' });

export const leadAnswer = z
  .strictObject({
    ...leadDataFields,
    ...described(
      {
        delivery_status: z.enum(['pending', 'delivered', 'failed', 'not_applicable']),
        delivery_attempts: z.int(),
        delivered_at: timestamp().nullable(),
        webhook_delivered_at: timestamp().nullable(),
        email_sent_at: timestamp().nullable(),
        acked_at: timestamp().nullable(),
      },
      {
        delivery_status: 'Whether it has reached you; clicks are `not_applicable`.',
        delivery_attempts: 'How often the webhook was tried.',
        delivered_at: 'When it first reached you.',
        webhook_delivered_at: 'When your webhook answered 2xx.',
        email_sent_at: 'When the email of the enquiry was sent.',
        acked_at: 'When you acknowledged it.',
      },
    ),
  })
  .meta({ id: 'Lead' });

export const leadPage = z
  .strictObject(followedPageFields(leadAnswer, 'Leads, oldest first.'))
  .meta({ id: 'LeadPage' });

/** The body of a `lead.created` event. */
export const leadCreated = z
  .strictObject(
    described(
      {
        id: z.string(),
        type: z.literal('lead.created'),
        created_at: timestamp(),
        data: leadData,
      },
      {
        id: 'The id of the event, the same at every attempt.',
        type: 'Always `lead.created`.',
        created_at: 'When the enquiry came.',
        data: 'The enquiry, with the listing as it was then.',
      },
    ),
  )
  .meta({ id: 'LeadCreatedEvent' });

export const exampleLeadData = {
  id: 'lead_4kT9wZrQ2bYc7NfVx1LmPs',
  kind: 'enquiry',
  created_at: '2026-05-12T18:04:11Z',
  name: 'Ines Duarte',
  email: 'ines@traveller.example',
  phone: null,
  start_date: '2026-07-03',
  end_date: '2026-07-10',
  guests: 3,
  message: 'Is there room for two bikes?',
  source_page: 'https://campcairn.example/listing/bramble-a-four-berth-campervan-by-the-sea-1042',
  consent_at: '2026-05-12T18:04:11Z',
  listing: {
    id: 1042,
    external_id: 'bramble',
    title: 'Bramble, a four-berth campervan by the sea',
    url: 'https://vans.example/bramble?ref=campcairn',
    public_url: 'https://campcairn.example/listing/bramble-a-four-berth-campervan-by-the-sea-1042',
  },
};

export const exampleLead = {
  ...exampleLeadData,
  delivery_status: 'delivered',
  delivery_attempts: 1,
  delivered_at: '2026-05-12T18:04:12Z',
  webhook_delivered_at: '2026-05-12T18:04:12Z',
  email_sent_at: null,
  acked_at: null,
};
