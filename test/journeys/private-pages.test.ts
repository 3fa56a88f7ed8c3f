import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { aListing } from '../builders/listing.ts';
import { anEnquiry } from '../builders/enquiry.ts';
import { type Page, startTestSite, type TestSite } from '../support/site.ts';
import { signedIn, signedInOperator, type Visitor, visitor } from '../support/visitor.ts';

const SITE = join(import.meta.dirname, '../../site/src');
const ROUTES = join(SITE, 'routes');

/** A route of people who have signed in, with its actions. */
interface Route {
  /** Such as `/dashboard/[partner]/leads/[lead]`. */
  path: string;
  actions: string[];
}

/** The names in `export const actions = { … }`; a page's unnamed action is `default`. */
function actionsIn(source: string): string[] {
  const [, body = ''] = /export const actions[^{]*\{\n(.*?)\n\};/s.exec(source) ?? [];
  return [...body.matchAll(/^ {2}(?:async )?(\w+)(?::|\()/gm)].map(([, name]) => name!);
}

/** The names of the fields that the site's code reads from posted forms. */
function fieldNames(): string[] {
  const names = readdirSync(SITE, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => readFileSync(join(SITE, file), 'utf8'))
    .flatMap((source) => [...source.matchAll(/(?:\.get(?:All)?\(|form\w*\)*, )'(\w+)'\)/gi)])
    .map(([, name]) => name!);
  return [...new Set(names)];
}

/** The routes below a folder, those of pages and of endpoints. */
function routesBelow(folder: string): Route[] {
  const routes = new Map<string, string[]>();
  for (const file of readdirSync(join(ROUTES, folder), { recursive: true, encoding: 'utf8' })) {
    if (!/\+(?:page|server|page\.server)\.(?:ts|svelte)$/.test(file)) continue;
    const path = join('/', folder, file).replace(/\/\+[^/]*$/, '');
    const actions = routes.get(path) ?? [];
    if (file.endsWith('.server.ts')) {
      actions.push(...actionsIn(readFileSync(join(ROUTES, folder, file), 'utf8')));
    }
    routes.set(path, actions);
  }
  return [...routes].map(([path, actions]) => ({ path, actions }));
}

/** Whether a person was kept out of a page: it does not exist for them, is not theirs, or has nothing to read. */
const isKeptOut = ({ status }: Page): boolean => status === 404 || status === 403 || status === 405;

let site: TestSite;
let ids: Record<string, string>;

/** The path of a route with ids of Coast Vans. */
const filled = (path: string): string =>
  path.replaceAll(/\[(\w+)(?:=\w+)?\]/g, (_, name: string) => ids[name] ?? '1');

/** Asks for a route and posts each of its actions; gives what did not answer as expected. */
async function walk(
  who: Visitor,
  routes: Route[],
  expected: { read: (page: Page) => boolean; write: (page: Page) => boolean },
  fields: Record<string, string | string[]> = {
    id: ids.lead!,
    ids: [ids.lead!],
    confirm: 'replace',
    email: 'x@y.example',
  },
): Promise<string[]> {
  const faults: string[] = [];
  const note = (what: string, page: Page, right: boolean) => {
    if (!right) faults.push(`${what}: ${page.status} ${page.location ?? ''}`);
  };
  for (const { path, actions } of routes) {
    const read = await who.get(filled(path));
    note(`GET ${path}`, read, expected.read(read));
    for (const action of actions) {
      const query = action === 'default' ? '' : `?/${action}`;
      const page = await who.post(filled(path) + query, fields);
      note(`POST ${path}${query}`, page, expected.write(page));
    }
  }
  return faults;
}

/** The data of a layout that gives the words of the dashboard, none of which leaves the server. */
const WORDS_ALONE = JSON.stringify([{ language: 1 }, ['ServerOnly', 2], [3], 0]);

describe('pages of people who have signed in', () => {
  const dashboard = routesBelow('dashboard/[partner]');
  const console = routesBelow('operator');

  before(async () => {
    site = await startTestSite();
    const coast = await site.partner('Coast Vans', { email: 'owner@coast.example' });
    const moor = await site.partner('Moor Vans', { email: 'owner@moor.example' });
    // Otherwise all pages of statistics say that they are part of Premium.
    await site.services.partners.setPremium(moor.slug, new Date('2030-01-01T00:00:00Z'));
    await coast.call('PUT', '/listings/van', aListing());
    const { body: listing } = await coast.call('GET', '/listings/van');
    await anEnquiry(site, listing.id);
    const { body: leads } = await coast.call('GET', '/leads?kind=enquiry');
    const lead = String(leads.data[0].id);
    const partner = await site.services.partners.bySlug('coast-vans');
    await site.database.db.transaction((tx) =>
      site.services.members.add(tx, partner.id, {
        email: 'reader@coast.example',
        role: 'reader',
        invitedBy: 'owner@coast.example',
      }),
    );
    ids = {
      partner: 'coast-vans',
      slug: 'coast-vans',
      lead,
      event: `evt_${lead.slice('lead_'.length)}`,
      listing: 'van',
      file: 'leads.csv',
      id: String(listing.id),
    };
  });
  after(() => site.stop());

  it('are many, with actions', () => {
    assert.ok(dashboard.length >= 10, JSON.stringify(dashboard));
    assert.ok(console.length >= 15, JSON.stringify(console));
    assert.ok(dashboard.flatMap(({ actions }) => actions).length >= 10);
    assert.ok(console.flatMap(({ actions }) => actions).length >= 15);
  });

  it('ask whoever is signed out to sign in', async () => {
    const toSignIn = ({ status, location }: Page) =>
      (status === 303 || status === 307) && location !== null && location.startsWith('/sign-in');
    const expected = { read: toSignIn, write: toSignIn };
    assert.deepEqual(await walk(visitor(site), [...dashboard, ...console], expected), []);
  });

  it('do not exist for members of another partner', async () => {
    const stranger = await signedIn(site, 'owner@moor.example');
    const expected = { read: isKeptOut, write: isKeptOut };
    assert.deepEqual(await walk(stranger, [...dashboard, ...console], expected), []);
  });

  it('give no data either to who may not see them, whatever part of a page is asked for', async () => {
    await site.services.operators.add('new@campcairn.example');
    const people = [
      visitor(site),
      await signedIn(site, 'owner@moor.example'),
      await signedIn(site, 'new@campcairn.example'),
    ];
    const faults: string[] = [];
    for (const { path } of [...dashboard, ...console]) {
      // Layouts come first, which a script that has them already leaves out.
      for (const asked of ['', '?x-sveltekit-invalidated=001', '?x-sveltekit-invalidated=0001']) {
        for (const who of people) {
          const { status, text } = await who.get(`${filled(path)}/__data.json${asked}`);
          const { nodes = [] } = status === 200 ? JSON.parse(text.split('\n')[0]!) : {};
          // A page that loads nothing has null.
          const own = nodes
            .slice(1)
            .filter((node: { data?: unknown[] } | null) => node?.data?.[0])
            .filter((node: { data: unknown[] }) => JSON.stringify(node.data) !== WORDS_ALONE);
          if (own.length > 0) faults.push(`${path}${asked}: ${JSON.stringify(own)}`);
        }
      }
    }
    assert.deepEqual(faults, []);
  });

  it('show nothing of another partner to whoever names its ids', async () => {
    const stranger = await signedIn(site, 'owner@moor.example');
    const own = dashboard
      .filter(({ path }) => /\[(?!partner)/.test(path) && !path.includes('[file]'))
      .map(({ path, actions }) => ({ path: path.replace('[partner]', 'moor-vans'), actions }));
    const expected = { read: isKeptOut, write: isKeptOut };
    assert.deepEqual(await walk(stranger, own, expected), []);
  });

  it('let readers change nothing but that they leave the team', async () => {
    const reader = await signedIn(site, 'reader@coast.example');
    const withoutLeaving = dashboard.map(({ path, actions }) => ({
      path,
      actions: actions.filter((action) => action !== 'leave'),
    }));
    const expected = {
      read: ({ status }: Page) => status < 500,
      write: ({ status }: Page) => status === 403 || status === 404,
    };
    assert.deepEqual(await walk(reader, withoutLeaving, expected), []);
  });

  it('let operators read what a partner sees, and change nothing there', async () => {
    const operator = await signedInOperator(site);
    const expected = {
      read: ({ status }: Page) => status < 500,
      write: ({ status }: Page) => status === 403 || status === 404,
    };
    assert.deepEqual(await walk(operator, dashboard, expected), []);
  });

  it('answer no form with a fault whose texts hold NUL, or numbers that no column can have', async () => {
    const names = fieldNames();
    for (const name of ['lead', 'listing', 'email', 'text']) assert.ok(names.includes(name), name);
    const isNoFault = ({ status }: Page) => status < 500;
    const expected = { read: isNoFault, write: isNoFault };
    const owner = await signedIn(site, 'owner@coast.example');
    const operator = await signedInOperator(site, 'grace@campcairn.example');
    for (const value of ['a\0b', '2147483648', '9'.repeat(19), '9'.repeat(400), '-1', '1e30']) {
      const texts = Object.fromEntries(names.map((name) => [name, value]));
      assert.deepEqual(await walk(owner, dashboard, expected, texts), [], value);
      assert.deepEqual(await walk(operator, console, expected, texts), [], value);
    }
  });
});
