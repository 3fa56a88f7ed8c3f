import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { SaxesParser } from 'saxes';
import { startTestSite, type TestSite } from '../support/site.ts';

const ROOT = join(import.meta.dirname, '../..');
const SOURCES = join(ROOT, 'docs/guide');
const OWN = 'https://campers.example';

let site: TestSite;
before(async () => {
  site = await startTestSite({ PUBLIC_URL: OWN, MAIL_FROM: 'hello@campers.example' });
});
after(() => site.stop());

const slugs = readdirSync(SOURCES)
  .filter((file) => file.endsWith('.md'))
  .map((file) => file.replace('.md', ''));
/** Pages that are the README of a package. */
const READMES = ['sdk', 'python', 'cli'];
const pathOf = (slug: string) => (slug === 'index' ? '/developers' : `/developers/${slug}`);

describe('the guide for developers', () => {
  it('has every page of its sources, also as Markdown, in the navigation, the sitemap and llms.txt', async () => {
    const { text: overview } = await site.page('/developers');
    const { text: llms, headers } = await site.page('/llms.txt');
    assert.match(headers.get('content-type')!, /^text\/plain/);
    const { text: whole } = await site.page('/llms-full.txt');
    const pages = await site.sitemap('sitemap-pages');
    for (const slug of slugs) {
      const path = pathOf(slug);
      const [, title = ''] = /^# (.+)$/m.exec(readFileSync(join(SOURCES, `${slug}.md`), 'utf8'))!;
      const page = await site.page(path);
      assert.equal(page.status, 200, path);
      assert.match(page.text, new RegExp(`<h1[^>]*>${title}</h1>`), path);
      assert.match(page.text, new RegExp(`rel="alternate" type="text/markdown" href="${path}.md"`));
      const markdown = await site.page(`${path}.md`);
      assert.match(markdown.headers.get('content-type')!, /^text\/markdown/);
      assert.ok(markdown.text.startsWith(`# ${title}\n`), path);
      assert.doesNotMatch(markdown.text, /\{\{|\{#/, path);
      assert.ok(whole.includes(markdown.text), path);
      assert.ok(pages.has(path), path);
      if (slug === 'index') continue;
      assert.ok(overview.includes(`href="${path}"`), path);
      assert.ok(llms.includes(`(${OWN}${path}.md): `), path);
    }
    for (const path of ['/developers/sdk', '/developers/python', '/developers/cli']) {
      const { text } = await site.page(`${path}.md`);
      assert.ok(text.includes(`${OWN}/api/v1`), path);
      assert.ok(overview.includes(`href="${path}"`) && llms.includes(`${path}.md`), path);
    }
    assert.equal((await site.page('/developers/nothing')).status, 404);
    assert.equal((await site.page('/developers/nothing.md')).status, 404);
  });

  it('speaks of the address that it is read at, and has no inline script or style', async () => {
    for (const slug of slugs) {
      for (const path of [pathOf(slug), `${pathOf(slug)}.md`]) {
        const { text } = await site.page(path);
        assert.doesNotMatch(text, /https:\/\/campcairn\.example|leads@/, path);
      }
      const { text } = await site.page(pathOf(slug));
      assert.doesNotMatch(text, /<[^>]+ style=/, slug);
    }
    const { text } = await site.page('/developers/quick-start');
    assert.ok(text.includes(`CAMPCAIRN_BASE_URL=${OWN}/api/v1`));
  });

  it('links within itself only to pages and headings that there are', async () => {
    const headings = new Map<string, Set<string>>();
    const links: [from: string, path: string, fragment: string | undefined][] = [];
    for (const slug of [...slugs, ...READMES]) {
      const { text } = await site.page(pathOf(slug));
      headings.set(
        pathOf(slug),
        new Set([...text.matchAll(/ id="([\w-]+)"/g)].map(([, id]) => id!)),
      );
      const found = text.matchAll(/href="(\/(?:developers|samples|llms)[^"#]*)(?:#([\w-]+))?"/g);
      for (const [, path, fragment] of found) links.push([slug, path!, fragment]);
    }
    for (const [from, path, fragment] of links) {
      if (fragment !== undefined)
        assert.ok(headings.get(path)?.has(fragment), `${from}: ${path}#${fragment}`);
    }
    for (const path of new Set(links.map(([, path]) => path)))
      assert.equal((await site.page(path)).status, 200, path);
  });

  it('is found at the fragments that it had while it was one page', async () => {
    const { text } = await site.page('/developers');
    const old = 'key listings availability leads statistics errors test-mode limits feeds versions';
    for (const id of old.split(' ')) assert.ok(text.includes(` id="${id}"`), id);
    const { text: webhooks } = await site.page('/developers/webhooks');
    for (const id of ['setup', 'request', 'signature', 'vector', 'rotation', 'retries'])
      assert.ok(webhooks.includes(` id="${id}"`), id);
  });

  it('stands in the language of the shell, with links that stay in it', async () => {
    const { text } = await site.page('/fr/developers/sync');
    assert.match(text, /<html lang="fr"/);
    assert.match(text, /href="\/fr\/developers\/test-mode#fault"/);
    assert.match(text, /href="\/developers\/samples\/guide\/python\/sync\.py"/);
  });

  it('shows each sample in every language without a script, and gives it as a file', async () => {
    const { text } = await site.page('/developers/availability');
    for (const language of ['shell', 'typescript', 'python', 'php'])
      assert.match(text, new RegExp(`<figure data-language="${language}">`));
    const file = await site.page('/developers/samples/guide/typescript/campcairn.ts');
    assert.ok(file.text.includes(`${OWN}/api/v1`));
    for (const path of ['guide/typescript/constructor', 'guide/..%2f..%2fpackage.json/x', 'a/b/c'])
      assert.equal((await site.page(`/developers/samples/${path}`)).status, 404, path);
  });
});

describe('the search of the guide', () => {
  const ask = async (words: string) => {
    const { text } = await site.page(`/developers/search?q=${encodeURIComponent(words)}`);
    return [...text.matchAll(/<h2[^>]*><a href="([^"]+)">/g)].map(([, path]) => path!);
  };

  it('finds an error by its code, a topic by its words, and words by their beginning', async () => {
    assert.equal((await ask('rate_limited'))[0], '/developers/errors#rate-limited');
    assert.ok((await ask('planned rotation')).includes('/developers/webhooks#rotation'));
    assert.equal((await ask('spreads'))[0], '/developers/quick-start#spreadsheet');
    assert.equal((await ask('quick start'))[0], '/developers/quick-start');
  });

  it('finds what developers call by another name, by a stem, or with a typing error', async () => {
    const answers: Record<string, string> = {
      idempotency: '/developers/repeating',
      pagination: '/developers/questions#pages',
      timezone: '/developers/questions#time',
      sandbox: '/developers/test-mode',
      throttling: '/developers/limits#requests',
      CORS: '/developers/questions#browser',
      etag: '/developers/questions#caching',
      GDPR: '/developers/questions#gdpr',
      uptime: '/developers/questions#uptime',
      support: '/developers/questions#support',
      'how do I rotate secrets?': '/developers/webhooks#rotation',
      webhok: '/developers/webhooks',
      pagniation: '/developers/questions#pages',
    };
    for (const [asked, path] of Object.entries(answers))
      assert.ok((await ask(asked)).slice(0, 3).includes(path), `${asked}: ${path}`);
  });

  it('finds fields and calls of the reference', async () => {
    assert.equal((await ask('min_driver_age'))[0], '/developers/reference#models/Policies');
    assert.equal(
      (await ask('availability batch'))[0],
      '/developers/reference#tag/availability/POST/availability/batch',
    );
  });

  it('says when there is nothing, and shows what was typed as text', async () => {
    const { text } = await site.page('/developers/search?q=%3Ci%3Ezebra');
    assert.match(text, /Nothing in the guide has “&lt;i>zebra”/);
    const { text: some } = await site.page('/developers/search?q=zebra+throttling');
    assert.match(some, /Nothing has all of “zebra throttling”/);
    assert.deepEqual(await ask(''), []);
  });
});

describe('the changelog', () => {
  it('is an Atom feed with every entry of its page, newest first', async () => {
    const { text, headers } = await site.page('/developers/changelog.atom');
    assert.match(headers.get('content-type')!, /^application\/atom\+xml/);
    const texts: Record<string, string[]> = {};
    const parser = new SaxesParser();
    let name = '';
    parser.on('opentag', (tag) => {
      name = tag.name;
      (texts[name] ??= []).push('');
    });
    parser.on('text', (piece) => {
      const all = texts[name];
      if (all) all[all.length - 1] += piece;
    });
    parser.write(text).close();
    const { text: page } = await site.page('/developers/changelog');
    const ids = texts.id!.slice(1).map((id) => id.trim());
    assert.equal(ids.length, page.match(/<h2 id=/g)!.length);
    for (const id of ids) assert.ok(page.includes(`id="${new URL(id).hash.slice(1)}"`), id);
    const days = texts.updated!.slice(1).map((day) => day.trim());
    assert.deepEqual(days, days.toSorted().reverse());
    assert.ok(texts.content!.every((content) => content.startsWith('<p>')));
    assert.match(texts.content!.join(), /<a href="\/developers\/sdk">/);
  });
});
