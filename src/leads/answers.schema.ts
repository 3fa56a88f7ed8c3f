import { z } from 'zod';

const timestamp = () => z.string().meta({ format: 'date-time' });
const day = () => z.string().meta({ format: 'date' });
const uri = () => z.string().meta({ format: 'uri' });

/** The fields of a lead; also the `data` of a webhook. */
const leadDataFields = {
  id: z.string().meta({ pattern: '^lead_[0-9A-Za-z]+$' }),
  kind: z.enum(['click', 'enquiry']),
  created_at: timestamp(),
  name: z.string().nullable(),
  email: z.string().meta({ format: 'email' }).nullable(),
  phone: z.string().nullable(),
  start_date: day().nullable(),
  end_date: day().nullable(),
  guests: z.int().nullable(),
  message: z.string().nullable(),
  source_page: uri().nullable(),
  consent_at: timestamp().nullable(),
  listing: z
    .strictObject({
      id: z.int(),
      external_id: z.string(),
      title: z.string(),
      url: uri(),
      public_url: uri(),
    })
    .nullable(),
};

/** The answer with one lead. */
export const leadAnswer = z
  .strictObject({
    ...leadDataFields,
    delivery_status: z.enum(['pending', 'delivered', 'failed', 'not_applicable']),
    delivery_attempts: z.int(),
    delivered_at: timestamp().nullable(),
    webhook_delivered_at: timestamp().nullable(),
    email_sent_at: timestamp().nullable(),
    acked_at: timestamp().nullable(),
  })
  .meta({ id: 'Lead' });

/** A page of leads. */
export const leadPage = z
  .strictObject({
    data: z.array(leadAnswer),
    has_more: z.boolean(),
    next_cursor: z.string().nullable(),
  })
  .meta({ id: 'LeadPage' });

/** A lead as an example. */
export const exampleLead = {
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
  delivery_status: 'delivered',
  delivery_attempts: 1,
  delivered_at: '2026-05-12T18:04:12Z',
  webhook_delivered_at: '2026-05-12T18:04:12Z',
  email_sent_at: null,
  acked_at: null,
};
