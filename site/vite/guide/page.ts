/** A heading of a page, with its fragment and, for the search, what stands below it. */
export interface GuideSection {
  id: string;
  heading: string;
  text: string;
}

/** A page of the guide for developers, as the build makes it of `docs/guide/{slug}.md`. */
export interface GuidePage {
  /** Last part of its address; that of the first page is empty. */
  slug: string;
  /** The group that it stands in, in the navigation. */
  group: string;
  title: string;
  /** What the page is for, in a sentence without markup. */
  lead: string;
  /** What follows title and lead. */
  html: string;
  /** The whole page with its samples, to be read as it is. */
  markdown: string;
  /** The first has no heading. */
  sections: GuideSection[];
}
