import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { findCode, newCode } from './code.ts';

const code = newCode();
const other = newCode();

describe('the code of a claim', () => {
  it('is another one each time, and long enough not to be guessed', () => {
    assert.match(code, /^campcairn-[0-9A-Za-z]{22}$/);
    assert.notEqual(code, other);
  });

  it('is found in a meta tag however that is written', () => {
    for (const tag of [
      `<meta name="campcairn-claim" content="${code}">`,
      `<META content='${code}' NAME='campcairn-claim' />`,
      `<meta name=campcairn-claim content=${code}>`,
      `<meta data-x="1" name="campcairn-claim"\n content=" ${code} ">`,
    ]) {
      assert.equal(findCode(`<head>${tag}</head>`, code), 'meta', tag);
    }
  });

  it('is found in the text of a page', () => {
    assert.equal(findCode(`<p>Our code: ${code}.</p>`, code), 'text');
    assert.equal(findCode(`<p>${other} ${code}</p>`, code), 'text', 'beside that of another');
  });

  it('is not found in another code, in a longer text, in scripts, comments or attributes', () => {
    for (const html of [
      '',
      `<p>${other}</p>`,
      `<p>${code}x</p>`,
      `<p>${code.slice(0, -1)}</p>`,
      `<p>${code.toUpperCase()}</p>`,
      `<script>"${code}"</script>`,
      `<!-- ${code} -->`,
      `<a href="/?q=${code}">here</a>`,
      `<meta name="description" content="${code}">`,
      `<meta name="campcairn-claim-2" content="${code}">`,
    ]) {
      assert.equal(findCode(html, code), null, html);
    }
  });

  it('is looked for once from the beginning to the end of pages that are made to take long', () => {
    // Hours, if each of these was looked for up to the end of the page.
    for (const part of ['<meta ', '<meta name =', '<!--', '<script>', '<', '</script ', '&#1']) {
      assert.equal(findCode(part.repeat(400_000), code), null, part);
    }
  });
});
