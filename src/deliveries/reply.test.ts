import assert from 'node:assert/strict';
import { it } from 'node:test';
import { maskReply } from './reply.ts';

const body = Buffer.from(
  JSON.stringify({
    id: 'evt_7',
    data: {
      name: 'Zoë Müller-Smith',
      email: 'zoe@mail.example',
      phone: '+44 7700 900123',
      message: 'Do you allow two dogs?',
    },
  }),
);

it('what a receiver says by itself is kept', () => {
  assert.equal(maskReply('{"error":"database is down"}', body), '{"error":"database is down"}');
  assert.equal(maskReply('<h1>502 Bad Gateway</h1>', body), '<h1>502 Bad Gateway</h1>');
});

it('what it repeats of the traveller is masked, in any spelling', () => {
  const repeated = [
    body.toString(),
    'invalid name "Zoë Müller-Smith"',
    'ZOË MÜLLER',
    'Zo\\u00eb M\\u00fcller',
    'name=Zo%C3%AB+M%C3%BCller-Smith&phone=%2B44+7700+900123',
    'Zoe\u0308',
    'no such user zoe@mail.example, nor someone.else@mail.example',
    'call +44 (0)7700-900 123 or 447700900123',
    'you wrote: Do you allow two dogs?',
    body.toString('base64'),
    body.toString('hex'),
    encodeURIComponent(body.toString()),
  ];
  for (const reply of repeated) {
    const kept = maskReply(reply, body);
    assert.doesNotMatch(kept, /zo[ëe]|m[üu]ller|smith|mail\.example|7700|900|dogs|two/iu, reply);
    assert.doesNotMatch(kept, /Wm9|5a6f/u, reply);
  }
});

it('only its start is kept, and no word that the cut goes through', () => {
  assert.equal(maskReply('x '.repeat(500), body).length, 200);
  const cut = maskReply(`${'\\u0020'.repeat(133)}Zoë`, body);
  assert.doesNotMatch(cut, /Z/);
});

it('a character that the cut goes through is replaced', () => {
  assert.equal(maskReply(`${'x '.repeat(99)}y🚐`, body), `${'x '.repeat(99)}y\uFFFD`);
});

it('bytes that are no text do no harm', () => {
  const reply = Buffer.from([0, 255, 254, 7, 65]).toString('utf8');
  assert.equal(maskReply(`${reply}%ff%zz\\ud800`, Buffer.from('{')), ' A•••%zz ');
});
