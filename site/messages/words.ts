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
  /** Pictures of the dashboard, by the name of each. */
  | { pictures: { id: DashboardPicture; alt: string; text: string }[]; label: string }
  /** Ways to do something, each for somebody else. */
  | { ways: { name: string; who: string; text: string }[] }
  /** Questions with folded answers. */
  | { questions: { q: string; a: string }[] }
  /** Who runs the site, from its settings. */
  | { operator: true };

/** The pictures that `site/tools/take-pictures.ts` takes. */
export type DashboardPicture = 'overview' | 'listing' | 'calendar' | 'enquiry';

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
