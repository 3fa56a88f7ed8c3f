import type { Lead } from '@campcairn/sdk';
import { clientOf } from '../client.ts';
import { type Command, flag, text } from '../line/command.ts';
import { placeOf, placeOption } from '../line/place.ts';
import { poll } from '../line/poll.ts';
import { leadText } from './lead-text.ts';

const EVERY_SECONDS = 30;

/** Shows enquiries as they arrive. */
export const followCommand: Command = {
  words: 'leads follow',
  arguments: [],
  summary: 'show enquiries that wait, then each new one as it comes',
  help: ['With --json each is one JSON object on a line of its own.'],
  options: {
    ack: flag('acknowledge each once it is shown'),
    every: text(`how often to look; ${EVERY_SECONDS} unless given`, 'SECONDS'),
    'resume-file': placeOption,
    once: flag('show those that wait, and end'),
  },
  async run(given, system) {
    const { leads } = clientOf(given, system);
    const options = { signal: system.stopped };
    const seen = new Set<string>();
    const place = placeOf(given, system.now().toISOString());
    const show = async (lead: Lead) => {
      if (seen.has(lead.id)) return;
      seen.add(lead.id);
      system.out(given.has('json') ? JSON.stringify(lead) : leadText(lead));
      if (given.has('ack')) await leads.acknowledge(lead.id, options);
    };
    const look = async () => {
      const waiting = { kind: 'enquiry', delivery_status: 'pending' } as const;
      for await (const lead of leads.list(waiting, options)) await show(lead);
      // Also shows enquiries that another program has acknowledged in the meantime.
      const later = leads.list({ kind: 'enquiry', ...place.from }, options);
      for await (const lead of later) await show(lead);
      place.moveTo(later.cursor);
    };
    const every = given.count('every', EVERY_SECONDS);
    await poll(look, { every, once: given.has('once') }, system);
    return { json: undefined, text: '' };
  },
};
