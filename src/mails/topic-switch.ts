import type { KeyRing } from '../platform/secrets/index.ts';
import { type Topic, topicOf } from './letter.ts';

const PURPOSE = 'mail-topic';
const SIGNATURE_BYTES = 16;

/** The topic that a link in a mail switches off, and the partner. */
export interface TopicSwitch {
  partnerId: number;
  topic: Topic;
}

/**
 * Returns the token of a link that switches off a topic. It does not expire, because links in old
 * mails must keep working; it allows nothing else.
 */
export function topicSwitchToken(keyRing: KeyRing, { partnerId, topic }: TopicSwitch): string {
  const text = `${partnerId}.${topic}`;
  return `${text}.${keyRing.sign(PURPOSE, text, SIGNATURE_BYTES)}`;
}

/** Parses a token; undefined when it is invalid. */
export function readTopicSwitch(keyRing: KeyRing, token: string): TopicSwitch | undefined {
  const [id = '', name = '', signature = '', ...rest] = token.split('.');
  const topic = topicOf(name);
  const genuine =
    rest.length === 0 && keyRing.verify(PURPOSE, `${id}.${name}`, signature, SIGNATURE_BYTES);
  return genuine && topic ? { partnerId: Number(id), topic } : undefined;
}
