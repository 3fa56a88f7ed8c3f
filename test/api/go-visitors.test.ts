import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { statement } from '../../src/platform/db/index.ts';
import { aListing } from '../builders/listing.ts';
import type { Partner, TestCampcairn } from '../support/campcairn.ts';
import { startWatchedCampcairn } from '../support/conformance.ts';
import { rawHead, sendRaw } from '../support/raw-http.ts';
import { BROWSER, follow } from '../support/traveller.ts';

const allLeads = statement<{ text: string }>(
  'test.go.leads',
  'select json_agg(lead)::text as text from lead',
);

let campcairn: TestCampcairn;
let partner: Partner;
let id: number;
before(async () => {
  campcairn = await startWatchedCampcairn({ TRUST_PROXY: '1' });
  partner = await campcairn.partner();
  const listing = aListing({ url: 'https://vans.example/x?cc_lead=old' });
  id = (await partner.call('PUT', '/listings/a', listing)).body.id;
});
after(() => campcairn.stop());

const count = async (): Promise<number> =>
  (await partner.call('GET', '/leads?limit=200')).body.data.length;

let address = 0;
/** Follows the link as somebody; gives whether it was a person's click. */
async function isLead(headers: Record<string, string>, method = 'GET'): Promise<boolean> {
  const before = await count();
  const from = { 'x-forwarded-for': `192.0.2.${++address % 250}` };
  const { status, location } = await follow(
    campcairn.address,
    `/go/${id}`,
    { ...from, ...headers },
    method,
  );
  assert.equal(status, 302);
  const target = new URL(location ?? '');
  assert.equal(target.searchParams.get('utm_source'), 'campcairn');
  const made = (await count()) - before;
  assert.equal(target.searchParams.has('cc_lead'), made === 1);
  campcairn.clock.advance(1000);
  return made === 1;
}

const CHROME = 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko)';
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_4 like Mac OS X) AppleWebKit/605.1.15';
const PEOPLE = [
  BROWSER,
  `${CHROME} Chrome/136.0.0.0 Mobile Safari/537.36`,
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/136.0.0.0 Safari/537.36 Edg/136.0.0.0',
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.4 Safari/605.1.15',
  `${IPHONE} (KHTML, like Gecko) Version/18.4 Mobile/15E148 Safari/604.1`,
  `${IPHONE} (KHTML, like Gecko) Mobile/22E240 [FBAN/FBIOS;FBAV/510.0.0;FBDV/iPhone16,2]`,
  `${IPHONE} (KHTML, like Gecko) Mobile/22E240 Instagram 380.0.0 (iPhone16,2; iOS 18_4)`,
  `${IPHONE} (KHTML, like Gecko) Mobile/22E240 [LinkedInApp]/9.31`,
  `${IPHONE} (KHTML, like Gecko) GSA/365.0 Mobile/15E148 Safari/604.1`,
  `${CHROME} Version/4.0 Chrome/136.0 Mobile Safari/537.36 [Pinterest/Android]`,
  'Mozilla/5.0 (Linux; Android 10; CUBOT X30) AppleWebKit/537.36 Chrome/120.0.0.0 Mobile Safari/537.36',
  'Mozilla/5.0 (Linux; Android 14; SAMSUNG SM-S921B) AppleWebKit/537.36 SamsungBrowser/27.0 Chrome/125.0 Mobile Safari/537.36',
  `${IPHONE} (KHTML, like Gecko) Mobile/15E148 Snapchat/13.0 (iPhone16,2; iOS 18_4)`,
  `${CHROME} Version/4.0 Chrome/125.0 Mobile Safari/537.36 musical_ly_34.0 BytedanceWebview/d8a21c6`,
  'Opera/9.80 (Android; Opera Mini/36.2.2254/119.132; U; id) Presto/2.12.423 Version/12.16',
  'Mozilla/5.0 (Windows NT 6.1; WOW64; Trident/7.0; rv:11.0) like Gecko',
];

const compatible = (name: string): string => `Mozilla/5.0 (compatible; ${name})`;
const ROBOTS = [
  compatible('Googlebot/2.1; +http://www.google.com/bot.html'),
  `${CHROME} Chrome/136.0 Mobile Safari/537.36 (compatible; Googlebot/2.1)`,
  `${CHROME} Chrome/136.0 Safari/537.36 (compatible; bingbot/2.0)`,
  'Mozilla/5.0 (Macintosh) AppleWebKit/605.1.15 Version/17.4 Safari/605.1.15 (Applebot/0.1)',
  compatible('YandexBot/3.0'),
  compatible('Baiduspider/2.0'),
  compatible('AhrefsBot/7.0'),
  compatible('SemrushBot/7~bl'),
  'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko); compatible; GPTBot/1.2',
  'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko); compatible; ClaudeBot/1.0',
  'Mozilla/5.0 AppleWebKit/537.36 (compatible; Amazonbot/0.1) Chrome/119.0 Safari/537.36',
  'Mozilla/5.0 (Linux; Android 5.0) AppleWebKit/537.36 Mobile Safari/537.36 (compatible; Bytespider)',
  'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko); compatible; ChatGPT-User/1.0; +https://openai.com/bot',
  compatible('YandexImages/3.0; +http://yandex.com/bots'),
  compatible('cohere-ai'),
  'Mozilla/5.0 (Windows NT 6.1; WOW64) AppleWebKit/534+ (KHTML, like Gecko) BingPreview/1.0b',
  'Mozilla/5.0+(compatible; UptimeRobot/2.0; http://www.uptimerobot.com/)',
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/117.0.0.0 Safari/537.36 GTmetrix',
  'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
  'Twitterbot/1.0',
  'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)',
  'WhatsApp/2.23.20.0',
  'TelegramBot (like TwitterBot)',
  compatible('Discordbot/2.0; +https://discordapp.com'),
  'LinkedInBot/1.0 (compatible; Mozilla/5.0)',
  'Mozilla/5.0 (Windows NT 6.1; WOW64) SkypeUriPreview Preview/0.5',
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 HeadlessChrome/136.0 Safari/537.36',
  'Mozilla/5.0 (Linux; Android 11; moto g) Chrome/136.0 Mobile Safari/537.36 Chrome-Lighthouse',
];
const TOOLS = [
  'Mozilla/5.0 (Windows NT; Windows NT 10.0; en-US) WindowsPowerShell/5.1.19041.1682',
  'Mozilla/5.0 (linux) AppleWebKit/537.36 (KHTML, like Gecko) jsdom/22.1.0',
  'curl/8.13.0',
  'Wget/1.25.0',
  'HTTPie/3.2.4',
  'python-requests/2.32.3',
  'Python-urllib/3.13',
  'Go-http-client/2.0',
  'node',
  'undici',
  'axios/1.9.0',
  'okhttp/4.12.0',
  'Java/21.0.7',
  'Apache-HttpClient/5.4',
  'PostmanRuntime/7.43',
  'Ruby',
  'PHP/8.4',
  'Dart/3.8 (dart:io)',
  'libwww-perl/6.78',
  'Scrapy/2.13',
];

describe('a person', () => {
  for (const agent of PEOPLE) {
    it(`makes a lead with ${agent}`, async () => {
      assert.equal(await isLead({ 'user-agent': agent }), true);
    });
  }
});

describe('somebody who is no person', () => {
  for (const agent of [...ROBOTS, ...TOOLS]) {
    it(`is redirected without a lead: ${agent}`, async () => {
      assert.equal(await isLead({ 'user-agent': agent }), false);
    });
  }

  it('has no name at all, or an empty one', async () => {
    const before = await count();
    for (const headers of [{}, { 'user-agent': '' }, { 'user-agent': '   ' }]) {
      const head = rawHead('GET', `/go/${id}`, headers as Record<string, string>);
      const { statuses, text } = await sendRaw(campcairn.address, [head]);
      assert.deepEqual(statuses, [302]);
      assert.doesNotMatch(text, /cc_lead/);
    }
    assert.equal(await count(), before);
  });

  it('only asks for the head, or fetches ahead', async () => {
    assert.equal(await isLead({}, 'HEAD'), false);
    for (const [name, value] of [
      ['sec-purpose', 'prefetch'],
      ['sec-purpose', 'prefetch;prerender'],
      ['purpose', 'prefetch'],
      ['x-purpose', 'preview'],
      ['x-moz', 'prefetch'],
    ] as const) {
      assert.equal(await isLead({ [name]: value }), false, `${name}: ${value}`);
    }
  });
});

describe('a visit', () => {
  it('leaves neither an address nor the name of a browser in the database', async () => {
    assert.equal(await isLead({ 'x-forwarded-for': '203.0.113.77' }), true);
    const { text } = await campcairn.database.db.one(allLeads);
    assert.match(text, /lead_/);
    assert.doesNotMatch(text, /203\.0\.113|Mozilla|Firefox/);
  });
});

describe('one address', () => {
  it('makes 30 leads in a minute; further clicks are redirected without', async () => {
    campcairn.clock.advance(60_000);
    const from = { 'x-forwarded-for': '198.51.100.7' };
    for (let n = 0; n < 30; n++) assert.equal(await isLead({ ...from }), true, `click ${n + 1}`);
    assert.equal(await isLead({ ...from }), false);
    assert.equal(await isLead({ 'x-forwarded-for': '198.51.100.8' }), true);
    campcairn.clock.advance(60_000);
    assert.equal(await isLead({ ...from }), true);
  });

  it('is used up by no robot', async () => {
    const from = { 'x-forwarded-for': '198.51.100.9' };
    for (let n = 0; n < 31; n++) await isLead({ ...from, 'user-agent': 'Twitterbot/1.0' });
    assert.equal(await isLead({ ...from }), true);
  });
});
