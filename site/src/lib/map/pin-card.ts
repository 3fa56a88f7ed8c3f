import { h, icon } from '#lib/enhance/dom.ts';
import { money } from '#lib/format/money.ts';
import type { AnyCardView, CampsiteView, CardView } from '#lib/listing/card.ts';
import type { Locale } from '#lib/locale/locales.ts';
import type { ResultsMapData } from './results-map-data.ts';
import type { Pin } from './tiles.ts';

/** Shows the price for the searched dates, if they can be had, otherwise the lowest price of a night or week. */
function priceOf({ price }: CardView, { stay, availability }: Pin, data: ResultsMapData): Node {
  const { locale, words } = data;
  if (stay && availability !== 'min_nights') {
    const many = words.manyNights.replace('#', String(stay.nights));
    const nights = stay.nights === 1 ? words.oneNight : many;
    return h('p', {}, h('b', {}, money(locale as Locale, stay.total, stay.currency)), ` ${nights}`);
  }
  if (!price) return h('p', {}, words.noPrice);
  const amount = money(locale as Locale, price.from, price.currency);
  const unit = price.unit === 'week' ? words.week : words.night;
  const asks = availability === 'ask' ? ` ${words.askDates}` : '';
  return h('p', {}, `${words.from} `, h('b', {}, amount), ` ${unit}${asks}`);
}

/**
 * Returns the query string for a listing's page: the dates searched for or found instead, and how
 * the listing was found.
 */
function queryOf({ stay }: Pin, { question, via }: ResultsMapData): URLSearchParams {
  const search = new URLSearchParams(question);
  const { from = search.get('from'), to = search.get('to') } = stay ?? {};
  const query = { from, to, people: search.get('people'), via };
  return new URLSearchParams(Object.entries(query).filter(([, value]) => value !== null) as never);
}

/** Fetches a card's data; returns undefined when it does not exist or cannot be fetched. */
export async function fetchCard(address: string): Promise<AnyCardView | undefined> {
  try {
    const response = await fetch(address);
    return response.ok ? ((await response.json()) as AnyCardView[])[0] : undefined;
  } catch {
    return undefined;
  }
}

const photoOf = ({ path }: NonNullable<CardView['photo']>): HTMLElement =>
  h(
    'div',
    { class: 'photo' },
    h('img', { src: path.replace('{w}', '320'), alt: '', width: 4, height: 3 }),
  );

/** Creates the card of a listing or campsite that was chosen on the map. */
export function pinCard(
  card: AnyCardView,
  pin: Pin,
  data: ResultsMapData,
  close: () => void,
): HTMLElement {
  return card.kind === 'campsite'
    ? campsiteCard(card, pin, data, close)
    : listingCard(card, pin, data, close);
}

function campsiteCard(
  card: CampsiteView,
  pin: Pin,
  data: ResultsMapData,
  close: () => void,
): HTMLElement {
  const { words, prefix } = data;
  const kind = h('p', { class: 'kind' }, `${card.words.kind} · ${card.words.place}`);
  const query = queryOf(pin, data);
  query.delete('via');
  query.delete('people');
  const address = query.size === 0 ? card.path : `${card.path}?${query}`;
  const link = h('a', { href: prefix + address }, card.words.title);
  const facts = card.deciding.map(({ icon: name, tone, words: text }) => {
    const no = tone === 'no' ? [h('span', { class: 'hidden-text' }, `: ${words.no}`)] : [];
    return h('li', { class: tone }, icon(tone === 'no' ? 'x' : name), text, ...no);
  });
  const list = facts.length > 0 ? [h('ul', { role: 'list', class: 'facts' }, ...facts)] : [];
  const source = h('p', {}, words.attribution);
  return framed([], [kind, h('h3', {}, link), ...list, source], words.close, close);
}

function listingCard(
  card: CardView,
  pin: Pin,
  data: ResultsMapData,
  close: () => void,
): HTMLElement {
  const { words, prefix } = data;
  const where = `${words.kinds[card.category] ?? ''} · ${card.words.place}`;
  const kind = h('p', { class: 'kind' }, where);
  if (card.partner.isDemo) kind.append(' ', h('span', { class: 'demo' }, words.demo));
  const photo = card.photo ? [photoOf(card.photo)] : [];
  const link = h('a', { href: `${prefix}${card.path}?${queryOf(pin, data)}` }, card.title);
  const shortest = words.shortestStay.replace('#', String(card.minNights));
  const refusal = pin.availability === 'min_nights' ? [h('p', { class: 'short' }, shortest)] : [];
  return framed(
    photo,
    [kind, h('h3', {}, link), ...refusal, priceOf(card, pin, data)],
    words.close,
    close,
  );
}

function framed(
  photo: HTMLElement[],
  words: Node[],
  closeLabel: string,
  close: () => void,
): HTMLElement {
  const button = h('button', { type: 'button', 'aria-label': closeLabel }, icon('x'));
  button.addEventListener('click', close);
  return h(
    'article',
    { class: 'pin-card' },
    ...photo,
    h('div', { class: 'words' }, ...words),
    button,
  );
}
