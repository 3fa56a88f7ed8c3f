/** Maximum number of unreadable lines that are reported one by one. */
const MAX_NAMED = 10;

/** Collects the unreadable lines of a file. The caller keeps `line` at the current line number. */
export class Problems {
  line = 0;
  count = 0;
  readonly named: string[] = [];

  note(why: string): void {
    this.count += 1;
    if (this.named.length < MAX_NAMED) this.named.push(`line ${this.line}: ${why}`);
  }
}
