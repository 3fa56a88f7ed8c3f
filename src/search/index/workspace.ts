/**
 * Arrays that a question needs while it is being answered, kept for the next one: a question is
 * answered without a pause in between, so no two ever use them at the same time.
 */
export class Workspace {
  readonly #arrays: Int32Array[] = [];
  #taken = 0;
  #length = 0;

  /** Takes everything back, and from now on lends arrays of at least `length` numbers. */
  begin(length: number): void {
    this.#taken = 0;
    if (length <= this.#length) return;
    this.#length = length;
    this.#arrays.length = 0;
  }

  /** An array with anything in it. */
  take(): Int32Array {
    const known = this.#arrays[this.#taken++];
    if (known !== undefined) return known;
    const made = new Int32Array(this.#length);
    this.#arrays.push(made);
    return made;
  }
}
