import { h, icon } from '#lib/enhance/dom.ts';
import { money } from '#lib/format/money.ts';
import type { CardView } from '#lib/listing/card.ts';
import { placeWords } from '#lib/listing/place-words.ts';
import type { Locale } from '#lib/locale/locales.ts';
import type { ResultsMapData } from './results-map-data.ts';

function priceOf({ price }: CardView, { locale, words }: ResultsMapData): Node {
  if (!price) return h('p', {}, words.noPrice);
  const amount = money(locale as Locale, price.from, price.currency);
  const unit = price.unit === 'week' ? words.week : words.night;
  return h('p', {}, `${words.from} `, h('b', {}, amount), ` ${unit}`);
}

/** Fetches a card's data; undefined when there is none, or it cannot be fetched. */
export async function fetchCard(address: string): Promise<CardView | undefined> {
  try {
    const response = await fetch(address);
    return response.ok ? ((await response.json()) as CardView[])[0] : undefined;
  } catch {
    return undefined;
  }
}

/** The card of a listing that was chosen on the map. */
export function pinCard(card: CardView, data: ResultsMapData, close: () => void): HTMLElement {
  const { words, prefix, via } = data;
  const place = placeWords(data.locale as Locale, card);
  const kind = h('p', { class: 'kind' }, `${words.kinds[card.category] ?? ''} · ${place}`);
  if (card.partner.isDemo) kind.append(' ', h('span', { class: 'demo' }, words.demo));
  const photo = h('div', { class: 'photo' });
  if (card.photo) {
    const src = card.photo.path.replace('{w}', '320');
    photo.append(h('img', { src, alt: '', width: 4, height: 3 }));
  }
  const button = h('button', { type: 'button', 'aria-label': words.close }, icon('x'));
  button.addEventListener('click', close);
  const link = h('a', { href: `${prefix}${card.path}?via=${via}` }, card.title);
  return h(
    'article',
    { class: 'pin-card' },
    photo,
    h('div', { class: 'words' }, kind, h('h3', {}, link), priceOf(card, data)),
    button,
  );
}
