import { lookup } from 'node:dns/promises';
import { BlockList, isIP } from 'node:net';
import { connect } from 'node:tls';
import type { Campcairn, Partner } from '@campcairn/sdk';
import { type Finding, ok, warning, whyOf, wrong } from './finding.ts';

const TIMEOUT_MS = 5000;
const DAY_MS = 24 * 60 * 60 * 1000;
const SOON_DAYS = 14;

const privateAddresses = new BlockList();
for (const [network, bits] of [
  ['10.0.0.0', 8],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const)
  privateAddresses.addSubnet(network, bits, 'ipv4');
for (const [network, bits] of [
  ['::1', 128],
  ['fc00::', 7],
  ['fe80::', 10],
] as const)
  privateAddresses.addSubnet(network, bits, 'ipv6');

/**
 * Checks the account's webhook from this machine: DNS, certificate, and the response to a test
 * event.
 */
export async function lookAtWebhook(
  { webhook_url: address }: Partner,
  campcairn: Campcairn,
  { sendTest, now, stopped }: { sendTest: boolean; now: Date; stopped: AbortSignal },
): Promise<Finding[]> {
  if (address === null)
    return [warning('webhook', 'There is none: enquiries wait for you in "campcairn leads".')];
  const url = new URL(address);
  const findings = [await lookAtName(url.hostname), await lookAtCertificate(url, now)];
  if (!sendTest) return [...findings, ok('webhook', 'No event was sent: --send-test sends one.')];
  const test = await campcairn.account.testWebhook({ signal: stopped });
  const status = test.response_status === null ? '' : ` (${test.response_status})`;
  const took = `in ${test.duration_ms} ms`;
  return [
    ...findings,
    test.delivered
      ? ok('webhook', `It took a test event ${took}.`)
      : wrong(
          'webhook',
          `It did not take a test event${status}: ${test.error ?? 'no reason given'}`,
        ),
  ];
}

async function lookAtName(host: string): Promise<Finding> {
  try {
    const found = await lookup(host.replaceAll(/[[\]]/g, ''), { all: true });
    const inside = found.find(({ address, family }) =>
      privateAddresses.check(address, family === 6 ? 'ipv6' : 'ipv4'),
    );
    return inside
      ? wrong(
          'webhook',
          `${host} is ${inside.address}, a private address that the service cannot reach.`,
        )
      : ok('webhook', `${host} is ${found.map(({ address }) => address).join(', ')}.`);
  } catch (error) {
    return wrong('webhook', `${host}: ${whyOf(error)}.`);
  }
}

function lookAtCertificate({ hostname, port }: URL, now: Date): Promise<Finding> {
  const host = hostname.replaceAll(/[[\]]/g, '');
  const servername = isIP(host) ? {} : { servername: host };
  return new Promise((resolve) => {
    const socket = connect({ host, port: Number(port || 443), ...servername, timeout: TIMEOUT_MS });
    const end = (finding: Finding) => {
      socket.destroy();
      resolve(finding);
    };
    socket.once('secureConnect', () => {
      const until = new Date(socket.getPeerCertificate().valid_to);
      const days = Math.floor((until.getTime() - now.getTime()) / DAY_MS);
      const message = `Its certificate is valid until ${until.toISOString().slice(0, 10)}`;
      end(
        days < SOON_DAYS
          ? warning('webhook', `${message}: renew it.`)
          : ok('webhook', `${message}.`),
      );
    });
    socket.once('timeout', () => end(wrong('webhook', `${hostname} does not answer.`)));
    socket.once('error', (error) => end(wrong('webhook', `${hostname}: ${whyOf(error)}.`)));
  });
}
