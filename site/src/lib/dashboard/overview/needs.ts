import type { DashboardLanguage } from '#lib/dashboard/context.ts';
import type { FeedHealth, Overview } from '#lib/services.ts';

/** A task for the partner, with a link to the page where it is done. */
export interface Need {
  tone: 'bad' | 'ask' | 'info';
  title: string;
  text: string;
  href: string;
  go: string;
}

/** Maximum number of hidden listings that are named one by one. */
const MAX_NAMED = 3;

/** Returns the partner's tasks besides enquiries, most urgent first. `base` is the path of its dashboard. */
export function needsOf(language: DashboardLanguage, overview: Overview, base: string): Need[] {
  const { feeds } = overview;
  const addressOf = ({ id }: FeedHealth) => `${base}/feed?feed=${id}`;
  return [
    ...needsOfDeliveries(language, overview, base),
    ...feeds.flatMap((feed) => needsOfBrokenFeed(language, feed, addressOf(feed))),
    ...needsOfHidden(language, overview, base),
    ...feeds.flatMap((feed) => needsOfRows(language, feed, base, addressOf(feed))),
    ...needsOfListings(language, overview, base),
  ];
}

const those = (needs: (Need | false)[]): Need[] => needs.filter((need) => need !== false);

function needsOfDeliveries(
  { words, format, sentence }: DashboardLanguage,
  overview: Overview,
  base: string,
): Need[] {
  const said = words.overview.needs;
  const { counted, moment } = format;
  const { outage, failed, failedReason } = overview;
  return those([
    outage !== null && {
      tone: 'bad',
      title: said.outage,
      text: [
        said.outageText(moment(outage.since)),
        outage.reason !== null && sentence(outage.reason),
        failed > 0 && said.outageFailed(counted(failed)),
      ]
        .filter(Boolean)
        .join(' '),
      href: `${base}/webhooks${failed > 0 ? '?state=failed' : ''}#log`,
      go: said.outageGo,
    },
    // An outage of the webhook is reported above, which covers its failed events.
    outage === null &&
      failed > 0 && {
        tone: 'bad',
        title: said.failed(counted(failed)),
        text: failedReason === null ? said.failedText : said.failedReason(sentence(failedReason)),
        href: `${base}/webhooks?state=failed#log`,
        go: said.failedGo,
      },
  ]);
}

function needsOfBrokenFeed(
  { words, format, sentence }: DashboardLanguage,
  { host, broken_since: since, error }: FeedHealth,
  href: string,
): Need[] {
  const said = words.overview.needs;
  const { moment } = format;
  if (since === null) return [];
  const text = [`${said.feedSince(moment(since))}.`, error && sentence(error)]
    .filter(Boolean)
    .join(' ');
  return [{ tone: 'bad', title: said.feedBroken(host), text, href, go: said.feedGo }];
}

function needsOfHidden(
  { words, format }: DashboardLanguage,
  { hidden }: Overview,
  base: string,
): Need[] {
  const said = words.overview.needs;
  const { number } = format;
  const more = hidden.length - MAX_NAMED;
  return those([
    ...hidden.slice(0, MAX_NAMED).map(({ external_id: id, title, reason }): Need => ({
      tone: 'bad',
      title: said.hidden(title),
      text: reason,
      href: `${base}/listings/edit/${encodeURIComponent(id)}`,
      go: said.hiddenGo,
    })),
    more > 0 && {
      tone: 'bad',
      title: said.moreHidden(number(more)),
      text: said.moreHiddenText,
      href: `${base}/listings`,
      go: said.moreHiddenGo,
    },
  ]);
}

function needsOfRows(
  { words, format }: DashboardLanguage,
  feed: FeedHealth,
  base: string,
  href: string,
): Need[] {
  const said = words.overview.needs;
  const { number } = format;
  const { id, host, run_id: run, failed, held } = feed;
  return those([
    failed > 0 && {
      tone: 'ask',
      title: said.rows(number(failed)),
      text: said.rowsText(host),
      href: `${base}/feed/${id}/runs/${run}`,
      go: said.rowsGo,
    },
    held > 0 && {
      tone: 'ask',
      title: said.held(number(held)),
      text: said.heldText,
      href,
      go: said.feedGo,
    },
  ]);
}

function needsOfListings(
  { words, format }: DashboardLanguage,
  { listings }: Overview,
  base: string,
): Need[] {
  const said = words.overview.needs;
  const { counted } = format;
  const { without_photos: photos, without_dates: dates } = listings;
  return those([
    photos > 0 && {
      tone: 'info',
      title: said.photos(counted(photos)),
      text: said.photosText,
      href: `${base}/listings?status=active&missing=photos`,
      go: said.photosGo,
    },
    dates > 0 && {
      tone: 'info',
      title: said.dates(counted(dates)),
      text: said.datesText,
      href: `${base}/listings?status=active&missing=dates`,
      go: said.datesGo,
    },
  ]);
}
