import { currencyDecimals } from '../../listings/index.ts';
import type { ListingInput } from '../../listings/index.ts';
import type { RowSink } from '../map/row-importer.ts';
import type { ListingRow, StagedRow } from '../compare/staged-row.ts';

const MAX_CARDS = 12;

/** One listing of a preview, with the content of its card. */
export interface SampleCard {
  row: number;
  id: string;
  category: string;
  title: string;
  url: string;
  image: string | null;
  /** For example `89.00 GBP per night`. */
  price: string | null;
  location: ListingInput['location'];
  country_code: string;
}

/** The card of a row's listing. */
export function cardOf(row: number, id: string, listing: ListingRow): SampleCard {
  const { document } = listing;
  return {
    row,
    id,
    category: document.category,
    title: document.title,
    url: document.url,
    image: document.images[0]?.url ?? null,
    price: document.price === undefined ? null : priceInWords(document.price),
    location: document.location,
    country_code: listing.country_code,
  };
}

/** Collects the first twelve listings of a preview as cards, and passes all rows on. */
export class Sample implements RowSink {
  readonly cards: SampleCard[] = [];
  readonly #next: RowSink;

  constructor(next: RowSink) {
    this.#next = next;
  }

  add(added: StagedRow): void {
    this.#next.add(added);
    const { row, externalId, listing } = added;
    if (listing !== null && this.cards.length < MAX_CARDS) {
      this.cards.push(cardOf(row, externalId, listing));
    }
  }

  flush(): Promise<void> {
    return this.#next.flush();
  }
}

function priceInWords({ from, currency, unit }: NonNullable<ListingInput['price']>): string {
  const decimals = currencyDecimals(currency);
  return `${(from / 10 ** decimals).toFixed(decimals)} ${currency} per ${unit}`;
}
