import assert from 'node:assert/strict';
import { type IncomingHttpHeaders, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { after, before, describe, it } from 'node:test';
import { DEMO } from '@campcairn/demo-partner/facts';
import { outboxLink, showsMailPreview } from '../../src/app/pages/outbox.ts';
import { signInLink, toMail } from '../../src/mails/index.ts';
import { createKeyRing, followSecrets } from '../../src/platform/secrets/index.ts';
import { startTestSite, type TestSite } from '../support/site.ts';

const OWN_HOST = 'localhost:3000';
const LINK = 'http://localhost:3000/sign-in/one-time-token';

let site: TestSite;
before(async () => {
  site = await startTestSite({ DEMO: '1', PUBLIC_URL: `http://${OWN_HOST}` });
  const letter = signInLink('en', { link: LINK, minutes: 15 });
  await site.services.mailQueue.post(site.database.db, toMail('ada@vans.example', letter));
});
after(() => site.stop());

const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

interface Asked {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
}

/** Asks by a host name, the demo's own unless another is given, as a browser with the cookies that are given. */
const ask = (
  path: string,
  {
    host = OWN_HOST,
    cookie,
    method = 'GET',
  }: { host?: string; cookie?: string; method?: string } = {},
) =>
  new Promise<Asked>((resolve, reject) => {
    const { hostname, port } = new URL(site.address);
    const headers = {
      host,
      accept: 'text/html',
      ...(cookie === undefined ? {} : { cookie }),
      ...(method === 'POST' ? FORM : {}),
    };
    request({ hostname, port, path, method, headers }, (response) => {
      const { statusCode: status = 0, headers: sent } = response;
      void text(response).then((body) => resolve({ status, headers: sent, text: body }), reject);
    })
      .on('error', reject)
      .end();
  });

/** The path of a link that was printed, and its parameters. */
const pathOf = (link: string | undefined): string => {
  const url = new URL(link ?? '');
  assert.equal(url.origin, `http://${OWN_HOST}`);
  return url.pathname + url.search;
};

/** The cookie that the printed link to the outbox sets. */
async function openDoor(): Promise<string> {
  const { status, headers } = await ask(pathOf(site.outbox));
  assert.equal(status, 200);
  const [cookie = ''] = headers['set-cookie'] ?? [];
  assert.match(cookie, /^campcairn-demo=[\w-]{32}; .*HttpOnly.*SameSite=Lax/i);
  return cookie.split(';')[0]!;
}

describe('the outbox of a demo', () => {
  let cookie: string;
  before(async () => {
    cookie = await openDoor();
  });

  it('lists the mails that were made, and each with links to follow', async () => {
    const list = await ask('/outbox', { cookie });
    const path = /href="(\/outbox\/\d+)">Your link to sign in to Campcairn/.exec(list.text)?.[1];
    assert.ok(path, list.text);
    const mail = await ask(path, { cookie });
    assert.ok(mail.text.includes(`<a href="${LINK}">${LINK}</a>`), mail.text);
    assert.match(mail.text, /<iframe srcdoc="[^"]*Sign in/);
    assert.equal(mail.headers['cache-control'], 'private, no-store');
  });

  it('shows every template in every language', async () => {
    const templates = await ask('/outbox/templates', { cookie });
    const paths = [...templates.text.matchAll(/href="(\/outbox\/templates\/[\w-]+)"/g)].map(
      ([, to]) => to!,
    );
    assert.ok(paths.length >= 20, String(paths.length));
    for (const path of paths) {
      const page = await ask(path, { cookie });
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
    for (const path of [
      '/outbox/99999',
      '/outbox/x',
      '/outbox/templates/x',
      '/outbox/1e3',
      '/outbox/99999999999999999999',
    ])
      assert.equal((await ask(path, { cookie })).status, 404, path);
  });

  it('opens for nobody who has not got the token of the printed link, whatever the address', async () => {
    const token = cookie.split('=')[1]!;
    const wrong = [...token].toReversed().join('');
    for (const path of [
      '/outbox',
      '/outbox/1',
      '/outbox/templates',
      '/outbox/templates/week-summary',
    ]) {
      for (const asked of [
        await ask(path),
        await ask(`${path}?demo=${wrong}`),
        await ask(`${path}?demo=`),
        await ask(path, { cookie: `campcairn-demo=${wrong}` }),
        await ask(path, { cookie: `campcairn-demo=${token}x` }),
      ]) {
        assert.equal(asked.status, 404, path);
        assert.equal(asked.headers['set-cookie'], undefined);
        assert.doesNotMatch(asked.text, /one-time-token/);
      }
    }
  });

  it('opens by the same link after a restart', async () => {
    const { settings, keyRing } = site.context;
    const secret = createKeyRing(followSecrets(settings.SECRET_KEY, settings.DATA_DIR));
    assert.equal(outboxLink(settings, secret, {}), outboxLink(settings, keyRing, {}));
  });
});

describe('signing in by links of a demo', () => {
  it('works by the printed links, as soon as they are opened', async () => {
    for (const link of [site.demo?.signIn?.partner, site.demo?.signIn?.operator]) {
      const path = pathOf(link);
      assert.match((await ask(path)).text, /<form method="post"/);
      const { status, headers } = await ask(path, { method: 'POST' });
      assert.equal(status, 303);
      assert.match(String(headers['set-cookie']), /campcairn=/);
    }
  });

  it('needs the token for the addresses of the demo, and does not use up what it refuses', async () => {
    const { people } = site.services;
    const path = await people.signIn.printLink(DEMO.email);
    for (const method of ['GET', 'POST']) {
      const { text: page, headers } = await ask(path, { method });
      assert.match(page, /Open the outbox first/);
      assert.doesNotMatch(page, /<form method="post"/);
      assert.equal(headers['set-cookie'], undefined);
    }
    const { status } = await ask(path, { method: 'POST', cookie: await openDoor() });
    assert.equal(status, 303);
  });

  it('needs none for whoever else has a link, which only the mail or the outbox shows', async () => {
    await site.partner();
    const { people } = site.services;
    const path = await people.signIn.printLink('office@vans.example');
    const { status, headers } = await ask(path, { method: 'POST' });
    assert.equal(status, 303);
    assert.equal(headers.location, '/dashboard');
  });
});

describe('a demo that is asked under another host than its own', () => {
  const others = ['192.0.2.1:3000', 'campcairn.example', 'localhost.evil.example'];

  it('answers no outbox, no sign-in, no dashboard and no console, whoever asks', async () => {
    const cookie = await openDoor();
    const { people } = site.services;
    const link = pathOf(site.outbox).split('?')[1]!;
    const signIn = await people.signIn.printLink(DEMO.email);
    const paths = [
      '/outbox',
      '/outbox/templates',
      '/sign-in',
      '/sign-in/sent',
      signIn,
      '/fr/sign-in',
    ];
    paths.push('/sign-out', '/dashboard', `/dashboard/${DEMO.slug}`, '/operator', '/profile');
    for (const host of others) {
      for (const path of paths) {
        for (const method of ['GET', 'POST']) {
          const { status, headers } = await ask(`${path}?${link}`, { host, cookie, method });
          assert.equal(status, 404, `${method} ${host} ${path}`);
          assert.equal(headers['set-cookie'], undefined);
        }
      }
    }
  });

  it('answers public pages, and the API to who has a key', async () => {
    for (const host of others) {
      for (const path of ['/', '/search', '/partners', '/api/v1/taxonomy'])
        assert.equal((await ask(path, { host })).status, 200, path);
      assert.equal((await ask('/api/v1/me', { host })).status, 401);
    }
  });
});

it('there is no outbox without a demo, nor where the site has a public address', () => {
  const own = { DEMO: true, PUBLIC_URL: 'http://localhost:3000' };
  assert.equal(showsMailPreview(own, {}), true);
  assert.equal(showsMailPreview({ ...own, DEMO: false }, {}), false);
  assert.equal(showsMailPreview({ ...own, DEMO: false }, { development: true }), true);
  for (const other of [
    { PUBLIC_URL: 'https://campcairn.example' },
    { PUBLIC_URL: 'http://localhost.example' },
  ])
    assert.equal(showsMailPreview({ ...own, ...other }, { development: true }), false);
});
