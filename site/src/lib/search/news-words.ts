import { money } from '#lib/format/money.ts';
import { regionNameOf } from '#lib/format/area-names.ts';
import { placeWords } from '#lib/listing/place-words.ts';
import { priceFromWords } from '#lib/listing/price-words.ts';
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
  const now = price === null ? t.facts.notStated : priceFromWords(price, t, locale);
  const summary = [t.shell.categorySingular[category], place, card.partner.name];
  if (priceBefore === null) {
    return {
      title: t.search.follow.isNew(card.title),
      told: { summary: [...summary, now].join(' · ') },
    };
  }
  const was = t.search.follow.was(money(locale, priceBefore, price!.currency));
  return {
    title: t.search.follow.isLower(card.title, now),
    told: { summary: [...summary, now, was].join(' · ') },
  };
}
