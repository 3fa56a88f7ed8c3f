import { clientOf } from '../client.ts';
import { type Command, UsageError } from '../line/command.ts';

export const ackCommand: Command = {
  words: 'leads ack',
  arguments: ['LEAD…'],
  summary: 'say that you have enquiries, so that they are not sent again',
  options: {},
  async run(given, system) {
    const { arguments: ids } = given;
    const wrong = ids.find((id) => !/^lead_[0-9A-Za-z]+$/.test(id));
    if (wrong !== undefined) throw new UsageError(`${wrong} is not the id of a lead, lead_….`);
    const { leads } = clientOf(given, system);
    const acknowledged = [];
    for (const id of ids)
      acknowledged.push(await leads.acknowledge(id, { signal: system.stopped }));
    const lines = acknowledged.map(({ id, delivery_status: status }) => `${id}  ${status}`);
    return { json: { leads: acknowledged }, text: lines.join('\n') };
  },
};
