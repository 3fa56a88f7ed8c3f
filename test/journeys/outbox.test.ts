import assert from 'node:assert/strict';
import { request } from 'node:http';
import { after, before, describe, it } from 'node:test';
import { showsOutbox } from '../../src/app/site/outbox.ts';
import { signInLink, toMail } from '../../src/mails/index.ts';
import { startTestSite, type TestSite } from '../support/site.ts';

const LINK = 'http://localhost:3000/sign-in/one-time-token';

let site: TestSite;
before(async () => {
  site = await startTestSite({ DEMO: '1', PUBLIC_URL: 'http://localhost:3000' });
  const letter = signInLink('en', { link: LINK, minutes: 15 });
  await site.services.mailbox.post(site.database.db, toMail('ada@vans.example', letter));
});
after(() => site.stop());

/** Asks by another name or through a proxy, at the same address. */
const askAs = (path: string, headers: Record<string, string>) =>
  new Promise<number>((resolve, reject) => {
    const { hostname, port } = new URL(site.address);
    request({ hostname, port, path, headers }, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    })
      .on('error', reject)
      .end();
  });

describe('the outbox of a demo', () => {
  it('lists the mails that were made, and each with links to follow', async () => {
    const { text } = await site.page('/outbox');
    const path = /href="(\/outbox\/\d+)">Your link to sign in to Campcairn/.exec(text)?.[1];
    assert.ok(path, text);
    const mail = await site.page(path);
    assert.ok(mail.text.includes(`<a href="${LINK}">${LINK}</a>`), mail.text);
    assert.match(mail.text, /<iframe srcdoc="[^"]*Sign in/);
    assert.equal(mail.headers.get('cache-control'), 'private, no-store');
  });

  it('shows every template in every language', async () => {
    const { text } = await site.page('/outbox/templates');
    const paths = [...text.matchAll(/href="(\/outbox\/templates\/[\w-]+)"/g)].map(([, to]) => to!);
    assert.ok(paths.length >= 20, String(paths.length));
    for (const path of paths) {
      const page = await site.page(path);
      assert.equal(page.status, 200, path);
      for (const language of [
        'English',
        'Français',
        'Español',
        'Português',
        'Deutsch',
        'Nederlands',
      ])
        assert.ok(page.text.includes(`>${language}</h2>`), path);
      assert.equal(page.text.match(/<iframe/g)?.length, 6, path);
    }
  });

  it('has no page of what is not there', async () => {
    for (const path of ['/outbox/99999', '/outbox/x', '/outbox/templates/x', '/outbox/1e3'])
      assert.equal((await site.page(path)).status, 404, path);
  });

  it('answers this machine only: no other name, and nothing that a proxy passes on', async () => {
    assert.equal(await askAs('/outbox', { host: 'localhost' }), 200);
    for (const headers of [
      { host: 'campcairn.example' },
      { host: 'localhost.evil.example' },
      { host: 'localhost', 'x-forwarded-for': '192.0.2.1' },
      { host: 'localhost', forwarded: 'for=192.0.2.1' },
    ] as Record<string, string>[]) {
      for (const path of ['/outbox', '/outbox/1', '/outbox/templates', '/outbox/templates/week'])
        assert.equal(await askAs(path, headers), 404, JSON.stringify(headers));
    }
  });
});

it('there is no outbox without a demo, nor where the site has a public address', () => {
  const own = { DEMO: true, HOST: '127.0.0.1', PUBLIC_URL: 'http://localhost:3000' };
  assert.equal(showsOutbox(own, {}), true);
  assert.equal(showsOutbox({ ...own, DEMO: false }, {}), false);
  assert.equal(showsOutbox({ ...own, DEMO: false }, { development: true }), true);
  for (const other of [
    { PUBLIC_URL: 'https://campcairn.example' },
    { PUBLIC_URL: 'http://localhost.example' },
    { HOST: '0.0.0.0' },
    { HOST: '::' },
  ])
    assert.equal(showsOutbox({ ...own, ...other }, { development: true }), false);
});
