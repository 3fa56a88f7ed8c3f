import type { GuidePage, GuideSection } from '../../../vite/guide/page.ts';

/** A section that matches a search. */
export interface Found {
  page: GuidePage;
  section: GuideSection;
  /** Part of its text around the first matching word. */
  excerpt: string;
}

const MOST = 20;
const EXCERPT_LENGTH = 200;

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/**
 * Rates how well a section matches a word. A match in the heading counts most, then in the title,
 * then in the text; 0 means no match.
 */
function weight(word: string, page: GuidePage, { heading, text }: GuideSection): number {
  const times = (where: string) => wordsOf(where).filter((other) => other.startsWith(word)).length;
  const inTitle = heading === '' ? times(`${page.title} ${page.lead}`) : times(page.title) / 4;
  return 12 * times(heading) + 8 * inTitle + Math.min(times(text), 5);
}

function excerptOf(text: string, words: string[]): string {
  const lower = text.toLowerCase();
  const first = Math.min(...words.map((word) => lower.indexOf(word)).filter((at) => at >= 0));
  const from = Number.isFinite(first) ? Math.max(0, first - EXCERPT_LENGTH / 3) : 0;
  const start = from === 0 ? 0 : text.indexOf(' ', from) + 1;
  const excerpt = text.slice(start, start + EXCERPT_LENGTH);
  const end = text.length > start + EXCERPT_LENGTH ? `${excerpt.replace(/\s\S*$/, '')} …` : excerpt;
  return start === 0 ? end : `… ${end}`;
}

/**
 * Returns the sections that contain every searched word, or a word beginning with it, best match
 * first.
 */
export function find(pages: GuidePage[], question: string): Found[] {
  const words = wordsOf(question);
  if (words.length === 0) return [];
  return pages
    .flatMap((page) =>
      page.sections.map((section) => {
        const weights = words.map((word) => weight(word, page, section));
        const score = weights.includes(0) ? 0 : weights.reduce((sum, one) => sum + one, 0);
        return { page, section, score };
      }),
    )
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score)
    .slice(0, MOST)
    .map(({ page, section }) => ({
      page,
      section,
      excerpt: excerptOf(
        section.heading === '' ? `${page.lead} ${section.text}` : section.text,
        words,
      ),
    }));
}
