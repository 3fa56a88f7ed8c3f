import assert from 'node:assert/strict';
import { test } from 'node:test';
import { mappedVan } from '../../testing/mapped-van.ts';

function bodyOf(columns: Record<string, string>) {
  const row = mappedVan(columns);
  assert.ok(row.kind === 'listing');
  assert.deepEqual(row.problems, []);
  return row.body;
}

test('what is written for nothing hides no other column of its field', () => {
  const price = { from: 8900, currency: 'GBP', unit: 'night' };
  for (const nothing of ['NULL', 'N/A', '-', '']) {
    assert.deepEqual(bodyOf({ sale_price: nothing, price: '89 GBP', image_link: '' }).price, price);
    const week = bodyOf({ price: nothing, price_per_week: '89 GBP' }).price;
    assert.deepEqual(week, { ...price, unit: 'week' });
    assert.equal(
      bodyOf({ url: nothing, link: 'https://vans.example/2' }).url,
      'https://vans.example/2',
    );
  }
});

test('what is written for nothing is no text of a listing, and no id', () => {
  assert.ok(!('description' in bodyOf({ description: 'NULL' })));
  const row = mappedVan({ id: 'NULL' });
  assert.ok(row.kind === 'listing');
  assert.deepEqual(
    row.problems.map(({ path }) => path),
    ['id'],
  );
});

test('a row without an id or a category says what gives it one', () => {
  const row = mappedVan({ id: '', category: '' });
  assert.ok(row.kind === 'listing');
  assert.deepEqual(row.problems, [
    {
      path: 'id',
      message:
        'is missing: give each row an id of its own that never changes, in a column called id',
    },
    {
      path: 'category',
      message: 'is missing: give a category column, or set a category for all rows',
    },
  ]);
});

test('a description that WooCommerce exported has its lines again', () => {
  const shop = { 'Regular price': '89', currency: 'GBP', price: '' };
  const exported = String.raw`<p>Sleeps four.</p>\n\nBring towels,\nnot C:\\new.`;
  assert.equal(
    bodyOf({ ...shop, description: exported }).description,
    'Sleeps four.\n\nBring towels, not C:\\new.',
  );
  assert.equal(bodyOf({ description: String.raw`C:\new` }).description, String.raw`C:\new`);
});
