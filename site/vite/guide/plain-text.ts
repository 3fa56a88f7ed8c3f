import { INCLUDE } from './include.ts';

const ALL_INCLUDES = new RegExp(INCLUDE.source, 'gm');

/** Removes the markup from Markdown. */
export const plainText = (markdown: string): string =>
  markdown
    .replaceAll(ALL_INCLUDES, '')
    .replaceAll(/\[([^\]]+)\]\([^)]*\)/g, '$1')
    .replaceAll(/^```.*$/gm, '')
    .replaceAll(/[`*]|^- /gm, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
