import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { ownPath } from './own-redirects.ts';

describe('where a redirect leads', () => {
  it('is an absolute path, whichever way it was written', () => {
    for (const [location, requested, path] of [
      ['../1', '/listing/1/', '/listing/1'],
      ['../search?q=a#b', '/fr/search/?q=a', '/fr/search?q=a#b'],
      ['/listing/caf%C3%A9-1', '/listing/1', '/listing/caf%C3%A9-1'],
      ['./x/', '/a/b', '/a/x/'],
      ['../../../..', '/search/', '/'],
    ] as const)
      assert.equal(ownPath(location, requested), path);
  });

  it('is home where it would be another site', () => {
    for (const location of [
      '//evil.example/search',
      '/\\evil.example',
      '\\\\evil.example',
      'https://evil.example/search',
      'https:evil.example',
      'javascript:alert(1)',
      'http://[',
    ])
      assert.equal(ownPath(location, '/search/'), '/', location);
    assert.equal(ownPath('../evil.example', '//evil.example/'), '/evil.example');
  });

  it('is on this site for every address and every request there is', () => {
    const piece = fc.oneof(fc.constantFrom('/', '\\', '.', '%2f', ':', '?', '#', '@'), fc.string());
    const text = fc.array(piece, { maxLength: 6 }).map((pieces) => pieces.join(''));
    fc.assert(
      fc.property(text, text, (location, rest) => {
        const path = ownPath(location, `/${rest}`);
        assert.match(path, /^\/(?![/\\])/);
        assert.equal(new URL(path, 'https://site.example').origin, 'https://site.example');
      }),
      { numRuns: 5_000 },
    );
  });
});
