import { type Language, momentIn, numberIn } from './language.ts';
import { sentenceIn } from './sentences/index.ts';
import type { Letter } from './letter.ts';
import { wordsIn } from './words/index.ts';

/** A failing webhook. */
export interface WebhookFailing {
  /** When the first attempt of the current series of failures was made. */
  since: Date;
  /** Why the last attempt failed, as a sentence. */
  reason: string | null;
  /** The host of its address; the rest may contain a token. */
  host: string;
  /** Number of enquiries with further attempts. */
  waiting: number;
  /** The page of its deliveries in the dashboard. */
  link: string;
  /** Time zone (IANA name) of the times. */
  timeZone: string;
}

/** Notifies a partner that its webhook fails. */
export function webhookFailing(language: Language, facts: WebhookFailing): Letter {
  const { failing } = wordsIn(language).webhook;
  return {
    language,
    purpose: 'webhook-failing',
    topic: 'webhook',
    from: 'enquiries',
    subject: failing.subject,
    blocks: [
      { paragraph: failing.text(momentIn(language, facts.since, facts.timeZone)) },
      {
        facts: [
          [
            failing.lastAttempt,
            facts.reason === null ? failing.noAnswer : sentenceIn(language, facts.reason),
          ],
          [failing.host, facts.host],
          [failing.waiting, numberIn(language, facts.waiting)],
        ],
      },
      { paragraph: failing.next },
      { button: facts.link, label: failing.open },
    ],
  };
}

/** Notifies a partner that its webhook works again, with the enquiries that it missed. */
export function webhookRecovered(
  language: Language,
  facts: Pick<WebhookFailing, 'since' | 'reason' | 'link' | 'timeZone'> & {
    /** When it took an enquiry again. */
    at: Date;
    missed: number;
  },
): Letter {
  const { failing, recovered } = wordsIn(language).webhook;
  const { since, reason, at, missed, link, timeZone } = facts;
  const moment = (time: Date) => momentIn(language, time, timeZone);
  return {
    language,
    purpose: 'webhook-recovered',
    topic: 'webhook',
    from: 'enquiries',
    subject: recovered.subject,
    blocks: [
      { paragraph: recovered.text(moment(at), moment(since)) },
      {
        facts: [
          [
            recovered.lastFailure,
            reason === null ? failing.noAnswer : sentenceIn(language, reason),
          ],
        ],
      },
      ...(missed === 0 ? [] : [{ paragraph: recovered.missed(numberIn(language, missed)) }]),
      { button: link, label: recovered.open },
    ],
  };
}
