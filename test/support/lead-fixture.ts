import type { ServerResponse } from 'node:http';
import type { EnquiryAnswer, EnquiryForm } from '../../src/leads/index.ts';
import { formOf } from '../builders/form.ts';
import { createLog } from '../../src/platform/log.ts';
import { aListing } from '../builders/listing.ts';
import { type Partner, startTestCampcairn, type TestCampcairn } from './campcairn.ts';
import { createAuthority } from './certificates.ts';
import { type FakeSmtp, startFakeSmtp } from './fake-smtp.ts';
import { type ReceivedRequest, type Receiver, startReceiver } from './receiver.ts';

/** A lead as the API answers it. */
export type Lead = Record<string, unknown> & { id: string };

/** A partner with one listing, and the secret of its webhook if it has one. */
export interface Owner extends Partner {
  id: number;
  secret: string;
  listingId: number;
  leads(query?: string): Promise<Lead[]>;
  /** The only lead there is, or the newest. */
  lead(): Promise<Lead>;
}

export interface OwnerWishes {
  /** Path of its webhook at the lab's receiver, or a whole address; `false` for none. */
  webhook?: string | false;
  premium?: boolean;
  name?: string;
  listing?: Record<string, unknown>;
}

/** A whole Campcairn whose jobs run only by `drain`, with a webhook receiver and a mail server. */
export interface LeadLab extends TestCampcairn {
  receiver: Receiver;
  fakeSmtp: FakeSmtp;
  /** Every line that was logged. */
  logged: string[];
  /** How the receiver answers; 204 unless changed. */
  answer(how: (request: ReceivedRequest, response: ServerResponse) => void): void;
  /** Makes the receiver answer this status. */
  answerWith(status: number, body?: string): void;
  owner(wishes?: OwnerWishes): Promise<Owner>;
  /** Sends the form of a listing's page with a token of this moment. */
  enquire(
    listingId: number,
    fields?: Partial<EnquiryFields>,
    address?: string,
  ): Promise<EnquiryAnswer>;
  /** Runs the jobs that are due within so many hours, as if they had passed. */
  drain(hours?: number): Promise<void>;
}

/** The fields of the enquiry form, those included that people do not see. */
export type EnquiryFields = EnquiryForm & {
  website: string;
  form: string;
  /** The token of a form that the browser kept. */
  first_form: string;
};

/** What a traveller types. */
export const TYPED = {
  name: 'Zoë Lindqvist',
  email: 'zoe@mail.example',
  phone: '+46 70 123 45 67',
  start_date: '2026-07-03',
  end_date: '2026-07-10',
  guests: '3',
  message: 'Is there room for two bikes?\r\nAnd a dog?',
  consent: 'on',
  website: '',
};

/** Starts the lab; `stop` it in `after`. `SMTP_URL: ''` is a Campcairn without a mail server. */
export async function startLeadLab(settings: Record<string, string> = {}): Promise<LeadLab> {
  const authority = createAuthority();
  let reply = (_: ReceivedRequest, response: ServerResponse) => {
    response.writeHead(204).end();
  };
  const receiver = await startReceiver(authority.issue(), (request, response) =>
    reply(request, response),
  );
  const fakeSmtp = await startFakeSmtp();
  const logged: string[] = [];
  const campcairn = await startTestCampcairn(
    {
      OUTBOUND_ALLOW: '127.0.0.0/8',
      ENQUIRY_LIMIT: '100000',
      SMTP_URL: fakeSmtp.url,
      ...settings,
    },
    {
      worker: false,
      outboundCa: authority.ca,
      log: createLog('trace', { write: (line) => void logged.push(line) }),
    },
  );
  const { services } = campcairn;

  const owner: LeadLab['owner'] = async (wishes = {}) => {
    const { webhook = '/hook', premium = false, name = 'Harbour Vans', listing = {} } = wishes;
    const partner = await campcairn.partner(name);
    const { id } = await services.partners.bySlug(partner.slug);
    if (premium) await services.partners.setPremium(partner.slug, new Date('2027-01-01T00:00:00Z'));
    const url = webhook && (webhook.startsWith('/') ? receiver.url + webhook : webhook);
    const { body: account } = await partner.call('PATCH', '/me', { webhook_url: url || null });
    const { body: made } = await partner.call('PUT', '/listings/bramble', aListing(listing));
    const leads = async (query = '') =>
      (await partner.call('GET', `/leads?limit=200${query}`)).body.data;
    return {
      ...partner,
      id,
      secret: account.webhook_secret ?? '',
      listingId: made.id,
      leads,
      lead: async () => (await leads()).at(-1),
    };
  };

  return {
    ...campcairn,
    receiver,
    fakeSmtp,
    logged,
    answer: (how) => {
      reply = how;
    },
    answerWith: (status, body = '') => {
      reply = (_, response) => {
        response.writeHead(status).end(body);
      };
    },
    owner,
    enquire: (listingId, fields = {}, address = '192.0.2.1') =>
      services.enquiries.enquire(
        listingId,
        formOf({ ...TYPED, form: services.enquiries.enquiryToken(listingId), ...fields }),
        { address, sourcePage: `https://campcairn.example/listing/${listingId}` },
      ),
    async drain(hours = 0) {
      const until = new Date(Date.now() + hours * 3_600_000);
      const { errors } = await services.worker.drain(hours === 0 ? {} : { until });
      if (errors.length > 0) throw new AggregateError(errors, 'Jobs failed.');
    },
    async stop() {
      await campcairn.stop();
      await receiver.close();
      await fakeSmtp.close();
    },
  };
}
