/**
 * Compares two databases as their owner sees them, table by table, with columns, constraints, indexes, triggers, routines,
 * rights, owners and sequences: `same-database.ts URL URL [--restored]`. With --restored, the second is a return of
 * "cc restore": it counts numbers on by 1,000,000, ends sessions, loads the search anew and is in the audit log. Exits 1
 * when anything else differs.
 */
import pg from 'pg';
import { catalogueOf, tableContents } from '../../../test/support/schema.ts';

const [first = '', second = '', restored] = process.argv.slice(2);
const LEFT_OUT = 1_000_000;
/** Tables whose rows "cc restore" changes on purpose. */
const CHANGED_BY_RESTORE = new Set([
  'audit_entry',
  'event_sequence',
  'lead_sequence',
  'search_change',
  'search_change_cleared',
  'search_snapshot',
  'session',
  'wiped_table',
]);

async function read(url: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const catalogue = await catalogueOf(client);
  const contents = await tableContents(client);
  await client.end();
  return { ...catalogue, contents };
}
const [one, other] = await Promise.all([read(first), read(second)]);

/** Leaves out parentheses, of which PostgreSQL writes fewer once an expression was read in again. */
const plain = (objects: readonly string[]) =>
  objects.map((object) => object.replaceAll(/[()]/g, ''));

const problems: string[] = [];
const compare = (what: string, left: readonly string[], right: readonly string[]) => {
  const [has, had] = [new Set(right), new Set(left)];
  problems.push(...left.filter((item) => !has.has(item)).map((item) => `${what} lost: ${item}`));
  problems.push(...right.filter((item) => !had.has(item)).map((item) => `${what} added: ${item}`));
};
compare('object', plain(one.objects), plain(other.objects));
compare('right', one.rights, other.rights);
compare('owner', one.owners, other.owners);
compare('default right', one.defaults, other.defaults);
compare('table', Object.keys(one.contents), Object.keys(other.contents));
compare('sequence', Object.keys(one.sequences), Object.keys(other.sequences));
for (const [table, rows] of Object.entries(one.contents)) {
  if (restored !== undefined && CHANGED_BY_RESTORE.has(table)) continue;
  if (rows !== other.contents[table]) problems.push(`rows of ${table} differ`);
}
for (const [name, { value, isCalled }] of Object.entries(one.sequences)) {
  const found = other.sequences[name];
  const isRight =
    restored === undefined
      ? found?.value === value && found.isCalled === isCalled
      : (found?.value ?? 0) >= value + LEFT_OUT;
  if (!isRight) problems.push(`sequence ${name}: ${value}, then ${found?.value}`);
}
for (const problem of problems) console.error(problem);
const triggers = one.objects.filter((object) => object.startsWith('trigger ')).length;
console.log(
  `${Object.keys(one.contents).length} tables, ${triggers} triggers, ${one.rights.length} rights, ` +
    `${Object.keys(one.sequences).length} sequences: ${problems.length === 0 ? 'equal' : `${problems.length} differ`}`,
);
process.exitCode = problems.length === 0 ? 0 : 1;
