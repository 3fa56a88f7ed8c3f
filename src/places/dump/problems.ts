/** How many lines that cannot be read are named. */
const MAX_NAMED = 10;

/** Counts the lines of a file, and notes those that cannot be read. */
export class Problems {
  line = 0;
  count = 0;
  readonly named: string[] = [];

  note(why: string): void {
    this.count += 1;
    if (this.named.length < MAX_NAMED) this.named.push(`line ${this.line}: ${why}`);
  }
}
