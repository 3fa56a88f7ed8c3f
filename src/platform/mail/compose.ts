import { oneLine } from './address.ts';

/** One part of a mail's body. */
export type Block =
  | { heading: string }
  | { paragraph: string }
  /** Another person's text, shown as a quotation with its line breaks. */
  | { quote: string }
  /** Labels and values, one per line; null values are left out. */
  | { facts: [label: string, value: string | null][] }
  | { list: string[] }
  /** A table whose first column names the rows; the other columns are numbers. */
  | { columns: string[]; rows: string[][] }
  | { link: string; label: string }
  /** The mail's main link. */
  | { button: string; label: string }
  /** Small print. */
  | { note: string };

/** One body as plain text and as HTML. */
export interface Composed {
  text: string;
  html: string;
}

/** The parts of a body besides its blocks. */
interface Frame {
  /** A BCP 47 tag. */
  language?: string;
  /** The sender's name, shown above the blocks of the HTML. */
  brand?: string;
  /** Separates a label from its value in the plain text. */
  colon?: string;
}

const font =
  "font-family:system-ui,-apple-system,'Segoe UI',sans-serif;font-size:16px;line-height:1.5";
const ACCENT = '#ad4217';
const QUIET = '#526059';
const LINE = '#dee4da';

/** Renders a mail's body as plain text and as HTML with the same content. */
export function compose(
  blocks: readonly Block[],
  { language, brand, colon = ':' }: Frame = {},
): Composed {
  const head = brand === undefined ? '' : `${brandLine(brand)}\n`;
  const lang = language === undefined ? '' : ` lang="${escapeHtml(language)}"`;
  return {
    text: `${blocks.map((block) => textOf(block, colon)).join('\n\n')}\n`,
    html: `<!doctype html>\n<html${lang}><body style="margin:0;padding:24px;${font};color:#15231d;background:#ffffff">\n<div style="max-width:36rem;margin:0 auto">\n${head}${blocks.map(htmlOf).join('\n')}\n</div>\n</body></html>\n`,
  };
}

const brandLine = (brand: string): string =>
  `<p style="margin:0 0 24px;padding-bottom:12px;border-bottom:1px solid ${LINE};font-weight:700;color:${ACCENT}">${escapeHtml(brand)}</p>`;

/**
 * Renders a block as plain text. Line breaks in names and titles become spaces, as in HTML; only
 * quotes keep theirs.
 */
function textOf(block: Block, colon: string): string {
  if ('heading' in block) {
    const heading = oneLine(block.heading);
    return `${heading}\n${'-'.repeat([...heading].length)}`;
  }
  if ('paragraph' in block) return oneLine(block.paragraph);
  if ('quote' in block)
    return lines(block.quote)
      .map((line) => `> ${line}`)
      .join('\n');
  if ('facts' in block)
    return known(block.facts)
      .map(([name, value]) => `${oneLine(name)}${colon} ${oneLine(value)}`)
      .join('\n');
  if ('list' in block) return block.list.map((item) => `- ${oneLine(item)}`).join('\n');
  if ('columns' in block) return textTable([block.columns, ...block.rows]);
  if ('note' in block) return oneLine(block.note);
  return `${oneLine(block.label)}${colon} ${'link' in block ? block.link : block.button}`;
}

function htmlOf(block: Block): string {
  if ('heading' in block)
    return `<h2 style="margin:28px 0 8px;font-size:18px;line-height:1.3">${escapeHtml(block.heading)}</h2>`;
  if ('paragraph' in block) return `<p>${escapeHtml(block.paragraph)}</p>`;
  if ('quote' in block)
    return `<blockquote style="margin:16px 0;padding:8px 16px;border-left:4px solid #7a9a86">${lines(block.quote).map(escapeHtml).join('<br>')}</blockquote>`;
  if ('facts' in block)
    return `<table style="border-collapse:collapse">${known(block.facts).map(factRow).join('')}</table>`;
  if ('list' in block)
    return `<ul style="padding-left:20px">${block.list.map((item) => `<li>${escapeHtml(item)}</li>`).join('')}</ul>`;
  if ('columns' in block) return htmlTable(block.columns, block.rows);
  if ('note' in block)
    return `<p style="margin:8px 0;font-size:13px;color:${QUIET}">${escapeHtml(block.note)}</p>`;
  if ('link' in block)
    return `<p><a href="${escapeHtml(block.link)}">${escapeHtml(block.label)}</a></p>`;
  return `<p style="margin:24px 0"><a href="${escapeHtml(block.button)}" style="display:inline-block;padding:10px 18px;border-radius:8px;background:${ACCENT};color:#ffffff;font-weight:600;text-decoration:none">${escapeHtml(block.label)}</a></p>`;
}

function factRow([label, value]: [string, string]): string {
  const cell = 'padding:2px 16px 2px 0;vertical-align:top';
  return `<tr><th scope="row" style="${cell};text-align:left;font-weight:600">${escapeHtml(label)}</th><td style="${cell}">${escapeHtml(value)}</td></tr>`;
}

function htmlTable(columns: readonly string[], rows: readonly string[][]): string {
  const cell = (tag: 'th' | 'td', scope: string, text: string, index: number) => {
    const align = index === 0 ? 'left' : 'right';
    return `<${tag}${scope} style="padding:6px 16px 6px 0;border-bottom:1px solid ${LINE};text-align:${align};font-weight:${scope === ' scope="col"' ? 600 : 400}">${escapeHtml(text)}</${tag}>`;
  };
  const head = columns.map((text, index) => cell('th', ' scope="col"', text, index)).join('');
  const body = rows.map(
    ([name = '', ...values]) =>
      `<tr>${cell('th', ' scope="row"', name, 0)}${values.map((text, index) => cell('td', '', text, index + 1)).join('')}</tr>`,
  );
  return `<table style="border-collapse:collapse"><thead><tr>${head}</tr></thead><tbody>${body.join('')}</tbody></table>`;
}

/** Aligns columns by spaces: the first to the left, numbers to the right. */
function textTable(rows: readonly string[][]): string {
  const widths = rows[0]!.map((_, column) =>
    Math.max(...rows.map((cells) => [...(cells[column] ?? '')].length)),
  );
  const padded = (text: string, column: number) => {
    const space = ' '.repeat(Math.max(0, widths[column]! - [...text].length));
    return column === 0 ? text + space : space + text;
  };
  return rows.map((cells) => cells.map(padded).join('  ').trimEnd()).join('\n');
}

const known = (facts: [string, string | null][]) =>
  facts.filter((fact): fact is [string, string] => fact[1] !== null);

const lines = (text: string) => text.split(/\r\n|\r|\n/);

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => escapes[character]!);
}
