import { decodeEntities } from './entities.ts';

/** All patterns here run in linear time for any text (no backtracking), as feeds are untrusted. */
const TAG = /<\/?[a-z][^<>]*>|<!--.*?(?:-->|$)/gis;
const HAS_TAG = /<\/?[a-z][^<>]*>|<!--/i;

/** Block elements: paragraphs of their own. */
const PARAGRAPHS = /^\/?(?:p|div|section|article|h[1-6]|ul|ol|table|blockquote|hr)$/;
const LINES = /^(?:br|\/tr|\/dt|\/dd)$/;

/** Elements whose text is not visible, up to their end tag or the end of the text. */
const UNSEEN = /<(script|style|head|template)\b[^<>]*>.*?(?:<\/\1\s*>|$)/gis;

/**
 * Converts a description to plain text, with a blank line between paragraphs. In plain text only line
 * ends change; HTML tags are removed, even when a feed escaped them twice.
 */
export function plainText(description: string): string {
  let text = description.replace(/\r\n?/g, '\n');
  if (!/[<&]/.test(text)) return text.trim();
  text = withoutCdata(text);
  for (let pass = 0; pass < 2; pass += 1) {
    if (HAS_TAG.test(text)) text = withoutTags(text);
    text = decodeEntities(text);
    if (!HAS_TAG.test(text)) break;
  }
  return tidy(text);
}

/** Converts a title or name to one line of plain text. */
export function plainLine(text: string): string {
  if (!/[<&]|\s\s|[^\S ]/.test(text)) return text.trim();
  const flat = decodeEntities(withoutCdata(text)).replace(/\s+/g, ' ').trim();
  return HAS_TAG.test(flat) ? plainText(flat).replace(/\s+/g, ' ') : flat;
}

/** Removes CDATA markers that a feed copied as text. */
function withoutCdata(text: string): string {
  return text.includes('<![CDATA[') ? text.replace(/<!\[CDATA\[|\]\]>/g, '') : text;
}

function withoutTags(html: string): string {
  return html
    .replace(UNSEEN, '')
    .replace(/\s+/g, ' ')
    .replace(TAG, (tag) => {
      const name = /^<(\/?[a-z][a-z0-9]*)/i.exec(tag)?.[1]?.toLowerCase() ?? '';
      if (PARAGRAPHS.test(name)) return '\n\n';
      if (name === 'li') return '\n- ';
      if (LINES.test(name)) return '\n';
      return /^\/?t[dh]$/.test(name) ? ' ' : '';
    });
}

function tidy(text: string): string {
  return text
    .replace(/[ \t\u00a0]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .replace(/^- *$/gm, '')
    .trim();
}
