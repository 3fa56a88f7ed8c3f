import { formatDate, formatDates } from '#lib/format/dates.ts';
import { DEFAULT_LOCALE, splitLocale } from '#lib/locale/locales.ts';
import type { InboxLead } from '#lib/services.ts';
import { loadMessages } from '#messages/load.ts';

/** Length of a `mailto:` link that all mail programs and browsers take. */
const MAX_LINK = 1_800;

/** The link that opens a mail program with an answer begun; null where there is nobody to answer. */
export async function replyLink(lead: InboxLead, timeZone: string): Promise<string | null> {
  if (lead.kind !== 'enquiry' || lead.email === null) return null;
  const locale = languageOf(lead);
  const {
    enquiry: words,
    place: { people },
  } = await loadMessages(locale);
  const title = lead.listing?.title ?? '';
  const day = formatDate(locale, 'date', new Date(lead.created_at), timeZone);
  const { start_date: start, end_date: end } = lead;
  const facts = [
    start && end ? formatDates(locale, start, end) : null,
    lead.guests === null ? null : people(lead.guests),
  ].filter((fact) => fact !== null);
  const quoted = [...facts, ...(lead.message ?? '').split(/\r?\n/)].filter((line) => line !== '');
  const before = [
    ...(lead.name === null ? [] : [words.reply.hello(lead.name), '']),
    '',
    '',
    words.reply.wrote(day, title),
  ];
  const to = encodeURIComponent(lead.email).replaceAll('%40', '@');
  const subject = encodeURIComponent(words.reply.subject(title));
  const link = (lines: readonly string[]) =>
    `mailto:${to}?subject=${subject}&body=${encodeURIComponent([...before, ...lines].join('\r\n'))}`;
  return link(cut(quoted, (lines) => link(lines).length <= MAX_LINK));
}

/** The language of the page where the traveller asked, which its address tells. */
function languageOf({ source_page: page }: InboxLead) {
  if (page === null || !URL.canParse(page)) return DEFAULT_LOCALE;
  return splitLocale(new URL(page).pathname).locale;
}

/** Quotes as many words as fit; an ellipsis stands for the rest. */
function cut(lines: readonly string[], fits: (quoted: readonly string[]) => boolean): string[] {
  const quote = (text: string) => text.split('\n').map((line) => `> ${line}`);
  const text = lines.join('\n');
  if (fits(quote(text))) return quote(text);
  const characters = [...text];
  let [least, most] = [0, characters.length];
  while (least < most) {
    const middle = Math.ceil((least + most) / 2);
    if (fits(quote(`${characters.slice(0, middle).join('')}…`))) least = middle;
    else most = middle - 1;
  }
  return quote(`${characters.slice(0, least).join('').trimEnd()}…`);
}
