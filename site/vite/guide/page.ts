/** A heading of a page, with its fragment and, for the search, the text below it. */
export interface GuideSection {
  id: string;
  heading: string;
  text: string;
}

/** A page of the guide for developers, as the build generates it from `docs/guide/{slug}.md`. */
export interface GuidePage {
  /** Last part of its path; empty for the first page. */
  slug: string;
  /** Its group in the navigation. */
  group: string;
  title: string;
  /** Purpose of the page in a sentence without markup. */
  lead: string;
  /** HTML of the content after title and lead. */
  html: string;
  /** Markdown of the whole page, including its samples. */
  markdown: string;
  /** Sections of the page; the first has no heading. */
  sections: GuideSection[];
}

/** A section of the guide, a call or a field of the reference, as the search finds it. */
export interface SearchEntry {
  /** Path with fragment. */
  path: string;
  /** Title of its page. */
  page: string;
  /** Its heading; empty for the beginning of a page. */
  heading: string;
  text: string;
  /** Other words that people type for it, separated by spaces. */
  searchWords: string;
}
