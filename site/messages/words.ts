/**
 * One piece of a page of words. Texts may hold `[links](/path)`, `code` and **emphasis**; `{contact}`
 * stands for the operator's address, and `{site}` for that of the site. `{ads|…}` holds what is only said where the
 * block of ads is switched on.
 */
export type Block =
  | { h: string; id?: string }
  | { p: string }
  | { list: string[] }
  | { steps: string[] }
  | { table: { head: string[]; rows: string[][] } }
  | { code: string; label: string }
  /** Who runs the site, from its settings. */
  | { operator: true };

/** A page of words. */
export interface Words {
  title: string;
  description: string;
  lead: string;
  blocks: Block[];
}

/** Pages that every language has. */
export type WordsPage =
  | 'about'
  | 'assistants'
  | 'licence'
  | 'ordering'
  | 'partners'
  | 'privacy'
  | 'terms';
