import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { leftOutBy } from './left-out.ts';

const NOW = new Date('2026-06-01T12:00:00Z');

const reasonFor = (tags: Record<string, string>) =>
  leftOutBy({ tourism: 'camp_site', name: 'Meadow', ...tags }, NOW);

const written = (tags: Record<string, string>) =>
  Object.entries(tags)
    .map((tag) => tag.join('='))
    .join(' ');

const RESIDENTS: Record<string, string>[] = [
  { permanent_camping: 'only' },
  { permanent_camping: 'Only' },
  { permanent_camping: 'exclusively' },
  { permanent_camping: 'residents_only' },
  { caravan_site: 'permanent_camping' },
  { access: 'residents' },
  { residents_only: 'yes' },
  { residential: 'halting_site' },
];

const CLOSED: Record<string, string>[] = [
  { access: 'no' },
  { disused: 'yes' },
  { abandoned: 'camping' },
  { closed: 'yes' },
  { operational_status: 'closed' },
  { operational_status: 'temporarily closed' },
  { 'disused:tourism': 'camp_site' },
  { 'was:tourism': 'camp_site' },
  { construction: 'yes' },
  { 'proposed:tourism': 'camp_site' },
  { opening_hours: 'off "for good"' },
  { name: 'Meadow (closed)' },
  { name: 'Le Pré - Fermé pour le moment' },
  { name: 'Meadow (closed since March 2020)' },
  { name: 'Meadow (closed for maintenance)' },
  { opening_date: '2027-04' },
  { end_date: '2025-10-31' },
];

const RESULTS: Record<string, string>[] = [
  {},
  { permanent_camping: 'yes' },
  { permanent_camping: 'no' },
  { residential: 'trailer_park' },
  { access: 'private' },
  { access: 'customers' },
  { disused: 'no' },
  { 'was:tourism': 'hotel' },
  { 'was:name': 'Old Meadow' },
  { name: 'Camping à la Ferme' },
  { name: 'Camping de la Closerie' },
  { name: 'Meadow (closed Nov-Mar)' },
  { name: 'Meadow - closed in winter' },
  { name: 'Le Pré (fermé de novembre à mars)' },
  { opening_date: '2019-11' },
  { opening_date: 'Apr 1-Oct 1' },
  { end_date: '2031' },
  { opening_hours: 'Nov-Mar off' },
];

describe('a campsite', () => {
  for (const tags of RESIDENTS) {
    it(`is for permanent residents where it says ${written(tags)}`, () => {
      assert.equal(reasonFor(tags), 'residents');
    });
  }

  for (const tags of CLOSED) {
    it(`is closed where it says ${written(tags)}`, () => {
      assert.equal(reasonFor(tags), 'closed');
    });
  }

  for (const tags of RESULTS) {
    it(`is a result where it says ${written(tags) || 'nothing'}`, () => {
      assert.equal(reasonFor(tags), null);
    });
  }
});
