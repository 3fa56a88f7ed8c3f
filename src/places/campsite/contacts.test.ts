import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { statedPhones, statedWebsite, statedWebsites } from './contacts.ts';

describe('telephone numbers of a campsite', () => {
  for (const [what, tags, numbers] of [
    ['a list', { phone: '+44 1000; +44 2000' }, ['+441000', '+442000']],
    ['commas', { phone: '+33 4 92 57 81 77,+33 6 80 13 39 50' }, ['+33492578177', '+33680133950']],
    ['slashes', { phone: '+34 900 111 / +34 900 222' }, ['+34900111', '+34900222']],
    ['words', { phone: '01234 567890 or 07000 111222' }, ['01234567890', '07000111222']],
    ['labels', { phone: 'Tel: 01234 567890, Mob. 07000 111222' }, ['01234567890', '07000111222']],
    [
      'remarks',
      { phone: '01234 567890 (summer); +44 2000 (Mr. Brook)' },
      ['01234567890', '+442000'],
    ],
    ['dashes', { phone: '+34 952 00 00 00 - 952 00 00 01' }, ['+34952000000', '952000001']],
    ['a number with a dash', { phone: '01234 - 567890' }, ['01234567890']],
    [
      'nothing between',
      { phone: '+33 1 23 45 67 89 +33 612345678' },
      ['+33123456789', '+33612345678'],
    ],
    ['a slashed number', { phone: '01/23/45/67/89' }, ['0123456789']],
    ['a trunk zero', { phone: '+44 (0)1234 567890' }, ['+441234567890']],
    ['an extension', { phone: '+44 1234 567890 ext. 12' }, ['+441234567890;ext=12']],
    [
      'several tags',
      {
        'contact:phone': '+351 100',
        phone: '+351 200',
        'phone:mobile': '+351 200',
      },
      ['+351200', '+351100'],
    ],
    ['no number', { phone: 'javascript:alert(1)' }, []],
    ['none', {}, []],
  ] as const) {
    it(`are each by itself, with ${what}`, () => {
      assert.deepEqual(
        statedPhones(tags as Record<string, string>).map(({ dial }) => dial),
        numbers,
      );
    });
  }
});

describe('websites of a campsite', () => {
  for (const [what, tags, found] of [
    [
      'a list',
      { website: 'http://a.example;http://b.example' },
      ['http://a.example/', 'http://b.example/'],
    ],
    [
      'commas',
      { website: 'https://a.example, b.example' },
      ['https://a.example/', 'https://b.example/'],
    ],
    [
      'spaces',
      { website: 'https://a.example https://b.example' },
      ['https://a.example/', 'https://b.example/'],
    ],
    [
      'words',
      { website: 'https://a.example or www.b.example' },
      ['https://a.example/', 'https://www.b.example/'],
    ],
    ['a comma within', { website: 'https://a.example/x,7.php' }, ['https://a.example/x,7.php']],
    ['no scheme', { website: 'www.a.example/camp' }, ['https://www.a.example/camp']],
    ['a mistyped scheme', { website: 'https//a.example' }, ['https://a.example/']],
    ['words around', { website: 'www.camping les pins.com' }, []],
    [
      'several tags',
      { url: 'a.example', website: 'http://www.a.example/', 'contact:website': 'b.example' },
      ['https://a.example/', 'https://b.example/'],
    ],
    [
      'a page on Facebook last',
      {
        website: 'https://www.facebook.com/camp',
        'contact:website': 'https://a.example',
        'contact:facebook': 'meadow',
      },
      ['https://a.example/', 'https://www.facebook.com/camp', 'https://www.facebook.com/meadow'],
    ],
    ['a script', { website: 'javascript:alert(1)', url: 'javascript://a.example/%0aalert(1)' }, []],
    ['data', { website: 'data:text/html,x', facebook: 'javascript:alert(1)' }, []],
    ['a mail address', { website: 'mailto:a@b.example', url: 'a@b.example' }, []],
  ] as const) {
    it(`are each by itself and lead to the web, with ${what}`, () => {
      assert.deepEqual(statedWebsites(tags as Record<string, string>), found);
    });
  }

  it('prove an owner only where they are its own', () => {
    assert.equal(statedWebsite({ 'contact:facebook': 'meadow' }), null);
    assert.equal(
      statedWebsite({ website: 'http://a.example;http://b.example' }),
      'http://a.example/',
    );
  });
});
