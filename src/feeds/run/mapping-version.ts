import { hash } from 'node:crypto';
import { MAPPING_VERSION } from '../map/index.ts';
import type { FeedSettings } from '../map/index.ts';
import type { FeedFormat } from '../read/index.ts';

/**
 * Names everything beside a row's own content that decides which listing it becomes. While it
 * stays the same, equal rows are equal listings.
 */
export function mappingVersion(
  settings: FeedSettings,
  format: FeedFormat,
  header: readonly string[] | null,
): string {
  const sorted = Object.entries(settings).toSorted(([a], [b]) => (a < b ? -1 : 1));
  const { kind, delimiter, encoding } = format;
  const parts = [MAPPING_VERSION, sorted, kind, delimiter, encoding, header];
  return hash('sha256', JSON.stringify(parts), 'hex').slice(0, 32);
}
