import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Inventory, Stock } from '../search/index.ts';
import { readPartName, sitemapParts } from './sitemap-parts.ts';

/** Number of listings of each area. The count of a country includes listings without a region. */
const STOCK: Record<string, [code: string, count: number][]> = {
  FR: [
    ['FR-BRE', 60],
    ['FR-NAQ', 250],
  ],
  'FR.FR-NAQ': [
    ['900', 40],
    ['30', 70],
    ['7', 90],
    ['100', 50],
  ],
};
const TOTALS: Record<string, number> = { FR: 330, IE: 100 };

const stock = ([code, count]: [string, number]): Stock => ({ code, count, lat: 0, lng: 0 });
const inventory: Inventory = {
  categories: (area) => new Map([['campsite', TOTALS[area ?? ''] ?? 0]]),
  areas: (area) => (STOCK[area ?? ''] ?? []).map(stock),
};

describe('the landing pages of countries', () => {
  const { parts, divided } = sitemapParts(
    inventory,
    [
      { category: 'campsite', countryCode: 'IE' },
      { category: 'campsite', countryCode: 'FR' },
    ],
    { fileListings: 100 },
  );

  it('are a file each, of regions where a country is large, and of runs of towns where those are', () => {
    assert.deepEqual(
      parts.map(({ name, depth, towns }) => [name, depth, towns?.below]),
      [
        ['campsite-ie', 1, undefined],
        ['campsite-fr-bre', 2, undefined],
        ['campsite-fr-naq-7', 3, 30],
        ['campsite-fr-naq-30', 3, 100],
        ['campsite-fr-naq-100', 3, 2 ** 31 - 1],
      ],
    );
  });

  it('are found again by the names of their files', () => {
    for (const { name } of parts) {
      const { country, regionId } = readPartName(name)!;
      const again = sitemapParts(inventory, [country], { regionId, fileListings: 100 });
      assert.deepEqual(
        again.parts.find((one) => one.name === name),
        parts.find((one) => one.name === name),
      );
    }
    assert.equal(readPartName('tent-fr'), undefined);
    assert.equal(readPartName('campsite'), undefined);
  });

  it('leave out the pages of those that are divided', () => {
    assert.deepEqual(
      divided.map(({ codes }) => codes),
      [['FR'], ['FR', 'FR-NAQ']],
    );
  });
});
