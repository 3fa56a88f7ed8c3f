import { Resolver } from 'node:dns/promises';
import { checkSettings, type Finding } from '../app/use-cases/set-up/index.ts';
import { SettingError, type Settings } from '../platform/config/index.ts';
import { isPlainAddress, readSenderDomain } from '../platform/mail/index.ts';
import { mending } from '../platform/mendable.ts';
import { type CommandIo, type CommandResult, UsageError } from './command.ts';
import type { CommandContext } from './context.ts';
import { table } from './output.ts';

interface Wish {
  /** Address that a test mail is sent to. */
  mailTo: string | undefined;
  /** Name of the DKIM record. */
  selector: string | undefined;
}

const DNS_TIMEOUT_MS = 3000;

const askServers: NonNullable<CommandIo['resolveTxt']> = (name) =>
  new Resolver({ timeout: DNS_TIMEOUT_MS, tries: 2 }).resolveTxt(name);

/** A part of a DNS name, of letters, digits, hyphens and dots. */
const SELECTOR = /^[a-z0-9_-]+(?:\.[a-z0-9_-]+)*$/i;

/** One finding for each setting that is refused. */
const refusals = (error: SettingError): Finding[] =>
  error.message.split('\n').map((says) => ({
    check: 'settings',
    severity: 'problem',
    says,
    fix: 'Set it anew; "cc settings" shows what is set.',
  }));

/** The findings where the database cannot be used. */
function withoutDatabase(error: unknown): Finding {
  const sentence = error instanceof SettingError ? error.message : mending(error)?.sentence;
  if (sentence === undefined) throw error;
  const fix = 'See that it runs, and that DATABASE_URL leads there with its user and password.';
  return { check: 'database', severity: 'problem', says: sentence, fix };
}

async function checkMail(
  { mailQueue }: CommandContext,
  { MAIL_FROM: from, PUBLIC_URL: url }: Settings,
  to: string,
): Promise<Finding> {
  const check = 'test mail';
  if (!mailQueue.sends)
    return {
      check,
      severity: 'problem',
      says: 'No test mail was sent, as SMTP_URL is not set.',
      fix: 'Set SMTP_URL first.',
    };
  const text = `This mail was sent by cc doctor of ${url}, from ${from}. It shows that mails arrive. Look at where it arrived: in the inbox, or among spam.`;
  const failure = await mailQueue.sendNow({
    purpose: 'test',
    fromName: 'Campcairn',
    to,
    subject: 'Campcairn: a test mail',
    text,
  });
  if (failure !== null)
    return {
      check,
      severity: 'problem',
      says: `The test mail was not taken: ${failure}`,
      fix: 'Look at SMTP_URL, and at the log of the mail server.',
    };
  return { check, severity: 'ok', says: `The mail server took a test mail to ${to}.`, fix: null };
}

/** Looks up what the DNS says of the sender's domain. */
async function checkSender(
  io: CommandIo,
  { MAIL_FROM: from }: Settings,
  selector: string | undefined,
): Promise<Finding[]> {
  const domain = from.slice(from.lastIndexOf('@') + 1);
  if (!domain.includes('.'))
    return [
      {
        check: 'SPF',
        severity: 'warning',
        says: `${domain} is no domain that others know.`,
        fix: 'Set MAIL_FROM to an address of your domain.',
      },
    ];
  const records = await readSenderDomain(io.resolveTxt ?? askServers, domain, selector);
  return records.map(({ record, ...judged }) => ({ check: record, ...judged }));
}

async function examine(
  io: CommandIo,
  openContext: () => Promise<CommandContext>,
  wish: Wish,
): Promise<Finding[]> {
  let settings: Settings;
  try {
    settings = io.settings();
  } catch (error) {
    if (error instanceof SettingError) return refusals(error);
    throw error;
  }
  const sender = wish.mailTo === undefined ? [] : await checkSender(io, settings, wish.selector);
  let context: CommandContext;
  try {
    context = await openContext();
  } catch (error) {
    return [...checkSettings(settings, io.environment), withoutDatabase(error), ...sender];
  }
  try {
    const found = await context.checkSetUp();
    const sent = wish.mailTo === undefined ? [] : [await checkMail(context, settings, wish.mailTo)];
    return [...found, ...sent, ...sender];
  } finally {
    await context.close();
  }
}

const counted = (count: number, noun: string): string =>
  `${count} ${noun}${count === 1 ? '' : 's'}`;

/** Writes the findings for people: a table, the fixes below their lines, and the sum. */
function report(findings: readonly Finding[]): string {
  const [head = '', ...rows] = table(
    findings.map(({ check, severity, says }) => ({ check, '': severity, 'what is so': says })),
  ).split('\n');
  const indent = ' '.repeat(head.indexOf('what is so'));
  const lines = rows.flatMap((row, at) => {
    const fix = findings[at]?.fix;
    return fix ? [row, `${indent}→ ${fix}`] : [row];
  });
  const count = (wanted: string) => findings.filter(({ severity }) => severity === wanted).length;
  const sum = `${counted(count('problem'), 'problem')}, ${counted(count('warning'), 'warning')}.`;
  return [head, ...lines, '', sum].join('\n');
}

/** Checks the set-up; fails when there is a problem. */
export async function doctor(
  io: CommandIo,
  openContext: () => Promise<CommandContext>,
  wish: Wish,
): Promise<CommandResult> {
  if (wish.mailTo !== undefined && !isPlainAddress(wish.mailTo))
    throw new UsageError('--mail must be one mail address such as you@example.org.');
  if (wish.selector !== undefined) {
    if (wish.mailTo === undefined) throw new UsageError('--dkim-selector goes with --mail EMAIL.');
    if (!SELECTOR.test(wish.selector))
      throw new UsageError('--dkim-selector must be a name such as mail or s1.');
  }
  const findings = await examine(io, openContext, wish);
  return {
    json: findings,
    text: report(findings),
    rows: findings,
    failed: findings.some(({ severity }) => severity === 'problem'),
  };
}
