import type { Settings } from '../../platform/config/index.ts';
import { importCampsitesCommand } from '../../places/index.ts';
import type { Campcairn } from './start.ts';

/**
 * Returns the addresses that are printed at the start, with the demo's key and links if there is one, and the command that
 * imports campsites if a demo has none.
 */
export function banner(
  settings: Settings,
  {
    demo,
    outbox,
    hasCampsites = true,
  }: Partial<Pick<Campcairn, 'demo' | 'outbox' | 'hasCampsites'>>,
): string {
  const rows: [string, string][] = [
    ['Site', settings.PUBLIC_URL],
    ['API', `${settings.PUBLIC_URL}/api/v1`],
    ['Guide', `${settings.PUBLIC_URL}/developers/quick-start`],
  ];
  if (demo) {
    const key = demo.key ?? `replaced; npm run -s cc -- key issue ${demo.slug} gives another`;
    const testKey = `npm run -s cc -- key issue ${demo.slug} --test`;
    rows.push(['Demo partner', demo.slug], ['Demo API key', key], ['A test key', testKey]);
    if (demo.signIn) {
      const { partner, operator } = demo.signIn;
      rows.push(['Dashboard', partner], ['Console', operator]);
    }
  }
  if (outbox) rows.push(['Outbox', outbox]);
  const lines = rows.map(([label, value]) => `  ${label.padEnd(14)}${value}`);
  const told = ['Campcairn is running.'];
  if (settings.ROLE === 'worker')
    told.push('This process works: it answers /healthz and /readyz, and others serve these.');
  const more = hasCampsites
    ? []
    : [
        'No campsites of OpenStreetMap are here yet. This brings them in:',
        '',
        `  ${importCampsitesCommand()}`,
        '',
      ];
  return ['', ...told, '', ...lines, '', ...more, ''].join('\n');
}
