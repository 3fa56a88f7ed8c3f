import type { LeadQuery } from '@campcairn/sdk';
import { clientOf } from '../client.ts';
import { choice, type Command, flag, text } from '../line/command.ts';
import { leadsCsv, leadText } from './lead-text.ts';

const KINDS = ['enquiry', 'click'] as const;
const STATUSES = ['pending', 'delivered', 'failed', 'not_applicable'] as const;

export const leadsCommand: Command = {
  words: 'leads',
  arguments: [],
  summary: 'list your leads, oldest first',
  options: {
    since: text('only those of this time or later', 'TIME'),
    kind: choice(KINDS, 'only enquiries, or only clicks'),
    status: choice(STATUSES, 'only those whose delivery stands so; pending ones wait for you'),
    csv: flag('answer with a CSV file'),
  },
  async run(given, system) {
    const query = {
      since: given.moment('since'),
      kind: given.text('kind'),
      delivery_status: given.text('status'),
    } as LeadQuery;
    const leads = await clientOf(given, system).leads.list(query, { signal: system.stopped }).all();
    const lines = leads.length === 0 ? 'There is none.' : leads.map(leadText).join('\n');
    return { json: { leads }, text: given.has('csv') ? leadsCsv(leads) : lines };
  },
};
