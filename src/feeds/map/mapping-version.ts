import { hash } from 'node:crypto';
import { POLICY_COLUMNS } from '../../listings/index.ts';
import { MAPPING_VERSION } from './index.ts';
import type { FeedSettings } from './index.ts';
import type { FeedFormat } from '../read/index.ts';

/**
 * A digest of everything besides a row's content that decides the listing it is mapped to (mapping
 * version, settings, columns of policies, header). While it is unchanged, equal rows give equal listings, but for those that change by day.
 */
export function mappingVersion(
  settings: FeedSettings,
  format: FeedFormat,
  header: readonly string[] | null,
): string {
  const { kind, delimiter, encoding } = format;
  return `${settingsVersion(settings)}.${digest([kind, delimiter, encoding, header])}`;
}

/** Whether a stored mapping is current, as far as can be known without the file. */
export function isCurrentMapping(mapping: string | null, settings: FeedSettings): boolean {
  return mapping !== null && mapping.startsWith(`${settingsVersion(settings)}.`);
}

function settingsVersion(settings: FeedSettings): string {
  const sorted = Object.entries(settings).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return digest([MAPPING_VERSION, sorted, ...POLICY_COLUMNS]);
}

function digest(parts: unknown): string {
  return hash('sha256', JSON.stringify(parts), 'hex').slice(0, 16);
}
