/** One part of a mail's body. */
export type Block =
  | { paragraph: string }
  /** A text of another person, shown as a quotation; its line breaks are kept. */
  | { quote: string }
  /** Labels and values, one per line; null values are left out. */
  | { facts: [label: string, value: string | null][] }
  | { link: string; label: string };

/** One body as plain text and as HTML. */
export interface Composed {
  text: string;
  html: string;
}

const font =
  "font-family:system-ui,-apple-system,'Segoe UI',sans-serif;font-size:16px;line-height:1.5";

/** Renders a mail's body as plain text and as HTML with the same content. */
export function compose(blocks: readonly Block[]): Composed {
  const html = blocks.map(htmlOf).join('\n');
  return {
    text: `${blocks.map(textOf).join('\n\n')}\n`,
    html: `<!doctype html>\n<html><body style="margin:0;padding:24px;${font};color:#1c2420;background:#ffffff">\n<div style="max-width:36rem">\n${html}\n</div>\n</body></html>\n`,
  };
}

function textOf(block: Block): string {
  if ('paragraph' in block) return block.paragraph;
  if ('quote' in block)
    return lines(block.quote)
      .map((line) => `> ${line}`)
      .join('\n');
  if ('facts' in block)
    return known(block.facts)
      .map(([name, value]) => `${name}: ${value}`)
      .join('\n');
  return `${block.label}: ${block.link}`;
}

function htmlOf(block: Block): string {
  if ('paragraph' in block) return `<p>${escapeHtml(block.paragraph)}</p>`;
  if ('quote' in block)
    return `<blockquote style="margin:16px 0;padding:8px 16px;border-left:4px solid #7a9a86">${lines(block.quote).map(escapeHtml).join('<br>')}</blockquote>`;
  if ('facts' in block)
    return `<table style="border-collapse:collapse">${known(block.facts).map(row).join('')}</table>`;
  return `<p><a href="${escapeHtml(block.link)}">${escapeHtml(block.label)}</a></p>`;
}

function row([label, value]: [string, string]): string {
  const cell = 'padding:2px 16px 2px 0;vertical-align:top';
  return `<tr><th style="${cell};text-align:left;font-weight:600">${escapeHtml(label)}</th><td style="${cell}">${escapeHtml(value)}</td></tr>`;
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
