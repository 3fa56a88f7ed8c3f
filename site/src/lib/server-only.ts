/**
 * Data that a page needs for server rendering only. Kit answers `{page}/__data.json` with all that
 * `load` returns; this class is serialised as nothing.
 */
export class ServerOnly<Data> {
  readonly value: Data;

  constructor(value: Data) {
    this.value = value;
  }
}
