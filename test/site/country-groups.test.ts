import assert from 'node:assert/strict';
import { test } from 'node:test';
import { countryGroups } from '../../site/src/lib/partners/country-groups.ts';

test('the covered countries come first in their order, the others by name', () => {
  const { covered, others } = countryGroups('fr', ['NL', 'DE'], ['AT', 'DE', 'GB', 'NL', 'ES']);
  assert.deepEqual(
    covered.map(({ name }) => name),
    ['Pays-Bas', 'Allemagne'],
  );
  assert.deepEqual(
    others.map(({ code }) => code),
    ['AT', 'ES', 'GB'],
  );
});
