import { ApiError, type Campcairn, type Partner } from '@campcairn/sdk';
import { clientOf } from '../client.ts';
import { baseUrlOf } from '../credentials.ts';
import { type Command, flag, type Given, UsageError } from '../line/command.ts';
import { counted, table } from '../line/words.ts';
import type { System } from '../system.ts';
import { lookAtAddress } from './address.ts';
import { type Finding, ok, warning, wrong } from './finding.ts';
import { lookAtWebhook } from './webhook.ts';

const WEEK_MS = 7 * 24 * 60 * 60 * 1000;

/** Checks the setup and reports problems. */
export const doctorCommand: Command = {
  words: 'doctor',
  arguments: [],
  summary: 'say what is wrong with the address, the clock, the key or your webhook',
  options: { 'send-test': flag('send your webhook a test event') },
  async run(given, system) {
    const findings = await examine(given, system);
    const rows = findings.map(({ state, about, message }) => [state, about, message]);
    return {
      json: { findings },
      text: table(rows),
      failed: findings.some(({ state }) => state === 'wrong'),
    };
  },
};

async function examine(given: Given, system: System): Promise<Finding[]> {
  const { stopped } = system;
  const address = await lookAtAddress(baseUrlOf(given, system), system.now, stopped);
  if (address.some(({ about, state }) => about === 'address' && state === 'wrong')) return address;
  const [found, campcairn, account] = await lookAtKey(given, system);
  if (!campcairn || !account) return [...address, found];
  const options = { sendTest: given.has('send-test'), now: system.now(), stopped };
  const webhook = await lookAtWebhook(account, campcairn, options);
  return [...address, found, ...webhook, ...(await lookAtWaiting(campcairn, system))];
}

async function lookAtKey(given: Given, system: System): Promise<[Finding, Campcairn?, Partner?]> {
  try {
    const campcairn = clientOf(given, system);
    const account = await campcairn.account.get({ signal: system.stopped });
    const { name, api_key_prefix: prefix, listings } = account;
    const mode = prefix.startsWith('cc_test_') ? 'a test key' : 'a live key';
    const shown = counted(listings.active, 'active listing');
    return [ok('key', `${prefix}… is ${mode} of ${name}, with ${shown}.`), campcairn, account];
  } catch (error) {
    if (error instanceof UsageError) return [wrong('key', error.message)];
    if (!(error instanceof ApiError)) throw error;
    if (error.status === 401)
      return [
        wrong(
          'key',
          'It is not known: it was replaced, or is of another service. See the dashboard.',
        ),
      ];
    return [wrong('key', error.message)];
  }
}

async function lookAtWaiting(campcairn: Campcairn, { now, stopped }: System): Promise<Finding[]> {
  const options = { signal: stopped };
  const since = new Date(now().getTime() - WEEK_MS).toISOString();
  const failed = await campcairn.events.list({ state: 'failed', since }, options).all();
  const waiting = { kind: 'enquiry', delivery_status: 'pending' } as const;
  const pending = await campcairn.leads.list(waiting, options).all();
  const events = counted(failed.length, 'event');
  const enquiries = counted(pending.length, 'enquiry', 'enquiries');
  return [
    failed.length > 0
      ? warning('events', `${events} of the last 7 days never reached your webhook.`)
      : ok('events', 'None of the last 7 days was given up.'),
    pending.length > 0
      ? warning('enquiries', `${enquiries} wait for you: "campcairn leads --status pending".`)
      : ok('enquiries', 'None waits for you.'),
  ];
}
