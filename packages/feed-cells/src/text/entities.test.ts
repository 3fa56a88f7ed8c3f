import assert from 'node:assert/strict';
import { test } from 'node:test';
import { withAmpersands } from './entities.ts';
import { parseImages } from './images.ts';

test('an escaped ampersand of an address is an ampersand, however often it was escaped', () => {
  for (const escaped of ['&', '&amp;', '&AMP;', '&#38;', '&#038;', '&#x26;', '&#X0026;']) {
    assert.equal(
      withAmpersands(`https://p.example/?a=1${escaped}b=2`),
      'https://p.example/?a=1&b=2',
    );
  }
  for (const twice of ['&amp;amp;', '&amp;amp;amp;', '&amp;#38;', '&#38;amp;', '&amp;#x26;']) {
    assert.equal(withAmpersands(`https://p.example/?a=1${twice}b=2`), 'https://p.example/?a=1&b=2');
  }
});

test('what only looks like another reference is part of the address', () => {
  for (const query of [
    'a=1&copy=1&reg=2&lt=3&para=4',
    'a=1&copy;=1',
    'a=1&amp=2',
    'a=1&amplitude=2',
    'a=1&#39;',
    'a=%26amp%3Bb',
    'a=1&lt;2',
  ]) {
    assert.equal(withAmpersands(`https://p.example/?${query}`), `https://p.example/?${query}`);
  }
  assert.equal(
    withAmpersands('https://p.example/?a=1&amp;copy=2'),
    'https://p.example/?a=1&copy=2',
  );
});

test('addresses of pictures are read likewise, wherever they are listed', () => {
  const urls = (cell: string | string[]) => parseImages([cell]).map(({ url }) => url);
  const two = ['https://i.example/1?w=1&h=2', 'https://i.example/2?w=1&h=2'];
  const escaped = two.map((url) => url.replace('&', '&amp;'));
  assert.deepEqual(urls(escaped), two);
  for (const between of ['|', ' | ', ', ', ';', '\n']) {
    assert.deepEqual(urls(escaped.join(between)), two, JSON.stringify(between));
  }
  assert.deepEqual(urls(JSON.stringify(escaped)), two);
});
