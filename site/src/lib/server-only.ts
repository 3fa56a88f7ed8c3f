/**
 * Data of a page for the server's drawing of it alone. Kit writes what `load` returns as script,
 * also for pages that have none; this is written as nothing, which saves a tenth of a page's time.
 */
export class ServerOnly<Data> {
  readonly value: Data;

  constructor(value: Data) {
    this.value = value;
  }
}
