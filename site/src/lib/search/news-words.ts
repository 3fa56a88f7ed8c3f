import { money } from '#lib/format/money.ts';
import { regionNameOf } from '#lib/format/area-names.ts';
import { placeWords } from '#lib/listing/place-words.ts';
import type { Locale } from '#lib/locale/locales.ts';
import type { NewsItem } from '#lib/services.ts';
import type { Messages } from '#messages/index.ts';

/** What an entry of a feed says of a new listing, or of a lower price. */
export function newsWords(
  { card, priceBefore }: NewsItem,
  t: Messages,
  locale: Locale,
): { title: string; told: { summary: string } } {
  const { price, category } = card;
  const regionName = regionNameOf(locale, card);
  const place = placeWords(locale, { ...card, regionName });
  const unit = price?.unit === 'week' ? t.search.perWeek : t.search.perNight;
  const amount = (minor: number) => money(locale, minor, price!.currency);
  const now = price === null ? t.facts.notStated : `${amount(price.from)} ${unit}`;
  const summary = [t.shell.categorySingular[category], place, card.partner.name];
  if (priceBefore === null) {
    return {
      title: t.search.follow.isNew(card.title),
      told: { summary: [...summary, now].join(' · ') },
    };
  }
  const was = t.search.follow.was(amount(priceBefore));
  return {
    title: t.search.follow.isLower(card.title, now),
    told: { summary: [...summary, now, was].join(' · ') },
  };
}
