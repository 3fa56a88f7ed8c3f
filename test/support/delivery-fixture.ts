import type { ServerResponse } from 'node:http';
import { createDeliveries, type Deliveries } from '../../src/deliveries/index.ts';
import { manualClock, type ManualClock } from './manual-clock.ts';
import { type Db, statement } from '../../src/platform/db/index.ts';
import {
  createWorker,
  type Outcome,
  type OutcomeHandler,
  type Worker,
} from '../../src/platform/jobs/index.ts';
import { createLog } from '../../src/platform/log.ts';
import { createOutbound, type Outbound } from '../../src/platform/outbound/index.ts';
import { createAuthority } from './certificates.ts';
import { createTestDatabase } from './database.ts';
import { type ReceivedRequest, type Receiver, startReceiver } from './receiver.ts';

const insertPartner = statement<{ id: number }>(
  'test.delivery_lab.partner',
  `insert into partner (slug, name, website, contact_email, status, created_at)
   values (gen_random_uuid(), 'Harbour Vans', 'https://vans.example', 'a@vans.example', 'approved', now())
   returning id`,
);

/** Where a partner's events go; changed by hand. */
export interface Target {
  url: string | null;
  secret: string | null;
  nextSecret: string | null;
  status: 'pending' | 'approved' | 'suspended' | 'rejected';
}

/** Deliveries on a real database, to a real receiver on loopback. */
export interface DeliveryLab {
  db: Db;
  /** The address of the database, for other processes. */
  databaseUrl: string;
  clock: ManualClock;
  outbound: Outbound;
  /** Certificate authority of the receiver, in PEM. */
  ca: string;
  receiver: Receiver;
  /** How the receiver answers; 204 unless changed. */
  answer(how: (request: ReceivedRequest, response: ServerResponse) => void): void;
  target: Target;
  partnerId: number;
  addPartner(): Promise<number>;
  outcomes: Outcome[];
  /** What is notified of each attempt; replaced by hand. */
  handler: OutcomeHandler;
  deliveries: Deliveries;
  worker: Worker;
  emit(eventId: string, partnerId?: number): Promise<void>;
  close(): Promise<void>;
}

/** Waits as the specification has them. */
export const RETRY_WAITS_SECONDS = [60, 240, 960, 3_840, 15_360];

/** Sets the laboratory up; `close` it in `after`. */
export async function createDeliveryLab(): Promise<DeliveryLab> {
  const { db, url: databaseUrl, drop } = await createTestDatabase();
  const authority = createAuthority();
  let answer = (_: ReceivedRequest, response: ServerResponse) => {
    response.writeHead(204).end();
  };
  const receiver = await startReceiver(authority.issue(), (request, response) =>
    answer(request, response),
  );
  const clock = manualClock('2026-05-01T09:30:00Z');
  const resolver = { resolve: () => Promise.reject(new Error('ENOTFOUND')), close: () => {} };
  const outbound = createOutbound({ allow: ['127.0.0.0/8'], ca: authority.ca, resolver });
  const target: Target = {
    url: `${receiver.url}/hook`,
    secret: 'whsec_test',
    nextSecret: null,
    status: 'approved',
  };
  const outcomes: Outcome[] = [];
  const handler: OutcomeHandler = {
    lock: () => Promise.resolve(),
    record: async (_, outcome) => void outcomes.push(outcome),
  };
  const deliveries = createDeliveries({
    db,
    clock,
    outbound,
    webhookOf: () => Promise.resolve({ ...target }),
    retryWaitsSeconds: RETRY_WAITS_SECONDS,
    keepDays: 90,
  });
  const kinds = deliveries.jobs({ 'lead.created': handler });
  const worker = createWorker({ db, log: createLog('silent'), kinds });
  const addPartner = async () => (await db.one(insertPartner)).id;
  const partnerId = await addPartner();
  return {
    db,
    databaseUrl,
    clock,
    outbound,
    ca: authority.ca,
    receiver,
    answer: (how) => {
      answer = how;
    },
    target,
    partnerId,
    addPartner,
    outcomes,
    handler,
    deliveries,
    worker,
    emit: (eventId, to = partnerId) =>
      db.transaction((tx) =>
        deliveries.emit(tx, {
          eventId,
          eventType: 'lead.created',
          partnerId: to,
          body: Buffer.from(JSON.stringify({ id: eventId, data: { name: 'Zoë' } })),
        }),
      ),
    async close() {
      await worker.stop(0);
      await outbound.close();
      await receiver.close();
      await drop();
    },
  };
}
