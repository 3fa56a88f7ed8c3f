import assert from 'node:assert/strict';
import { freePort } from './free-port.ts';
import { type FakeSmtp, startFakeSmtp } from './fake-smtp.ts';
import { startTestSite, type TestSite } from './site.ts';
import {
  type StandInEvent,
  startStripeStandIn,
  STRIPE_SETTINGS,
  type StripeStandIn,
} from './stripe-stand-in.ts';

/** A site on which Premium is sold through a stand-in of Stripe. */
export interface BillingFixture {
  site: TestSite;
  /** The address of the site, which browsers reach. */
  address: string;
  stripe: StripeStandIn;
  fakeSmtp: FakeSmtp;
  /** Sends an event as Stripe does; gives the status of the answer. */
  send(event: StandInEvent, secret?: string): Promise<number>;
  /** Sends all events that have not been sent, then runs the jobs. */
  settle(): Promise<void>;
  /** Runs the jobs that are due. */
  drain(): Promise<void>;
  close(): Promise<void>;
}

/** Starts both, with more settings if wanted; `close` it in `after`. */
export async function startBillingFixture(
  settings: Record<string, string> = {},
): Promise<BillingFixture> {
  const port = await freePort();
  const address = `http://localhost:${port}`;
  let now = () => Date.now();
  const stripe = await startStripeStandIn(() => now());
  const fakeSmtp = await startFakeSmtp();
  const site = await startTestSite(
    {
      ...STRIPE_SETTINGS,
      STRIPE_API_BASE: stripe.url,
      SMTP_URL: fakeSmtp.url,
      PORT: String(port),
      PUBLIC_URL: address,
      ...settings,
    },
    { worker: false },
  );
  now = () => site.clock.now().getTime();
  const sent = new Set<string>();
  const drain = async () => {
    const { errors } = await site.services.worker.drain();
    assert.deepEqual(errors, []);
  };
  const send = async (event: StandInEvent, secret?: string): Promise<number> => {
    sent.add(event.id);
    const { body, signature } = await stripe.sign(event, secret);
    const { status } = await fetch(`${site.address}/stripe/events`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'stripe-signature': signature },
      body,
    });
    return status;
  };
  return {
    site,
    address,
    stripe,
    fakeSmtp,
    send,
    drain,
    async settle() {
      for (const event of stripe.events.filter(({ id }) => !sent.has(id))) {
        assert.equal(await send(event), 200);
      }
      await drain();
    },
    async close() {
      await site.stop();
      await fakeSmtp.close();
      await stripe.close();
    },
  };
}
