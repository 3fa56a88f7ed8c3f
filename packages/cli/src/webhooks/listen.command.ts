import { type Event, signWebhook } from '@campcairn/sdk';
import { clientOf, secretOf } from '../client.ts';
import { type Command, flag, text, UsageError } from '../line/command.ts';
import { placeOf, placeOption } from '../line/place.ts';
import { poll } from '../line/poll.ts';
import { forward } from './forward.ts';

const EVERY_SECONDS = 2;
const DAY_MS = 24 * 60 * 60 * 1000;
/** Delivery states of events that your webhook has not received. */
const UNDELIVERED = new Set(['waiting', 'stopped', 'failed']);

/** Delivers events to a program on this machine. */
export const listenCommand: Command = {
  words: 'listen',
  arguments: [],
  summary: 'deliver events, signed, to a program on this machine',
  help: [
    'Delivers the events of the last day that no webhook took, then each new one, as the service does: the same',
    'body and headers, signed by CAMPCAIRN_WEBHOOK_SECRET, --secret-file, or a secret that is made and shown. Your',
    'webhook in the dashboard goes on beside it.',
  ],
  options: {
    forward: text('where your program listens, such as http://localhost:8080/', 'URL'),
    since: text('the first moment to deliver events of; a day ago unless given', 'TIME'),
    'secret-file': text('a file that holds the signing secret', 'FILE'),
    ack: flag('acknowledge each enquiry that your program took'),
    every: text(`how often to look; ${EVERY_SECONDS} unless given`, 'SECONDS'),
    'resume-file': placeOption,
    once: flag('deliver those that wait, and end'),
  },
  async run(given, system) {
    const url = given.text('forward');
    if (url === undefined || !/^https?:/.test(url) || !URL.canParse(url))
      throw new UsageError('Say by --forward where your program listens: http://localhost:8080/.');
    const campcairn = clientOf(given, system);
    const known = secretOf(given, system);
    const secret = known ?? newSecret();
    if (known === undefined) system.say(`Signed by ${secret}`);

    const options = { signal: system.stopped };
    const seen = new Set<string>();
    const since = given.moment('since') ?? new Date(system.now().getTime() - DAY_MS).toISOString();
    const place = placeOf(given, since);
    // After a kept place everything is new to the program.
    let isFirst = !place.wasKept;
    let failed = 0;
    const deliver = async (event: Event) => {
      if (event.data === null) return;
      const { id, type, created_at, data } = event;
      const body = JSON.stringify({ id, type, created_at, data });
      const now = Math.floor(system.now().getTime() / 1000);
      const signature = await signWebhook(body, secret, now);
      const answer = await forward(url, { id, type, body, signature }, system.stopped);
      const outcome = answer.status ?? answer.error;
      const line = `${type}  ${id}  ${outcome}  ${answer.milliseconds} ms`;
      system.out(given.has('json') ? JSON.stringify({ id, type, ...answer }) : line);
      if (!answer.delivered) failed += 1;
      else if (given.has('ack') && type === 'lead.created')
        await campcairn.leads.acknowledge((data as { id: string }).id, options);
    };
    const look = async () => {
      const events = campcairn.events.list(place.from, options);
      for await (const event of events) {
        if (seen.has(event.id)) continue;
        seen.add(event.id);
        if (!isFirst || UNDELIVERED.has(event.delivery.state)) await deliver(event);
      }
      place.moveTo(events.cursor);
      isFirst = false;
    };
    const every = given.count('every', EVERY_SECONDS);
    const once = given.has('once');
    await poll(look, { every, once }, system);
    return { json: undefined, text: '', failed: once && failed > 0 };
  },
};

const newSecret = () => {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return `whsec_${Buffer.from(bytes).toString('hex')}`;
};
