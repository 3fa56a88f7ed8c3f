import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { MASK, maskPersonal, maskUrls } from './mask.ts';

describe('what is masked of a person', () => {
  it('is mail addresses, telephone numbers and keys, and nothing else', () => {
    const key = 'k'.repeat(33);
    assert.equal(
      maskPersonal(`<ines@mail.example> +44 1637 872 211 (${key}), 3 of 4`),
      `<${MASK}> ${MASK} (${MASK}), 3 of 4`,
    );
    assert.equal(maskPersonal('@home, home@ and @@'), '@home, home@ and @@');
    assert.equal(maskPersonal('a@b@c'), MASK);
  });

  it('is found in a text without an end in one pass', () => {
    // 100,000 signs without the one that is looked for took some seconds.
    for (const sign of ['a ', 'a.', '1(', '@'])
      assert.equal(typeof maskPersonal(sign.repeat(500_000)), 'string');
  });
});

describe('what is masked of addresses', () => {
  it('is all but scheme and host', () => {
    assert.equal(
      maskUrls('see https://user:pass@vans.example/feed?key=1 and ftp://a.example'),
      `see https://vans.example/${MASK} and ftp://a.example/${MASK}`,
    );
    const scheme = 'x'.repeat(30);
    assert.equal(maskUrls(`${scheme}://host/path`), `${scheme}://host/${MASK}`);
  });
});
