import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Tables by the slice that owns them. Other slices do not name them in statements: they use the
 * relations that the owner publishes (`published.sql.ts`) or call its use cases.
 */
export const TABLES: Record<string, string[]> = {
  partners: [
    'partner',
    'application',
    'saved_reply',
    'member',
    'contact_change',
    'api_call',
    'partner_note',
  ],
  people: [
    'person',
    'sign_in_link',
    'session',
    'passkey',
    'recovery_code',
    'passkey_challenge',
    'unconfirmed_app',
  ],
  places: [
    'town',
    'area',
    'gazetteer_name',
    'gazetteer_import',
    'gazetteer_shipped',
    'data_source',
    'data_reading',
    'postcode',
    'place',
    'place_reading',
  ],
  listings: [
    'listing',
    'deleted_listing',
    'hidden_listing',
    'availability',
    'listing_summary',
    'listing_bulk',
    'listing_bulk_price',
    'listing_form',
    'written_calendar',
    'calendar_import',
    'calendar_address',
  ],
  photos: ['photo'],
  duplicates: [
    'compared_listing',
    'comparison_progress',
    'photo_print',
    'listing_pair',
    'parted_pair',
  ],
  reports: ['listing_report'],
  claims: ['claim'],
  status: ['service_hour'],
  statistics: [
    'listing_count',
    'partner_count',
    'listing_window',
    'window_median',
    'count_writer',
    'statistics_progress',
    'search_count',
  ],
  search: ['search_change', 'search_change_cleared', 'search_snapshot'],
  leads: [
    'lead',
    'lead_click',
    'lead_enquiry',
    'lead_sequence',
    'lead_day',
    'lead_counted',
    'answer_time',
    'webhook_outage',
  ],
  deliveries: ['delivery', 'delivery_attempt', 'event_sequence'],
  feeds: [
    'feed',
    'feed_run',
    'feed_row',
    'feed_report',
    'feed_request',
    'feed_upload',
    'feed_upload_row',
    'feed_upload_column',
  ],
  operators: ['operator'],
  featured: ['featured_listing'],
  billing: ['billing_customer', 'subscription', 'billing_event'],
  'platform/audit': ['audit_entry'],
  'platform/db': ['wiped_table'],
  'platform/erasures': ['erasure', 'installation'],
  'platform/jobs': ['job'],
  'platform/mail': ['mail', 'mail_attempt'],
  'platform/rate-limit': ['rate_count'],
};

const owners = new Map(
  Object.entries(TABLES).flatMap(([owner, tables]) =>
    tables.map((table): [string, string] => [table, owner]),
  ),
);

/** Placeholder for `${…}` in the text of a literal. */
const HOLE = '\0';

/** A text in a source file that may be SQL. */
interface Literal {
  text: string;
  line: number;
}

/**
 * Returns the string and template literals of a source text. Literals within `${…}` are returned
 * separately.
 */
function literalsOf(source: string): Literal[] {
  const literals: Literal[] = [];
  let at = 0;
  const lineOf = (index: number) => source.slice(0, index).split('\n').length;
  const skipComment = (): boolean => {
    const end = source.startsWith('//', at) ? '\n' : source.startsWith('/*', at) ? '*/' : undefined;
    if (end === undefined) return false;
    const index = source.indexOf(end, at + 2);
    at = index < 0 ? source.length : index + end.length;
    return true;
  };
  const readLiteral = (quote: string): void => {
    const literal = { text: '', line: lineOf(at) };
    literals.push(literal);
    for (at++; at < source.length && source[at] !== quote;) {
      if (source[at] === '\\') {
        literal.text += source[at + 1];
        at += 2;
      } else if (quote === '`' && source.startsWith('${', at)) {
        at += 2;
        readCode('}');
        literal.text += ` ${HOLE} `;
      } else literal.text += source[at++];
    }
    at++;
  };
  const readCode = (end?: string): void => {
    while (at < source.length && source[at] !== end) {
      const character = source[at]!;
      if (skipComment()) continue;
      if (character === "'" || character === '"' || character === '`') readLiteral(character);
      else {
        at++;
        if (character === '{') readCode('}');
      }
    }
    at++;
  };
  readCode();
  return literals;
}

/** Keywords that are followed by a table. */
const BEFORE_TABLE = /^(?:from|join|into|update|using|truncate|table|lock|copy|analyze|vacuum)$/;
/** Words between such a keyword and the table. */
const FILLER = /^(?:only|table|lateral|if|not|exists|public|\.|"|analyze)$/;
/** Keywords that end a list of tables, so that a name after a comma is a column again. */
const ENDS_LIST = /^(?:where|group|order|having|limit|set|returning|union|for|select|values|with)$/;

/** Returns the known tables that a text uses as tables. */
function tablesIn(text: string): string[] {
  const words =
    text
      .toLowerCase()
      .replaceAll(/--[^\n]*/g, '')
      .replaceAll(/'(?:[^']|'')*'/g, ' 0 ')
      .match(/[a-z_$][\w$]*|\d+|[^\s\w]/g) ?? [];
  // A fragment may begin with the table, when the keyword before it is in another literal.
  const fragment = owners.has(words[0] ?? '') && /^[a-z_\0]/.test(words[1] ?? '');
  const tables: string[] = fragment ? [words[0]!] : [];
  // Whether a list of tables continues, for each open parenthesis.
  const lists = [false];
  let expected = false;
  words.forEach((word, index) => {
    if (expected && !FILLER.test(word)) {
      if (owners.has(word)) tables.push(word);
      expected = false;
    }
    if (word === '(') lists.push(false);
    else if (word === ')') lists.pop();
    else if (word === ',') expected = lists.at(-1) ?? false;
    else if (BEFORE_TABLE.test(word) && words[index - 1] !== 'distinct') {
      expected = true;
      lists[lists.length - 1] = true;
    } else if (ENDS_LIST.test(word)) lists[lists.length - 1] = false;
  });
  return [...new Set(tables)];
}

const isStatements = (file: string) => file.endsWith('.sql.ts') && !file.includes('/testing/');

const sliceOf = (file: string): string => /^src\/(platform\/[^/]+|[^/]+)/.exec(file)?.[1] ?? file;

/** Returns the tables that migrations below `root` have created and not dropped. */
function tablesOf(root: string): Set<string> {
  const tables = new Set<string>();
  const folder = join(root, 'migrations');
  for (const file of readdirSync(folder).sort()) {
    const text = readFileSync(join(folder, file), 'utf8').toLowerCase();
    const changes =
      /^(create|drop) (?:unlogged )?table (?:if (?:not )?exists )?(\w+)|^alter table (\w+) rename to (\w+)/gm;
    for (const [, verb, table, from, to] of text.matchAll(changes)) {
      if (verb === 'create') tables.add(table!);
      else tables.delete(table ?? from!);
      if (to !== undefined) tables.add(to);
    }
  }
  return tables;
}

/** Finds statements below `root` that name a table of another slice, and tables without an owner. */
export function brokenTableOwners(root: string): string[] {
  const files = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .map((file) => `src/${file}`)
    .filter(isStatements)
    .sort();
  const strangers = files.flatMap((file) =>
    literalsOf(readFileSync(join(root, file), 'utf8')).flatMap(({ text, line }) =>
      tablesIn(text)
        .filter((table) => owners.get(table) !== sliceOf(file))
        .map((table) => `${file}:${line} ${table} belongs to ${owners.get(table)}`),
    ),
  );
  const known = tablesOf(root);
  const ownerless = [...known].filter((table) => !owners.has(table));
  const gone = [...owners.keys()].filter((table) => !known.has(table));
  return [
    ...strangers,
    ...ownerless.map((table) => `migrations: nobody owns ${table} (tools/table-owners.ts)`),
    ...gone.map((table) => `tools/table-owners.ts: there is no table ${table}`),
  ];
}

if (import.meta.main) {
  for (const [owner, tables] of Object.entries(TABLES))
    console.log(owner.padEnd(22), tables.join(', '));
}
