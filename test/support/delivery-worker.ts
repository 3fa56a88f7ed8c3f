import { createDeliveries } from '../../src/deliveries/index.ts';
import { systemClock } from '../../src/platform/clock.ts';
import { openDatabase } from '../../src/platform/db/index.ts';
import { createWorker } from '../../src/platform/jobs/index.ts';
import { createLog } from '../../src/platform/log.ts';
import { createOutbound } from '../../src/platform/outbound/index.ts';

/** The process's only argument, in JSON. */
export interface DeliveryWorkerOrders {
  databaseUrl: string;
  ca: string;
  webhookUrl: string;
  leaseMs: number;
}

// A process of its own that delivers until it is killed.
const orders = JSON.parse(process.argv[2] ?? '') as DeliveryWorkerOrders;
const db = openDatabase(orders.databaseUrl);
const deliveries = createDeliveries({
  db,
  clock: systemClock,
  outbound: createOutbound({ allow: ['127.0.0.0/8'], ca: orders.ca }),
  webhookOf: async () => ({
    url: orders.webhookUrl,
    secret: 'whsec_test',
    nextSecret: null,
    status: 'approved',
  }),
  retryWaitsSeconds: [60],
  keepDays: 90,
});
const { leaseMs } = orders;
const kinds = deliveries.jobs({});
await createWorker({ db, log: createLog('silent'), kinds, leaseMs }).start();
process.send?.('started');
