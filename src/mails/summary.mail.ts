import type { Block } from '../platform/mail/index.ts';
import { countIn, dayIn, type Language, momentIn, numberIn, percentIn } from './language.ts';
import type { Letter } from './letter.ts';
import { wordsIn } from './words/index.ts';

/** Numbers of things that need the partner's attention; no enquiry is named. */
export interface WeekNeeds {
  deliveriesFail: number;
  enquiriesWait: number;
  rowsFail: number;
  hidden: number;
  withoutPhotos: number;
  withoutDates: number;
  feedBroken: boolean;
}

/** Limits up to which numbers are counted, because counting on would take too long. */
const MOST_COUNTED: Partial<Record<keyof WeekNeeds, number>> = {
  deliveriesFail: 1_000,
  enquiriesWait: 1_000,
  withoutPhotos: 1_000,
  withoutDates: 1_000,
};

/** A partner's week in figures, without any data of travellers. */
export interface Week {
  partnerId: number;
  partner: string;
  /** The first and the last day (midnight, UTC). */
  from: Date;
  to: Date;
  needs: WeekNeeds;
  enquiries: number;
  enquiriesBefore: number;
  clicks: number;
  clicksBefore: number;
  /** Number of active listings now. */
  active: number;
  /** When listings were last sent by the API; null when not in the last 90 days. */
  lastPush: Date | null;
  /** Share of API calls that were refused; null without calls. */
  errorRate: number | null;
  /** Percentiles of the webhook's answer times in milliseconds; null without attempts. */
  webhook: { p50: number; p95: number } | null;
  /** When the feed was last read; null without a feed. */
  feedRead: Date | null;
  /** The dashboard's address. */
  link: string;
  /** Time zone (IANA name) of the times. */
  timeZone: string;
}

/** The weekly summary for a partner. */
export function weekSummary(language: Language, week: Week): Letter {
  const { summary } = wordsIn(language);
  const number = (value: number) => numberIn(language, value);
  return {
    language,
    purpose: 'week',
    reference: `week-${week.partnerId}`,
    topic: 'summary',
    from: 'service',
    subject: summary.subject(week.partner),
    blocks: [
      { paragraph: summary.week(dayIn(language, week.from), dayIn(language, week.to)) },
      { heading: summary.needs },
      needsOf(language, week.needs),
      { button: week.link, label: summary.open },
      { heading: summary.figures },
      {
        columns: [summary.columns.what, summary.columns.week, summary.columns.before],
        rows: [
          [summary.rows.enquiries, number(week.enquiries), number(week.enquiriesBefore)],
          [summary.rows.clicks, number(week.clicks), number(week.clicksBefore)],
        ],
      },
      { facts: [[summary.rows.active, number(week.active)]] },
      { heading: summary.connection },
      { facts: connectionOf(language, week) },
    ],
  };
}

function needsOf(language: Language, needs: WeekNeeds): Block {
  const { summary } = wordsIn(language);
  const counted = (
    [
      'deliveriesFail',
      'enquiriesWait',
      'rowsFail',
      'hidden',
      'withoutPhotos',
      'withoutDates',
    ] as const
  )
    .filter((need) => needs[need] > 0)
    .map((need) => countIn(language, needs[need], summary[need], MOST_COUNTED[need]));
  const list = [...(needs.feedBroken ? [summary.feedBroken] : []), ...counted];
  return list.length === 0 ? { paragraph: summary.nothing } : { list };
}

function connectionOf(language: Language, week: Week): [string, string | null][] {
  const { summary } = wordsIn(language);
  const ms = (value: number) => summary.ms(numberIn(language, value));
  return [
    [
      summary.lastPush,
      week.lastPush ? momentIn(language, week.lastPush, week.timeZone) : summary.never,
    ],
    [summary.errorRate, week.errorRate === null ? null : percentIn(language, week.errorRate)],
    [summary.webhook, week.webhook && `${ms(week.webhook.p50)}, ${ms(week.webhook.p95)}`],
    [summary.feedRead, week.feedRead && momentIn(language, week.feedRead, week.timeZone)],
  ];
}
