import { counted, moment } from '#lib/dashboard/format.ts';
import { integer } from '#lib/format/numbers.ts';
import type { FeedHealth, Overview } from '#lib/services.ts';
import { words } from '#messages/dashboard/overview.ts';

/** Something that a partner has to do, with where it is done. */
export interface Need {
  tone: 'bad' | 'ask' | 'info';
  title: string;
  text: string;
  href: string;
  go: string;
}

/** What needs the partner, the most urgent first. `base` is the address of its dashboard. */
export function needsOf(overview: Overview, base: string): Need[] {
  const said = words.needs;
  const { waiting, failed, hasKey, hasListings, hasWebhook, feeds } = overview;
  const needs: (Need | false)[] = [
    waiting > 0 && {
      tone: 'bad',
      title: said.waiting(counted(waiting)),
      text: said.waitingText,
      href: `${base}/leads?status=waiting`,
      go: said.waitingGo,
    },
    failed.count > 0 && {
      tone: 'bad',
      title: said.failed(counted(failed.count)),
      text: failed.reason === null ? said.failedText : said.failedReason(failed.reason),
      href: `${base}/webhooks?state=failed#log`,
      go: said.failedGo,
    },
    ...feeds.flatMap((feed) => needsOfFeed(feed, `${base}/feed?feed=${feed.id}`)),
    !hasKey && {
      tone: 'info',
      title: said.noKey,
      text: said.noKeyText,
      href: `${base}/key`,
      go: said.noKeyGo,
    },
    !hasListings && {
      tone: 'info',
      title: said.noListings,
      text: said.noListingsText,
      href: '/developers',
      go: said.noListingsGo,
    },
    !hasWebhook && {
      tone: 'info',
      title: said.noWebhook,
      text: said.noWebhookText,
      href: `${base}/webhooks`,
      go: said.noWebhookGo,
    },
  ];
  return needs.filter((need) => need !== false);
}

function needsOfFeed(feed: FeedHealth, href: string): Need[] {
  const said = words.needs;
  const go = said.feedGo;
  const { host, brokenSince, error, failedRows, held } = feed;
  const needs: (Need | false)[] = [
    brokenSince !== null && {
      tone: 'bad',
      title: said.feedBroken(host),
      text: [`${said.feedSince(moment(brokenSince))}.`, error].filter(Boolean).join(' '),
      href,
      go,
    },
    failedRows > 0 && {
      tone: 'ask',
      title: said.rows(integer('en', failedRows)),
      text: said.rowsText(host),
      href,
      go,
    },
    held > 0 && {
      tone: 'ask',
      title: said.held(integer('en', held)),
      text: said.heldText,
      href,
      go,
    },
  ];
  return needs.filter((need) => need !== false);
}
