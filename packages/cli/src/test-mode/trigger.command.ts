import type { Lead } from '@campcairn/sdk';
import { clientOf } from '../client.ts';
import { keyOf } from '../credentials.ts';
import { leadText } from '../leads/lead-text.ts';
import { type Command, type Given, text, UsageError } from '../line/command.ts';
import type { System } from '../system.ts';

const testClientOf = (given: Given, system: System) => {
  if (!keyOf(given, system).startsWith('cc_test_'))
    throw new UsageError('Leads are caused with a test key only, which begins with cc_test_.');
  return clientOf(given, system).testMode;
};

/** Causes an enquiry of a traveller who does not exist. */
export const triggerEnquiryCommand: Command = {
  words: 'trigger enquiry',
  arguments: ['EXTERNAL_ID'],
  summary: 'cause an enquiry about a listing of your test account',
  help: ['Your webhook and "campcairn listen" get it as a real one. What is not given is made up.'],
  options: {
    name: text("the traveller's name"),
    email: text("the traveller's address"),
    phone: text("the traveller's telephone number"),
    message: text('what the traveller writes'),
    from: text('the first day, such as 2026-07-01', 'DATE'),
    to: text('the last day', 'DATE'),
    guests: text('how many people', 'NUMBER'),
  },
  async run(given, system) {
    const testMode = testClientOf(given, system);
    const typed = {
      name: given.text('name'),
      email: given.text('email'),
      phone: given.text('phone'),
      message: given.text('message'),
      start_date: given.text('from'),
      end_date: given.text('to'),
      guests: given.text('guests') === undefined ? undefined : given.count('guests', 1),
    };
    const sent = Object.fromEntries(
      Object.entries(typed).filter(([, value]) => value !== undefined),
    );
    const enquiry = { external_id: given.arguments[0]!, ...sent };
    const lead = await testMode.causeEnquiry(enquiry, { signal: system.stopped });
    return { json: { lead }, text: leadText(lead) };
  },
};

/** Causes a click of a traveller who does not exist. */
export const triggerClickCommand: Command = {
  words: 'trigger click',
  arguments: ['EXTERNAL_ID'],
  summary: 'cause a click to a listing of your test account',
  options: {},
  async run(given, system) {
    const testMode = testClientOf(given, system);
    const click = { external_id: given.arguments[0]! };
    const { lead, redirect_url: url } = await testMode.causeClick(click, {
      signal: system.stopped,
    });
    return { json: { lead, redirect_url: url }, text: `${leadText(lead as Lead)}\n${url}` };
  },
};
