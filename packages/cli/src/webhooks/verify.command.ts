import { verifyWebhook, WebhookError } from '@campcairn/sdk';
import { secretOf } from '../client.ts';
import { fileBytes } from '../file.ts';
import { type Command, Refused, text, UsageError } from '../line/command.ts';

/** Checks a body and its signature. */
export const verifyCommand: Command = {
  words: 'verify',
  arguments: ['FILE'],
  summary: 'check the signature of a body that a webhook received; FILE - is standard input',
  help: ['The secret is read from CAMPCAIRN_WEBHOOK_SECRET or --secret-file. No key is needed.'],
  options: {
    signature: text('what stood in CC-Signature', 't=…,v1=…'),
    'secret-file': text('a file that holds the signing secret', 'FILE'),
    at: text('when it was received; now unless given', 'TIME'),
  },
  async run(given, system) {
    const signature = given.text('signature');
    const secret = secretOf(given, system);
    if (signature === undefined)
      throw new UsageError('Say by --signature what stood in CC-Signature.');
    if (secret === undefined)
      throw new UsageError(
        'No secret: set CAMPCAIRN_WEBHOOK_SECRET, or name a file by --secret-file.',
      );
    const path = given.arguments[0]!;
    const body = path === '-' ? await system.input() : fileBytes(path);
    const at = given.moment('at');
    const now = Math.floor((at ? new Date(at) : system.now()).getTime() / 1000);
    const headers = { 'cc-signature': signature.trim() };
    try {
      const { id, type } = await verifyWebhook({ body, headers, secret, now });
      return { json: { valid: true, id, type }, text: `The signature is right: ${type} ${id}.` };
    } catch (error) {
      if (!(error instanceof WebhookError)) throw error;
      const hint = await hintOf(error, body, headers, secret);
      throw hint ? new Refused(`${error.message} ${hint}`, { cause: error }) : error;
    }
  },
};

/**
 * Explains a failed check: tries typical changes of the body or the secret, and names the one for
 * which the signature is valid.
 */
async function hintOf(
  { problem }: WebhookError,
  body: Uint8Array,
  headers: Record<string, string>,
  secret: string,
): Promise<string> {
  const text = new TextDecoder().decode(body);
  const now = Number(/^t=(\d+)/.exec(headers['cc-signature']!)?.[1]);
  const isRight = (changed: string, by = secret) =>
    verifyWebhook({ body: changed, headers, secret: by, now }).then(
      () => true,
      () => false,
    );
  if (problem === 'too_old')
    return (await isRight(text)) ? 'It was right when it was made: say by --at when it came.' : '';
  if (problem !== 'mismatch') return '';
  if (await isRight(text.trimEnd()))
    return 'It is right without the line break at the end of the body, which something added.';
  if (await isRight(compact(text)))
    return 'It is right for the body without spaces: keep the bytes as they came, before parsing.';
  return (await isRight(text, `whsec_${secret}`))
    ? 'It is right with whsec_ before the secret: the key is the whole of it.'
    : '';
}

const compact = (text: string): string => {
  try {
    return JSON.stringify(JSON.parse(text));
  } catch {
    return text;
  }
};
