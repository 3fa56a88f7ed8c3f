import { setTimeout as wait } from 'node:timers/promises';
import { createAuthority } from '../test/support/certificates.ts';
import { killDuringDeliveries } from '../test/support/kill-deliveries.ts';
import { startKillable } from '../test/support/killable.ts';
import { startReceiver } from '../test/support/receiver.ts';
import { type Measurement, report } from './support/report.ts';

/** Time after which the lease of a killed process's job expires. */
const LEASE_MS = 8_000;

/** Delivers 500 enquiries to 25 partners while the process is killed (SIGKILL) five times. */
async function killed(): Promise<Measurement[]> {
  const toll = await killDuringDeliveries({ partners: 25, rounds: 5 });
  const lost = { name: 'enquiries that travellers were told are sent', figure: toll.sent };
  return [
    {
      name: 'enquiries delivered over five kill -9',
      figure: toll.delivered,
      limit: lost,
      wanted: 1,
      details: toll,
    },
    {
      name: 'webhooks that arrived twice',
      figure: toll.repeated,
      limit: { name: 'under way when the process was killed', figure: toll.inFlight },
    },
    {
      name: 'longest wait of an enquiry in ms',
      figure: toll.latest,
      limit: { name: 'the lease', figure: LEASE_MS },
    },
  ];
}

/**
 * Queues 300 enquiries for a partner whose receiver never responds, and measures deliveries to
 * another partner.
 */
async function besideOneWhoHangs(): Promise<Measurement[]> {
  const authority = createAuthority();
  const arrived = new Map<string, number>();
  const receiver = await startReceiver(authority.issue(), ({ path, body }, response) => {
    const { message } = JSON.parse(body.toString()).data;
    if (!arrived.has(message)) arrived.set(message, performance.now());
    if (path !== '/hangs') response.writeHead(204).end();
  });
  const campcairn = await startKillable(authority.ca);
  try {
    const hanging = await campcairn.partner('Hanging', `${receiver.url}/hangs`);
    const other = await campcairn.partner('Other', `${receiver.url}/answers`);
    for (let from = 0; from < 300; from += 20)
      await Promise.all(Array.from({ length: 20 }, (_, n) => hanging.ask(`Hanging ${from + n}`)));
    const waits: number[] = [];
    for (let n = 0; n < 100; n++) {
      const message = `Other ${n}`;
      await other.ask(message);
      const acknowledgedAt = performance.now();
      while (!arrived.has(message)) await wait(1);
      waits.push(arrived.get(message)! - acknowledgedAt);
    }
    waits.sort((a, b) => a - b);
    const [median, longest] = [waits[50]!, waits.at(-1)!].map((ms) => Math.max(0, Math.round(ms)));
    return [
      {
        name: 'longest wait in ms of 100 enquiries beside 300 for a partner that hangs',
        figure: longest!,
        limit: { name: 'one second', figure: 1000 },
        details: { median },
      },
    ];
  } finally {
    await campcairn.stop();
    await receiver.close();
  }
}

report('deliveries', [...(await killed()), ...(await besideOneWhoHangs())]);
