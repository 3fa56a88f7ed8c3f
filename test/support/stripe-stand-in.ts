import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Stripe } from 'stripe';

const DAY_S = 86_400;
const DAYS = { month: 30, year: 365 };

/** Prices that it sells, and its secrets, as settings of Campcairn. */
export const STRIPE_SETTINGS = {
  STRIPE_SECRET_KEY: 'sk_test_stand_in_key',
  STRIPE_WEBHOOK_SECRET: 'whsec_stand_in_secret',
  STRIPE_PRICE_MONTHLY: 'price_month',
  STRIPE_PRICE_YEARLY: 'price_year',
};

interface Subscription {
  id: string;
  customer: string;
  status: string;
  price: string;
  start: number;
  end: number;
  cancelAtEnd: boolean;
  endedAt: number | null;
  invoice: string;
  created: number;
}

interface Payment {
  subscription: string;
  /** The period that it paid for. */
  start: number;
  end: number;
  intent: string;
  charge: string;
  invoice: string;
  customer: string;
  refunded: boolean;
  dispute: string | null;
}

/** An event that it has made, as Stripe's API and webhook give it. */
export interface StandInEvent {
  id: string;
  type: string;
  created: number;
  data: { object: object };
}

/** A stand-in of Stripe: its HTTP API and its pages, with the state behind them. */
export interface StripeStandIn {
  /** For the setting STRIPE_API_BASE. */
  url: string;
  /** All events so far, the oldest first. */
  events: StandInEvent[];
  /** Requests to its API, such as `POST /v1/customers`. */
  calls: string[];
  /** While it is set, its API answers 500. */
  isDown: boolean;
  /** While it is set, its API answers 200 with nothing of what was asked for. */
  isMute: boolean;
  /** While it is set, its API takes requests and never answers them. */
  isSilent: boolean;
  /** The newest subscription. */
  last(): Subscription;
  /** Somebody deletes the newest customer; whatever it had ends at once. */
  deleteCustomer(): void;
  /** Charges for a new period, or fails to. */
  renew(outcome: 'paid' | 'failed'): void;
  /** The failed payment is made good. */
  recover(): void;
  /** The owner cancels for the end of the period. */
  cancel(): void;
  /** The end of the period of a cancelled subscription has come. */
  end(): void;
  refund(): void;
  /** The bank did not take the refund: the money is back with us. */
  failRefund(): void;
  dispute(status: string): void;
  /** Signs an event as Stripe does. */
  sign(event: object, secret?: string): Promise<{ body: string; signature: string }>;
  close(): Promise<void>;
}

const list = (path: string, data: object[]) => ({
  object: 'list',
  url: path,
  has_more: false,
  data,
});

const bodyOf = async (request: IncomingMessage): Promise<URLSearchParams> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return new URLSearchParams(Buffer.concat(chunks).toString());
};

const page = (buttons: string[]) =>
  `<!doctype html><title>Stripe</title>${buttons
    .map((name) => `<form method="post"><button name="do" value="${name}">${name}</button></form>`)
    .join('')}`;

/** Starts it on loopback. `now` gives the time in milliseconds. */
export async function startStripeStandIn(now: () => number): Promise<StripeStandIn> {
  const seconds = () => Math.floor(now() / 1000);
  let number = 0;
  const id = (prefix: string) => `${prefix}_${String((number += 1)).padStart(6, '0')}`;
  const customers = new Set<string>();
  const sessions = new Map<
    string,
    { customer: string; price: string; success: string; status: string }
  >();
  const portals = new Map<string, { customer: string; back: string }>();
  const subscriptions: Subscription[] = [];
  const payments: Payment[] = [];
  const disputes = new Map<string, { intent: string; charge: string; status: string }>();
  const events: StandInEvent[] = [];
  const calls: string[] = [];
  const periodOf = (price: string) =>
    (price === STRIPE_SETTINGS.STRIPE_PRICE_YEARLY ? DAYS.year : DAYS.month) * DAY_S;

  const shown = (it: Subscription) => ({
    id: it.id,
    object: 'subscription',
    customer: it.customer,
    status: it.status,
    start_date: it.created,
    created: it.created,
    cancel_at: it.cancelAtEnd ? it.end : null,
    cancel_at_period_end: it.cancelAtEnd,
    ended_at: it.endedAt,
    latest_invoice: it.invoice,
    items: list('/v1/subscription_items', [
      {
        id: `si_${it.id}`,
        object: 'subscription_item',
        price: { id: it.price, object: 'price' },
        current_period_start: it.start,
        current_period_end: it.end,
      },
    ]),
  });
  const tell = (type: string, object: object) =>
    events.push({ id: id('evt'), type, created: seconds(), data: { object } });
  const told = (it: Subscription, type = 'customer.subscription.updated') => tell(type, shown(it));
  const pay = (it: Subscription) => {
    const ids = { intent: id('pi'), charge: id('ch') };
    const { id: subscription, invoice, customer, start, end } = it;
    const paid = { subscription, invoice, customer, start, end };
    payments.push({ ...ids, ...paid, refunded: false, dispute: null });
    tell('invoice.paid', { id: invoice, object: 'invoice', customer });
  };
  const chargeOf = ({ charge, customer, refunded, intent }: Payment) => ({
    id: charge,
    object: 'charge',
    customer,
    refunded,
    payment_intent: intent,
  });
  const last = () => subscriptions.at(-1)!;
  const lastPayment = () => payments.at(-1)!;

  const subscribe = (session: string) => {
    const { customer, price } = sessions.get(session)!;
    sessions.get(session)!.status = 'complete';
    const start = seconds();
    const made: Subscription = {
      id: id('sub'),
      customer,
      status: 'active',
      price,
      start,
      end: start + periodOf(price),
      cancelAtEnd: false,
      endedAt: null,
      invoice: id('in'),
      created: start,
    };
    subscriptions.push(made);
    told(made, 'customer.subscription.created');
    pay(made);
    tell('checkout.session.completed', { id: session, object: 'checkout.session', customer });
  };
  const manage = (customer: string, what: string | null) => {
    const it = subscriptions.findLast((known) => known.customer === customer)!;
    if (what === 'cancel') it.cancelAtEnd = true;
    if (what === 'resume') it.cancelAtEnd = false;
    if (what === 'yearly') {
      it.price = STRIPE_SETTINGS.STRIPE_PRICE_YEARLY;
      it.start = seconds();
      it.end = it.start + periodOf(it.price);
      it.invoice = id('in');
      pay(it);
    }
    told(it);
  };

  /** Answers a call of the API; undefined for one that is not known. */
  const answer = (
    method: string,
    path: string,
    query: URLSearchParams,
    form: URLSearchParams,
  ): object | undefined => {
    const [, , collection = '', thing = '', more = '', deed] = path.split('/');
    switch (`${method} ${collection}${thing && '/…'}${more && '/…'}${deed ? `/${deed}` : ''}`) {
      case 'POST customers': {
        const made = id('cus');
        customers.add(made);
        return { id: made, object: 'customer', email: form.get('email') };
      }
      case 'GET customers/…':
        return customers.has(thing) ? { id: thing, object: 'customer' } : undefined;
      case 'POST checkout/…': {
        const made = id('cs');
        const customer = form.get('customer') ?? '';
        if (!customers.has(customer)) return undefined;
        const price = form.get('line_items[0][price]') ?? '';
        const success = form.get('success_url') ?? '';
        sessions.set(made, { customer, price, success, status: 'open' });
        return { id: made, object: 'checkout.session', url: `${url}/pay/${made}` };
      }
      case 'GET checkout/…':
        return list(
          path,
          [...sessions]
            .filter(([, { customer }]) => customer === query.get('customer'))
            .filter(([, { status }]) => status === query.get('status'))
            .map(([key]) => ({ id: key, object: 'checkout.session' })),
        );
      case 'POST checkout/…/…/expire':
        sessions.get(more)!.status = 'expired';
        return { id: more, object: 'checkout.session' };
      case 'POST billing_portal/…': {
        if (!customers.has(form.get('customer') ?? '')) return undefined;
        const made = id('bps');
        const back = form.get('return_url') ?? '';
        portals.set(made, { customer: form.get('customer') ?? '', back });
        return { id: made, object: 'billing_portal.session', url: `${url}/portal/${made}` };
      }
      case 'GET subscriptions': {
        const wanted = query.get('customer');
        const all = query.get('status') === 'all';
        return list(
          path,
          subscriptions
            .filter((it) => it.customer === wanted && (all || it.status !== 'canceled'))
            .map(shown),
        );
      }
      case 'DELETE subscriptions/…': {
        const it = subscriptions.find((known) => known.id === thing)!;
        Object.assign(it, { status: 'canceled', endedAt: seconds() });
        told(it, 'customer.subscription.deleted');
        return shown(it);
      }
      case 'GET invoices':
        return list(
          path,
          payments
            .filter(({ subscription }) => subscription === query.get('subscription'))
            .toReversed()
            .map(({ invoice, start, end }) => ({
              id: invoice,
              object: 'invoice',
              status: 'paid',
              lines: list(`/v1/invoices/${invoice}/lines`, [{ period: { start, end } }]),
            })),
        );
      case 'GET invoice_payments':
        return list(
          path,
          payments
            .filter(({ invoice }) => invoice === query.get('invoice'))
            .map(({ intent }) => ({
              id: `inpay_${intent}`,
              object: 'invoice_payment',
              status: 'paid',
              payment: { type: 'payment_intent', payment_intent: intent },
            })),
        );
      case 'GET payment_intents/…': {
        const payment = payments.find(({ intent }) => intent === thing)!;
        return { id: thing, object: 'payment_intent', latest_charge: chargeOf(payment) };
      }
      case 'GET charges/…': {
        const payment = payments.find(({ charge }) => charge === thing);
        return payment && chargeOf(payment);
      }
      case 'GET disputes':
        return list(
          path,
          [...disputes]
            .filter(([, { intent }]) => intent === query.get('payment_intent'))
            .map(([key, dispute]) => ({ id: key, object: 'dispute', ...dispute })),
        );
      case 'GET events':
        return list(
          path,
          events
            .filter(({ created }) => created >= Number(query.get('created[gte]') ?? 0))
            .toReversed()
            .map((event) => ({ object: 'event', ...event })),
        );
      default:
        return undefined;
    }
  };

  const down = { error: { message: 'Something is wrong on our end', type: 'api_error' } };
  /** By the keys of their requests, which get the same again, failures included. */
  const answers = new Map<string, { status: number; text: string }>();

  const serve = async (request: IncomingMessage, response: ServerResponse) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://stripe.example');
    const { method = 'GET' } = request;
    const form = await bodyOf(request);
    const [, place = '', key = ''] = pathname.split('/');
    const send = (status: number, type: string, text: string) =>
      response.writeHead(status, { 'content-type': type }).end(text);
    if (place === 'pay' || place === 'portal') {
      const buttons = place === 'pay' ? ['pay'] : ['yearly', 'cancel', 'resume'];
      if (place === 'pay' && sessions.get(key)!.status !== 'open') {
        return send(410, 'text/html', page([]));
      }
      if (method === 'GET') return send(200, 'text/html', page(buttons));
      if (place === 'pay') subscribe(key);
      else manage(portals.get(key)!.customer, form.get('do'));
      const back = place === 'pay' ? sessions.get(key)!.success : portals.get(key)!.back;
      return response.writeHead(303, { location: back }).end();
    }
    calls.push(`${method} ${pathname}`);
    if (standIn.isSilent) return undefined;
    const isOurs = request.headers.authorization === `Bearer ${STRIPE_SETTINGS.STRIPE_SECRET_KEY}`;
    const refuse = (status: number, message: string, code?: string) => {
      const error = { message, type: 'api_error', code };
      return send(status, 'application/json', JSON.stringify({ error }));
    };
    if (!isOurs) return refuse(401, 'Invalid API Key provided');
    // Without this the library tries again, with pauses.
    response.setHeader('stripe-should-retry', 'false');
    const again = request.headers['idempotency-key'];
    const before = typeof again === 'string' ? answers.get(again) : undefined;
    if (before) return send(before.status, 'application/json', before.text);
    const answered = standIn.isDown
      ? down
      : standIn.isMute
        ? {}
        : answer(method, pathname, searchParams, form);
    if (!answered)
      return refuse(404, `Unrecognized request: ${method} ${pathname}`, 'resource_missing');
    const status = answered === down ? 500 : 200;
    const text = JSON.stringify(answered);
    if (typeof again === 'string') answers.set(again, { status, text });
    return send(status, 'application/json', text);
  };

  const server = createServer((request, response) => void serve(request, response));
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const signer = new Stripe(STRIPE_SETTINGS.STRIPE_SECRET_KEY);
  const standIn: StripeStandIn = {
    url,
    events,
    calls,
    isDown: false,
    isMute: false,
    isSilent: false,
    last,
    deleteCustomer() {
      const gone = [...customers].at(-1)!;
      customers.delete(gone);
      for (const it of subscriptions.filter(({ customer }) => customer === gone)) {
        Object.assign(it, { status: 'canceled', endedAt: seconds() });
        told(it, 'customer.subscription.deleted');
      }
    },
    renew(outcome) {
      const it = last();
      it.start = it.end;
      it.end = it.start + periodOf(it.price);
      it.invoice = id('in');
      it.status = outcome === 'paid' ? 'active' : 'past_due';
      if (outcome === 'paid') pay(it);
      else tell('invoice.payment_failed', { id: it.invoice, customer: it.customer });
      told(it);
    },
    recover() {
      last().status = 'active';
      pay(last());
      told(last());
    },
    cancel() {
      last().cancelAtEnd = true;
      told(last());
    },
    end() {
      Object.assign(last(), { status: 'canceled', endedAt: last().end });
      told(last(), 'customer.subscription.deleted');
    },
    refund() {
      lastPayment().refunded = true;
      tell('charge.refunded', chargeOf(lastPayment()));
    },
    failRefund() {
      lastPayment().refunded = false;
      const { charge } = lastPayment();
      tell('refund.failed', { id: id('re'), object: 'refund', status: 'failed', charge });
    },
    dispute(status) {
      const payment = lastPayment();
      const isNew = payment.dispute === null;
      payment.dispute ??= id('dp');
      const dispute = { intent: payment.intent, charge: payment.charge, status };
      disputes.set(payment.dispute, dispute);
      const type = isNew ? 'charge.dispute.created' : 'charge.dispute.closed';
      tell(type, { id: payment.dispute, object: 'dispute', ...dispute });
    },
    async sign(event, secret = STRIPE_SETTINGS.STRIPE_WEBHOOK_SECRET) {
      const body = JSON.stringify({ object: 'event', ...event });
      const signature = await signer.webhooks.generateTestHeaderStringAsync({
        payload: body,
        secret,
        timestamp: seconds(),
      });
      return { body, signature };
    },
    close: () => new Promise((resolve) => void server.close(() => resolve())),
  };
  return standIn;
}
