import assert from 'node:assert/strict';
import { after, before, it } from 'node:test';
import fc from 'fast-check';
import { aListing } from '../builders/listing.ts';
import { rawHead, sendRaw } from '../support/raw-http.ts';
import { startTestSite, type TestSite } from '../support/site.ts';

let site: TestSite;
let path: string;
let id: number;
before(async () => {
  site = await startTestSite();
  const partner = await site.partner();
  const { body } = await partner.call('PUT', '/listings/van', aListing());
  ({ id } = body);
  path = new URL(body.public_url).pathname;
});
after(() => site.stop());

/** Asks for a target byte for byte, as no URL parser has tidied it; gives the status and Location. */
async function ask(target: string): Promise<[status: number, location: string | undefined]> {
  const { statuses, text } = await sendRaw(site.address, [rawHead('GET', target)]);
  return [statuses[0]!, /^location: (.*)\r$/im.exec(text)?.[1]];
}

it('an address with a slash at its end leads to the path without it', async () => {
  for (const [target, location] of [
    ['/search/', '/search'],
    ['/search/?q=Bristol&sort=price', '/search?q=Bristol&sort=price'],
    ['/search/?', '/search'],
    ['/fr/', '/fr'],
    ['/fr/search/', '/fr/search'],
    [`/listing/${id}/`, `/listing/${id}`],
    [`${path}/?from=//evil.example/`, `${path}?from=//evil.example/`],
    ['/campervan-hire/united-kingdom/', '/campervan-hire/united-kingdom'],
    ['/place/1/', '/place/1'],
    ['/robots.txt/', '/robots.txt'],
    ['/listing/javascript:alert-1/', '/listing/javascript:alert-1'],
    ['/campervan-hire/..%2f..%2fevil.example/', '/campervan-hire/..%2f..%2fevil.example'],
    ['/place/%2f%2fevil.example/', '/place/%2f%2fevil.example'],
    ['/place/%5cevil.example/', '/place/%5cevil.example'],
  ] as const)
    assert.deepEqual(await ask(target), [308, location], target);
});

it('an address that could be read as that of another site leads nowhere', async () => {
  for (const target of [
    '//evil.example',
    '//evil.example/',
    '///evil.example/',
    '/\\evil.example',
    '/\\evil.example/',
    '/\\/evil.example/',
    '/%5cevil.example/',
    '/%2fevil.example/',
    '/%2e%2e//evil.example/',
    '/search/..//evil.example/',
    '/fr//evil.example/',
    'http://evil.example/search/',
  ])
    assert.deepEqual(await ask(target), [404, undefined], target);
  assert.deepEqual(await ask('/%2e%2e/'), [200, undefined]);
});

/** Pieces that addresses are mistaken by, beside those of real pages. */
const PIECES = [
  '/',
  '//',
  '\\',
  '.',
  '..',
  '%2e%2e',
  '%2f',
  '%5c',
  '%09',
  '@',
  ':',
  ';',
  '?',
  '&x=',
];
const WORDS = [
  'evil.example',
  'https:',
  'search',
  'listing',
  'place',
  'fr',
  'campsites',
  'a-1',
  '1',
];

it('no redirect leaves the site, whatever was asked for', async () => {
  const piece = fc.constantFrom(...PIECES, ...WORDS);
  const target = fc
    .tuple(fc.array(piece, { maxLength: 8 }), fc.constantFrom('', '/'))
    .map(([pieces, end]) => `/${pieces.join('')}${end}`);
  let redirects = 0;
  await fc.assert(
    fc.asyncProperty(target, async (asked) => {
      const [status, location] = await ask(asked);
      if (status < 300 || status > 399) return;
      redirects++;
      assert.match(location ?? '', /^\/(?![/\\])/, asked);
      const origin = 'https://campcairn.example';
      assert.equal(new URL(location!, origin + asked).origin, origin, asked);
    }),
    {
      numRuns: 400,
      examples: [...WORDS.map((word) => [`/${word}/`] as [string]), [`/listing/..%2f-${id}`]],
    },
  );
  assert.ok(redirects >= 4, 'some of them were redirected');
});
