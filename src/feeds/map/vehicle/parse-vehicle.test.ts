import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isGone } from '../gone.ts';
import {
  parseFuel,
  parseName,
  parsePeople,
  parseTransmission,
  parseYear,
} from '@campcairn/feed-cells';

test('a gearbox is known by its word in any language, wherever it stands', () => {
  const manual = [
    'Manual',
    'manuell',
    'Boîte manuelle 6 vitesses',
    'Cambio manuale',
    '6-speed manual',
  ];
  const automatic = [
    'AUTO',
    'Automatik (DSG)',
    'CVT',
    'Tiptronic',
    'DCT',
    '6-speed EDC',
    'Halbautomatik',
    'automatisch',
    'automático',
    'AUTOMATIC_TRANSMISSION',
  ];
  for (const text of manual) assert.equal(parseTransmission(text), 'manual', text);
  for (const text of automatic) assert.equal(parseTransmission(text), 'automatic', text);
  for (const text of ['manual/automatic', 'boite a', 'constructor'])
    assert.equal(parseTransmission(text), text);
  for (const text of ['', 'n/a', '-', 'unknown']) assert.equal(parseTransmission(text), undefined);
});

test('a fuel is known by its word, and two of them with a motor are a hybrid', () => {
  const read: Record<string, string> = {
    'Diesel Euro 6': 'diesel',
    'essence sans plomb': 'petrol',
    GASOLINE: 'petrol',
    Ibrido: 'hybrid',
    Flüssiggas: 'lpg',
    'Diesel hybrid': 'hybrid',
    'diesel/electric': 'hybrid',
    'Petrol / LPG': 'Petrol / LPG',
    hydrogen: 'hydrogen',
  };
  for (const [text, fuel] of Object.entries(read)) assert.equal(parseFuel(text), fuel, text);
});

test('people are counted as people write it', () => {
  const read: Record<string, number | string> = {
    '4 berth': 4,
    'Sleeps 6': 6,
    '2-4': 4,
    '2+2': 4,
    '2 (+1)': 3,
    '4 adults + 2 children': 6,
    '2 adults and 2 children': 4,
    '2 adults, 2 kids': 4,
    '2 adultes et 2 enfants': 4,
    '2 Erwachsene und 3 Kinder': 5,
    '2 to 4': 4,
    '2 à 4 personnes': 4,
    'de 2 a 5 plazas': 5,
    '2 bis 4': 4,
    '2 tot 4': 4,
    '1 king': '1 king',
    '2 queen size beds': '2 queen size beds',
    '4 Schlafplätze': 4,
    four: 'four',
    '2 double beds': '2 double beds',
    '1 double + 1 single': '1 double + 1 single',
    '2 lits doubles': '2 lits doubles',
    '2 Doppelbetten': '2 Doppelbetten',
    '2 camas dobles': '2 camas dobles',
    '6m': '6m',
    '4 members': 4,
    '4 or 5 or 6': '4 or 5 or 6',
  };
  for (const [text, people] of Object.entries(read)) assert.equal(parsePeople(text), people, text);
});

test('fewer than no people are refused, not taken for as many', () => {
  for (const text of ['-1', ' −4', '- 2']) assert.equal(parsePeople(text), text.trim(), text);
  assert.equal(parsePeople('berths - 4'), 4);
});

test('a year is the only one in its text', () => {
  for (const text of [
    '2019',
    '2019.0',
    '05/2019',
    '2019-05-01',
    '2019-05-01 00:00:00',
    'MY2019',
    'année 2019',
  ])
    assert.equal(parseYear(text), 2019, text);
  for (const text of ['2019/2020', '2019 -2022', '19']) assert.equal(parseYear(text), text);
});

test('a dash is no make', () => {
  assert.equal(parseName('-'), undefined);
  assert.equal(parseName('N/A'), undefined);
  assert.equal(parseName('VW'), 'VW');
});

test('what is sold out says so in seven languages and in the vocabulary of pages', () => {
  const gone = `out_of_stock OutOfStock https://schema.org/OutOfStock 0 false deleted draft agotado
    indisponible ausverkauft uitverkocht esaurito esgotado`.split(/\s+/);
  for (const text of [...gone, 'nicht vorrätig', 'no disponible', 'não disponível', 'en rupture'])
    assert.equal(isGone([['availability', text]]), true, text);
  for (const text of ['in stock', 'https://schema.org/InStock', '5', 'disponible', 'preorder'])
    assert.equal(isGone([['availability', text]]), false, text);
  for (const text of [
    'Temporarily out of stock',
    'off_market',
    'derzeit nicht verfügbar',
    'no stock',
    'f',
    '0.0',
  ])
    assert.equal(isGone([['availability', text]]), true, text);
  assert.equal(isGone([['availability', 'Available, sold out in August']]), false);
  assert.equal(isGone([['is_deleted', 'true']]), true);
  assert.equal(isGone([['is_deleted', 'false']]), false);
});

test('yes and no of a deleted or available row are known in the words of seven languages', () => {
  for (const yes of 'Oui VRAI Ja WAHR WAAR Sí VERDADERO Sim VERDADEIRO VERO t x J O S'.split(' '))
    assert.equal(isGone([['deleted', yes]]), true, yes);
  for (const no of 'non FAUX nein FALSCH nee ONWAAR no FALSO não f N'.split(' ')) {
    assert.equal(isGone([['deleted', no]]), false, no);
    assert.equal(isGone([['available', no]]), true, no);
  }
  for (const text of [
    'désactivé',
    'supprimée',
    'fermé',
    'borrado',
    'cerrado',
    'desativado',
    'deaktiviert',
    'geschlossen',
    'gesloten',
  ])
    assert.equal(isGone([['status', text]]), true, text);
});

test('what a shop does not show is gone', () => {
  for (const text of [
    'private',
    'trash',
    'Entwurf',
    'brouillon',
    'inaktiv',
    'not published',
    'for_sale',
    'recently_sold',
  ])
    assert.equal(isGone([['status', text]]), true, text);
  for (const text of ['publish', 'for_rent', 'pending review', 'rented'])
    assert.equal(isGone([['status', text]]), false, text);
  assert.equal(isGone([['Published', '-1']]), true);
  assert.equal(isGone([['Visibility in catalog', 'hidden']]), true);
  assert.equal(isGone([['is_for_sale', 'for sale']]), false);
  for (const column of ['hidden', 'is_hidden', 'archived', 'draft']) {
    assert.equal(isGone([[column, 'true']]), true, column);
    assert.equal(isGone([[column, 'false']]), false, column);
    assert.equal(isGone([[column, '0']]), false, column);
  }
  assert.equal(isGone([['visible', 'false']]), true);
  assert.equal(isGone([['visible', 'yes']], [['quantity', '0']]), true);
});

test('nothing left is gone, unless another column says that there is one to be had', () => {
  for (const text of ['0', '0.00', 'no', 'false', 'out of stock'])
    assert.equal(isGone([], [['stock', text]]), true, text);
  for (const text of ['1', '-1', 'yes', 'in stock', '10'])
    assert.equal(isGone([], [['quantity', text]]), false, text);
  assert.equal(isGone([['status', 'active']], [['quantity', '0']]), true);
  assert.equal(isGone([['in_stock', '1']], [['stock_quantity', '0']]), false);
  assert.equal(isGone([['availability', 'backorder']], [['quantity', '0']]), false);
});

test('what other languages write for not available says nothing', () => {
  for (const text of ['n/d', 'N.D.', 's/d', 'n.c.', 'k. A.', 'n.v.t.']) {
    assert.equal(parsePeople(text), undefined, text);
    assert.equal(parseTransmission(text), undefined, text);
  }
});
