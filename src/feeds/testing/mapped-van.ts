import type { Cell } from '../read/index.ts';
import { mapRow, Plans } from '../map/index.ts';
import type { FeedSettings, MappedRow } from '../map/index.ts';

const NOW = new Date('2026-05-04T09:00:00Z');

const VAN = {
  id: 'v-1',
  title: 'Bramble the campervan',
  url: 'https://vans.example/1',
  category: 'campervan',
  latitude: '50.4155',
  longitude: '-5.0737',
};

/** Maps a row that has these columns besides those of a van. */
export function mappedVan(columns: Record<string, Cell>, settings: FeedSettings = {}): MappedRow {
  const row = { ...VAN, ...columns };
  const names = Object.keys(row);
  const cells = { names, values: Object.values(row) };
  return mapRow(cells, new Plans(settings).for(names), settings, NOW);
}
