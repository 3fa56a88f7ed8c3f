import type { KeyRing } from '../platform/secrets/index.ts';
import { type Topic, topicOf } from './letter.ts';

const PURPOSE = 'mail-topic';
const SIGNATURE_BYTES = 16;

/** What a link in a mail switches off, and for which partner. */
export interface TopicSwitch {
  partnerId: number;
  topic: Topic;
}

/**
 * The token of the link by which a partner switches off mails of a topic. It does not expire, as old
 * mails have to keep working; it can do nothing else.
 */
export function topicSwitchToken(keyRing: KeyRing, { partnerId, topic }: TopicSwitch): string {
  const text = `${partnerId}.${topic}`;
  return `${text}.${keyRing.sign(PURPOSE, text, SIGNATURE_BYTES)}`;
}

/** What a token switches off; undefined for an invalid one. */
export function readTopicSwitch(keyRing: KeyRing, token: string): TopicSwitch | undefined {
  const [id = '', name = '', signature = '', ...rest] = token.split('.');
  const topic = topicOf(name);
  const genuine =
    rest.length === 0 && keyRing.verify(PURPOSE, `${id}.${name}`, signature, SIGNATURE_BYTES);
  return genuine && topic ? { partnerId: Number(id), topic } : undefined;
}
