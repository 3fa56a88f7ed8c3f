import hljs from 'highlight.js/lib/core';
import bash from 'highlight.js/lib/languages/bash';
import http from 'highlight.js/lib/languages/http';
import json from 'highlight.js/lib/languages/json';
import php from 'highlight.js/lib/languages/php';
import python from 'highlight.js/lib/languages/python';
import typescript from 'highlight.js/lib/languages/typescript';
import { Marked, type Token, type Tokens } from 'marked';
import { guide as words } from '../../messages/en/words/guide.ts';
import { anchorOf } from '../../src/lib/words/anchors.ts';
import { INCLUDE, includedCode, samplesOf } from './include.ts';

for (const [name, grammar] of Object.entries({ bash, http, json, php, python, typescript }))
  hljs.registerLanguage(name, grammar);

/** Placeholder of the reader's own test key. */
const KEY = /cc_test_…/g;

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** Splits a request and its response, which are two messages. */
const MESSAGES = /\n(?=HTTP\/)/;

const highlighted = (code: string, grammar: string): string =>
  code
    .split(grammar === 'http' ? MESSAGES : /$^/)
    .map((part) => hljs.highlight(part, { language: grammar }).value)
    .join('\n');

const coloured = (code: string, grammar: string): string =>
  (hljs.getLanguage(grammar) ? highlighted(code, grammar) : escaped(code))
    // The page replaces this by the key that the reader pastes.
    .replaceAll(KEY, '<span data-key>$&</span>');

/** Parses the text and the fragment of a heading: `Set it up {#setup}`. */
export function readHeading(text: string): { heading: string; id: string } {
  const [, heading = text, id] = /^(.*?)(?: \{#([\w-]+)\})?$/.exec(text) ?? [];
  const plain = heading.replaceAll('`', '');
  return { heading: plain, id: id ?? anchorOf({ h: plain }) };
}

const COPY = (id: string) =>
  `<button type="button" class="copy needs-script" data-copy="${id}">${words.copy}</button>`;

const block = (id: string, code: string, grammar: string, caption: string): string =>
  `<figcaption>${caption}${COPY(id)}</figcaption>` +
  `<pre tabindex="0"><code id="${id}">${coloured(code, grammar)}</code></pre>`;

/** Creates the function that renders one page as HTML, with numbered ids. */
export function renderer(): (source: string) => string {
  let count = 0;
  /** The heading above the content that is being rendered. */
  let under = '';
  const nextId = () => `code-${(count += 1)}`;

  const tabs = (path: string): string => {
    const group = nextId();
    const samples = samplesOf(path);
    const radios = samples.map(
      ({ language: { id, label } }, at) =>
        `<input type="radio" name="${group}" id="${group}-${id}" value="${id}"${at === 0 ? ' checked' : ''}>` +
        `<label for="${group}-${id}">${label}</label>`,
    );
    const panels = samples.map(({ language, file, code }) => {
      const link = `<a href="/developers/samples/${path.split('/')[0]}/${language.id}/${file}">${file}</a>`;
      return `<figure data-language="${language.id}">${block(`${group}-${language.id}-code`, code, language.grammar, link)}</figure>`;
    });
    return `<div class="tabs" role="group" aria-label="${path.split('/')[1]}">${radios.join('')}${panels.join('')}</div>`;
  };

  const marked = new Marked({
    extensions: [
      {
        name: 'include',
        level: 'block',
        start: (text) => INCLUDE.exec(text)?.index,
        tokenizer(text) {
          const found = INCLUDE.exec(text);
          return found?.index === 0
            ? { type: 'include', raw: found[0], ...found.groups }
            : undefined;
        },
        renderer({ kind, name }) {
          if (kind === 'samples') return tabs(name as string);
          const { code, grammar } = includedCode(kind as string, name as string);
          return `<figure class="${grammar}">${block(nextId(), code, grammar, '')}</figure>`;
        },
      },
    ],
    renderer: {
      heading({ depth, text }: Tokens.Heading) {
        const { id, heading } = readHeading(text);
        under = heading;
        const inner = this.parser.parseInline(
          marked.Lexer.lexInline(text.replace(/ \{#[\w-]+\}$/, '')),
        );
        return `<h${depth} id="${id}">${inner}</h${depth}>`;
      },
      code({ text, lang = '' }: Tokens.Code) {
        const caption = /^(?:ba)?sh$/.test(lang) ? `<span>${words.terminal}</span>` : '';
        return `<figure class="${lang}">${block(nextId(), text, lang, caption)}</figure>`;
      },
      table({ header, rows }: Tokens.Table) {
        const cell = (tag: string, { tokens }: Tokens.TableCell) =>
          `<${tag}>${this.parser.parseInline(tokens)}</${tag.split(' ')[0]}>`;
        const row = (cells: Tokens.TableCell[], tag: string) =>
          // An empty heading cell is rendered as a normal cell.
          `<tr>${cells.map((one) => cell(one.text === '' ? 'td' : tag, one)).join('')}</tr>`;
        const headings = header.filter(({ text }) => text !== '');
        const named = headings.length > 0 ? headings : rows.map(([first]) => first!);
        const columns = named.map(({ text }) => text.replaceAll('`', '')).join(', ');
        const label = under === '' ? columns : `${under}: ${columns}`;
        const head = headings.length > 0 ? `<thead>${row(header, 'th scope="col"')}</thead>` : '';
        const body = `<tbody>${rows.map((cells) => row(cells, 'td')).join('')}</tbody>`;
        return (
          `<div class="scroll" tabindex="0" role="region" aria-label="${escaped(label)}">` +
          `<table>${head}${body}</table></div>`
        );
      },
    },
  });
  return (source) => marked.parse(source, { async: false });
}

/** Returns the blocks of a page's source. */
export const blocksOf = (source: string): Token[] => new Marked().lexer(source);
