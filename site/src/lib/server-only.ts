/**
 * Data that a page needs for server rendering only. SvelteKit serialises the result of `load` into
 * the page, even without client-side rendering. This class is serialised as nothing, which saves a
 * tenth of a page's time.
 */
export class ServerOnly<Data> {
  readonly value: Data;

  constructor(value: Data) {
    this.value = value;
  }
}
