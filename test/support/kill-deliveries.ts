import { setTimeout as wait } from 'node:timers/promises';
import { statement } from '../../src/platform/db/index.ts';
import { createAuthority } from './certificates.ts';
import { type RequestedPartner, startKillable } from './killable.ts';
import { type Receiver, startReceiver } from './receiver.ts';

const selectUnfinished = statement<{ event_id: string }>(
  'test.kill.unfinished',
  `select event_id from delivery where state <> 'delivered'`,
);
const selectUndelivered = statement<{ id: string }>(
  'test.kill.undelivered',
  `select id from lead where kind = 'enquiry' and delivery_status <> 'delivered'`,
);

/** The outcome of enquiries while the process that delivers them was killed. */
export interface Toll {
  kills: number;
  /** Enquiries that were confirmed to the traveller. */
  sent: number;
  /** Of these, those that reached the partner and stand as delivered. */
  delivered: number;
  /** Events that arrived more than once. */
  repeated: number;
  /** Events that had arrived and were not recorded when the process was killed. */
  inFlight: number;
  /** Milliseconds from the traveller's confirmation to the first arrival: the longest, the median. */
  latest: number;
  median: number;
  /** Milliseconds that the process took to be back, at most. */
  restart: number;
}

interface Arrival {
  message: string;
  times: number[];
}

/** Keeps when each event arrived; answers after `replyMs`. */
async function startWatch(replyMs: number) {
  const authority = createAuthority();
  const arrivals = new Map<string, Arrival>();
  const receiver: Receiver = await startReceiver(
    authority.issue(),
    ({ headers, body }, response) => {
      const id = String(headers['cc-event-id']);
      const { message } = JSON.parse(body.toString()).data as { message: string };
      const known = arrivals.get(id) ?? { message, times: [] };
      arrivals.set(id, known);
      known.times.push(performance.now());
      setTimeout(() => response.writeHead(204).end(), replyMs);
    },
  );
  return { ca: authority.ca, arrivals, receiver };
}

const until = async (what: () => boolean | Promise<boolean>): Promise<void> => {
  const limit = performance.now() + 60_000;
  while (!(await what())) {
    if (performance.now() > limit) throw new Error('It never came true.');
    await wait(10);
  }
};

/**
 * Lets travellers ask all partners in rounds, four questions each, and in the middle of every round
 * kills the process -9 while webhooks are under way, and starts it again.
 */
export async function killDuringDeliveries(wishes: {
  partners: number;
  rounds: number;
}): Promise<Toll> {
  const { ca, arrivals, receiver } = await startWatch(60);
  const campcairn = await startKillable(ca);
  try {
    const partners: RequestedPartner[] = [];
    for (let n = 0; n < wishes.partners; n++)
      partners.push(await campcairn.partner(`Partner ${n}`, `${receiver.url}/${n}`));
    const confirmed = new Map<string, number>();
    const undelivered = async () => (await campcairn.db.query(selectUndelivered)).length;
    let inFlight = 0;
    let restart = 0;
    for (let round = 0; round < wishes.rounds; round++) {
      const questions = [...partners, ...partners, ...partners, ...partners];
      const half = Math.floor(questions.length / 2);
      const ask = (from: number, to: number) =>
        Promise.all(
          questions.slice(from, to).map(async (partner, index) => {
            const message = `Round ${round}, question ${from + index}`;
            await partner.ask(message);
            confirmed.set(message, performance.now());
          }),
        );
      const before = arrivals.size;
      await ask(0, half);
      await until(() => arrivals.size >= before + half / 4);
      await campcairn.kill();
      const open = await campcairn.db.query(selectUnfinished);
      inFlight += open.filter(({ event_id: id }) => arrivals.has(id)).length;
      const killed = performance.now();
      await campcairn.start();
      restart = Math.max(restart, performance.now() - killed);
      await ask(half, questions.length);
      await until(async () => (await undelivered()) === 0);
    }
    const events = [...arrivals.values()];
    const waits = events.map(({ message, times }) => times[0]! - (confirmed.get(message) ?? 0));
    waits.sort((a, b) => a - b);
    return {
      kills: wishes.rounds,
      sent: confirmed.size,
      delivered: new Set(events.map(({ message }) => message)).size,
      repeated: events.filter(({ times }) => times.length > 1).length,
      inFlight,
      latest: Math.round(waits.at(-1) ?? 0),
      median: Math.round(waits[Math.floor(waits.length / 2)] ?? 0),
      restart: Math.round(restart),
    };
  } finally {
    await campcairn.stop();
    await receiver.close();
  }
}
