import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Token, Tokens } from 'marked';
import { INCLUDE, includedMarkdown } from './include.ts';
import type { GuidePage, GuideSection, SearchEntry } from './page.ts';
import { plainText } from './plain-text.ts';
import { blocksOf, readHeading, renderer } from './render.ts';

/** Folder with the sources of the guide. */
export const GUIDE_FOLDER = fileURLToPath(new URL('../../../docs/guide', import.meta.url));

const PACKAGES = fileURLToPath(new URL('../../../packages', import.meta.url));

/** Pages that are the README of a package, with their titles. */
const README_PAGES: Record<string, string> = {
  sdk: 'SDK for TypeScript',
  python: 'Client for Python',
  cli: 'Command line',
};

/** Returns the path of a page's source. */
const sourceOf = (slug: string): string =>
  slug in README_PAGES
    ? join(PACKAGES, slug, 'README.md')
    : join(GUIDE_FOLDER, `${slug || 'index'}.md`);

/** Sources of pages outside the guide's folder and the examples. */
export const FURTHER_SOURCES = Object.keys(README_PAGES).map(sourceOf);

const ALL_INCLUDES = new RegExp(INCLUDE.source, 'gm');

/** Returns the text of a block; rows of a table become sentences. */
const textOf = (block: Token): string =>
  block.type === 'table'
    ? (block as Tokens.Table).rows
        .map((cells) => `${cells.map(({ text }) => plainText(text)).join(': ')}.`)
        .join(' ')
    : plainText(block.raw);

function sectionsOf(body: string): GuideSection[] {
  const sections: GuideSection[] = [{ id: '', heading: '', text: '' }];
  for (const block of blocksOf(body)) {
    if (block.type === 'heading' && block.depth === 2)
      sections.push({ ...readHeading(block.text), text: '' });
    else sections.at(-1)!.text += ` ${textOf(block)}`;
  }
  return sections.map((section) => ({ ...section, text: section.text.trim() }));
}

/**
 * Gives links on the first page, which once was the whole guide, the ids of its former sections.
 * Old fragments thus lead to the links to the pages that replaced them.
 */
function withOldFragments(html: string): string {
  const seen = new Set<string>();
  return html.replaceAll(/<a href="\/developers\/([a-z-]+)"/g, (link, slug: string) => {
    if (seen.has(slug)) return link;
    seen.add(slug);
    return `${link} id="${slug === 'versioning' ? 'versions' : slug}"`;
  });
}

function readPage(slug: string, group: string): GuidePage {
  const source = readFileSync(sourceOf(slug), 'utf8').trim();
  const [, heading = '', lead = '', body = ''] =
    /^# (.+)\n\n((?:.+\n)+)\n([\s\S]+)$/.exec(source) ?? [];
  if (!heading) throw new Error(`${sourceOf(slug)} does not begin with a title and a paragraph.`);
  return {
    slug,
    group,
    title: README_PAGES[slug] ?? heading,
    lead: plainText(lead),
    html: slug === '' ? withOldFragments(renderer()(body)) : renderer()(body),
    // Markdown readers derive the ids of headings themselves.
    markdown: `${source}\n`
      .replaceAll(/^(#+ .*?) \{#[\w-]+\}$/gm, '$1')
      .replaceAll(ALL_INCLUDES, (_, kind: string, name: string) => includedMarkdown(kind, name)),
    sections: sectionsOf(body),
  };
}

/**
 * Returns all pages of the guide in the order of `contents.json`, which is that of the navigation.
 */
export function readGuide(): GuidePage[] {
  const contents = JSON.parse(readFileSync(join(GUIDE_FOLDER, 'contents.json'), 'utf8')) as Record<
    string,
    string[]
  >;
  return [
    readPage('', ''),
    ...Object.entries(contents).flatMap(([group, slugs]) =>
      slugs.map((slug) => readPage(slug, group)),
    ),
  ];
}

const SEARCH_WORDS = join(GUIDE_FOLDER, 'search-words.json');

/**
 * Returns the sections of pages as the search finds them. `search-words.json` has further words for
 * a section, such as "sandbox" for test mode, by `slug` or `slug#id`.
 *
 * @throws {Error} When it names a section that is not there.
 */
export function guideEntries(pages: GuidePage[]): SearchEntry[] {
  const words = new Map(
    Object.entries(JSON.parse(readFileSync(SEARCH_WORDS, 'utf8')) as Record<string, string>),
  );
  const entries = pages.flatMap(({ slug, title, lead, sections }) =>
    sections.map(({ id, heading, text }) => {
      const key = id === '' ? slug : `${slug}#${id}`;
      const searchWords = words.get(key) ?? '';
      words.delete(key);
      return {
        path: `/developers${slug && '/'}${slug}${id && `#${id}`}`,
        page: title,
        heading,
        text: heading === '' ? `${lead} ${text}` : text,
        searchWords,
      };
    }),
  );
  if (words.size > 0)
    throw new Error(
      `${SEARCH_WORDS} names sections that are not there: ${[...words.keys()].join(', ')}.`,
    );
  return entries;
}
