import { messageOf } from '../errors.ts';

/** Asks for the TXT records of a name, as `resolveTxt` of node:dns does. */
export type ResolveTxt = (name: string) => Promise<string[][]>;

/** What the DNS says of a domain that mails are sent from. */
export interface DomainRecord {
  record: 'SPF' | 'DKIM' | 'DMARC';
  severity: 'ok' | 'warning' | 'problem';
  /** A sentence that says what was found. */
  says: string;
  /** A sentence that says what to do; null when nothing is. */
  fix: string | null;
}

type Judged = Omit<DomainRecord, 'record'>;

const ok = (says: string): Judged => ({ severity: 'ok', says, fix: null });
const warning = (says: string, fix: string): Judged => ({ severity: 'warning', says, fix });
const problem = (says: string, fix: string): Judged => ({ severity: 'problem', says, fix });

/** Codes of answers that say that there is no such record. */
const NONE = new Set(['ENODATA', 'ENOTFOUND', 'NXDOMAIN', 'NODATA']);

/** Records are public, and may be long: that much is repeated. */
const MAX_SHOWN_CHARACTERS = 200;
const shown = (record: string): string =>
  record.length > MAX_SHOWN_CHARACTERS ? `${record.slice(0, MAX_SHOWN_CHARACTERS)}…` : record;

/** Reads the TXT records of a name, the parts of each joined; empty when there is none. */
async function recordsOf(resolveTxt: ResolveTxt, name: string): Promise<string[]> {
  try {
    return (await resolveTxt(name)).map((parts) => parts.join(''));
  } catch (error) {
    if (NONE.has((error as { code?: string }).code ?? '')) return [];
    throw error;
  }
}

async function spf(resolveTxt: ResolveTxt, domain: string): Promise<Judged> {
  const records = (await recordsOf(resolveTxt, domain)).filter((text) =>
    /^v=spf1(?:\s|$)/i.test(text),
  );
  const [record] = records;
  const publish = `Publish one TXT record at ${domain} such as "v=spf1 include:… -all", with what your mail server's provider names.`;
  if (record === undefined) return problem(`${domain} has no SPF record.`, publish);
  if (records.length > 1)
    return problem(`${domain} has ${records.length} SPF records, so none counts.`, publish);
  if (/\s\+?all(?:\s|$)/i.test(record))
    return problem(`${domain} lets everybody send: ${shown(record)}`, 'End the record with -all.');
  if (!/\s(?:[-~]all|redirect=\S+)(?:\s|$)/i.test(record))
    return warning(`${domain} refuses nobody: ${shown(record)}`, 'End the record with -all.');
  return ok(`${domain}: ${shown(record)}`);
}

const tag = (record: string, name: string): string | undefined =>
  new RegExp(`(?:^|;)\\s*${name}\\s*=\\s*([^;]*)`, 'i').exec(record)?.[1]?.trim();

async function dkim(
  resolveTxt: ResolveTxt,
  domain: string,
  selector: string | undefined,
): Promise<Judged> {
  if (selector === undefined)
    return warning(
      'DKIM was not looked up: its record has a name of its own, the selector.',
      'Add --dkim-selector NAME: the provider of your mail server says it, and the test mail that arrives names it as s= in DKIM-Signature.',
    );
  const name = `${selector}._domainkey.${domain}`;
  const record = (await recordsOf(resolveTxt, name)).find(
    (text) => tag(text, 'p') !== undefined && !/^v=(?!DKIM1)/i.test(text),
  );
  if (record === undefined)
    return problem(
      `${name} has no DKIM record.`,
      'Publish the record that the provider of your mail server names, and have it sign.',
    );
  return tag(record, 'p') === ''
    ? problem(
        `The DKIM key at ${name} is revoked.`,
        'Publish the key that your mail server signs by.',
      )
    : ok(`${name} has a key.`);
}

/** Returns a domain and those above it, without the top one. */
function withParents(domain: string): string[] {
  const labels = domain.split('.');
  return labels.slice(0, -1).map((_, at) => labels.slice(at).join('.'));
}

async function dmarc(resolveTxt: ResolveTxt, domain: string): Promise<Judged> {
  for (const name of withParents(domain)) {
    const records = await recordsOf(resolveTxt, `_dmarc.${name}`);
    const record = records.find((text) => /^v=DMARC1\b/i.test(text));
    if (record === undefined) continue;
    const policy = (name === domain ? undefined : tag(record, 'sp')) ?? tag(record, 'p') ?? 'none';
    return policy.toLowerCase() === 'none'
      ? warning(
          `_dmarc.${name} only watches: ${shown(record)}`,
          'Once reports show that your own mails pass, write p=quarantine, then p=reject.',
        )
      : ok(`_dmarc.${name}: ${shown(record)}`);
  }
  return problem(
    `${domain} has no DMARC record.`,
    `Publish a TXT record at _dmarc.${domain}: "v=DMARC1; p=none; rua=mailto:…" to begin with.`,
  );
}

/** Reads SPF, DKIM and DMARC of a domain, by which others judge mails from it. */
export async function readSenderDomain(
  resolveTxt: ResolveTxt,
  domain: string,
  selector: string | undefined,
): Promise<DomainRecord[]> {
  const asked = {
    SPF: () => spf(resolveTxt, domain),
    DKIM: () => dkim(resolveTxt, domain, selector),
    DMARC: () => dmarc(resolveTxt, domain),
  };
  const records = Object.entries(asked) as [DomainRecord['record'], () => Promise<Judged>][];
  return Promise.all(
    records.map(async ([record, ask]) => {
      const judged = await ask().catch((error: unknown) =>
        warning(
          `${record} of ${domain} could not be looked up: ${messageOf(error)}.`,
          'Try again, or look at the resolver of this machine.',
        ),
      );
      return { record, ...judged };
    }),
  );
}
