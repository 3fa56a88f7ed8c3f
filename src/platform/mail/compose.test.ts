import assert from 'node:assert/strict';
import { it } from 'node:test';
import { isPlainAddress, oneLine } from './address.ts';
import { compose } from './compose.ts';

it('a body is written once and says the same as text and as HTML', () => {
  const { text, html } = compose([
    { paragraph: 'A traveller has written.' },
    {
      facts: [
        ['Name', 'Zoë'],
        ['Phone', null],
        ['Guests', '2'],
      ],
    },
    { quote: 'Do you allow dogs?\r\nTwo of them.' },
    { label: 'Your listing', link: 'https://vans.example/1?a=1&b=2' },
  ]);
  assert.equal(
    text,
    'A traveller has written.\n\nName: Zoë\nGuests: 2\n\n> Do you allow dogs?\n> Two of them.\n\nYour listing: https://vans.example/1?a=1&b=2\n',
  );
  for (const part of ['A traveller has written.', '>Zoë<', '>2<', 'dogs?<br>Two of them.'])
    assert.ok(html.includes(part), part);
  assert.match(html, /<a href="https:\/\/vans\.example\/1\?a=1&amp;b=2">Your listing<\/a>/);
  assert.doesNotMatch(html, /Phone/);
});

it('the plain text has the colon of its language between labels and values', () => {
  const blocks = [
    { facts: [['Nom', 'Zoë']] as [string, string][] },
    { label: 'Votre annonce', link: 'https://vans.example/1' },
  ];
  const { text } = compose(blocks, { language: 'fr', colon: '\u00a0:' });
  assert.equal(text, 'Nom\u00a0: Zoë\n\nVotre annonce\u00a0: https://vans.example/1\n');
});

it('what a traveller writes is never markup', () => {
  const evil = `<img src=x onerror="alert('1')">&`;
  const { html } = compose([
    { paragraph: evil },
    { quote: evil },
    { facts: [[evil, evil]] },
    { label: evil, link: evil },
  ]);
  assert.doesNotMatch(html, /<img|onerror="|alert\('/);
  assert.equal(
    html.match(/&lt;img src=x onerror=&quot;alert\(&#39;1&#39;\)&quot;&gt;&amp;/g)?.length,
    6,
  );
});

it('a name or title with line breaks begins no line of its own but in a quote', () => {
  const title = 'A van\r\n\r\nSign in again: https://evil.example';
  const { text } = compose([
    { heading: title },
    { paragraph: `"${title}" is hidden.` },
    { facts: [['Listing', title]] },
    { list: [title] },
    { link: 'https://campcairn.example', label: title },
    { note: title },
  ]);
  assert.doesNotMatch(text, /^Sign in/m);
  assert.match(compose([{ quote: title }]).text, /^> Sign in/m);
});

it('one plain address is distinguished from everything else', () => {
  for (const good of [
    'a@b.example',
    'leads+1@vans.example',
    "o'hara@x.example",
    'zoë@bücher.example',
  ])
    assert.equal(isPlainAddress(good), true, good);
  const evil = [
    'a@b.example, c@d.example',
    'a@b.example;c@d.example',
    'a@b.example\r\nBcc: c@d.example',
    'a@b.example\nRCPT TO:<c@d.example>',
    'A <a@b.example>',
    '<a@b.example>',
    'a@b.example (c)',
    '"a b"@c.example',
    'a@b@c.example',
    'a b@c.example',
    '@b.example',
    'a@',
    'a',
    '',
    'a@b.example\u0000',
    'a@b.example\u2028',
    'a@[127.0.0.1]',
    `${'a'.repeat(65)}@b.example`,
  ];
  for (const bad of evil) assert.equal(isPlainAddress(bad), false, JSON.stringify(bad));
});

it('a header stays on one line', () => {
  assert.equal(oneLine(' A\r\nBcc: x\u0000y\u2028z\t w '), 'A Bcc: x y z w');
});
