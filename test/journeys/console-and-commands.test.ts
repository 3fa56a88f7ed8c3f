import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { it } from 'node:test';
import { bareEnvironment } from '../support/bare-environment.ts';
import { endOf } from '../support/command-line.ts';

/** Where the console does what a command does, as a path and an action, or why it does not. */
type Place = { page: string; action?: string } | { shellOnly: string };

const READS_FILES = 'It reads a file of the machine, which nobody uploads to a page.';
const NEEDS_MACHINE = 'It needs the machine: its settings, its files, or a stopped server.';

/** Every command of `cc`, and where an operator finds the same in the console. */
const PLACES: Record<string, Place> = {
  'partner create': { page: 'partners/~new', action: 'default' },
  'partner show': { page: 'partners/[slug]' },
  'partner edit': { page: 'partners/[slug]/edit', action: 'default' },
  'partner status': { page: 'partners/[slug]', action: 'status' },
  'partner list': { page: 'partners' },
  'key issue': { page: 'partners/[slug]', action: 'key' },
  'key revoke': { page: 'partners/[slug]', action: 'revokeKey' },
  'premium grant': { page: 'partners/[slug]', action: 'grant' },
  'premium revoke': { page: 'partners/[slug]', action: 'revoke' },
  'application list': { page: 'applications' },
  'application show': { page: 'applications/[id]' },
  'application approve': { page: 'applications/[id]', action: 'approve' },
  'application decline': { page: 'applications/[id]', action: 'decline' },
  'application ask': { page: 'applications/[id]', action: 'ask' },
  'application reopen': { page: 'applications/[id]', action: 'reopen' },
  'application answered': { page: 'applications/[id]', action: 'answered' },
  'application erase': { page: 'applications/[id]', action: 'erase' },
  'listing find': { page: 'listings' },
  'listing hide': { page: 'listings/[id]', action: 'hide' },
  'listing unhide': { page: 'listings/[id]', action: 'unhide' },
  'pair list': { page: 'listings/pairs' },
  'pair part': { page: 'listings/pairs', action: 'part' },
  'pair join': { page: 'listings/[id]', action: 'join' },
  'claim list': { page: 'claims' },
  'claim approve': { page: 'claims/[id]', action: 'approve' },
  'claim decline': { page: 'claims/[id]', action: 'decline' },
  'claim revoke': { page: 'claims/[id]', action: 'revoke' },
  'import towns': { shellOnly: READS_FILES },
  'import gazetteer': { shellOnly: READS_FILES },
  'import places': { shellOnly: READS_FILES },
  'import map': { shellOnly: READS_FILES },
  'sources list': { page: 'data/imports' },
  'sources changes': { page: 'data/imports' },
  'sources read': { page: 'data/imports', action: 'read' },
  'sources confirm': { page: 'data/imports', action: 'confirm' },
  'sources dismiss': { page: 'data/imports', action: 'dismiss' },
  'images check': { shellOnly: NEEDS_MACHINE },
  'photos check': { shellOnly: NEEDS_MACHINE },
  'feed add': { page: 'feeds/new', action: 'default' },
  'feed edit': { page: 'feeds/[id]', action: 'edit' },
  'feed list': { page: 'feeds' },
  'feed test': { page: 'feeds/[id]/test', action: 'read' },
  'feed run': { page: 'feeds/[id]', action: 'run' },
  'feed runs': { page: 'feeds/[id]' },
  'feed schedule': { page: 'feeds/[id]', action: 'schedule' },
  'feed confirm': { page: 'feeds/[id]', action: 'confirm' },
  'feed requests': { page: 'feeds' },
  'feed accept': { page: 'feeds', action: 'accept' },
  'feed decline': { page: 'feeds', action: 'decline' },
  'feed remove': { page: 'feeds/[id]', action: 'remove' },
  'leads purge': { shellOnly: 'A job does it every day; the command is for another date.' },
  'leads erase': { page: 'leads/traveller', action: 'erase' },
  'leads export': { page: 'leads/traveller/kept.json', action: 'POST' },
  'deliveries list': { page: 'leads' },
  'deliveries resend': { page: 'leads/[id]', action: 'resend' },
  'mail list': { page: 'data/mails' },
  'mail show': { shellOnly: 'Texts of mails hold what travellers write, which the console hides.' },
  'jobs status': { page: 'data' },
  'jobs list': { page: 'data' },
  'jobs retry': { page: 'data', action: 'retry' },
  'jobs retry-all': { page: 'data', action: 'retryKind' },
  'operator add': { page: 'people', action: 'add' },
  'operator list': { page: 'people' },
  'operator reset-second-factor': { page: 'people', action: 'reset' },
  'operator remove': { page: 'people', action: 'remove' },
  'demo remove': { shellOnly: 'It deletes the demo for good, once, before a site goes public.' },
  doctor: { shellOnly: NEEDS_MACHINE },
  settings: { shellOnly: NEEDS_MACHINE },
  completion: { shellOnly: 'It is for a shell.' },
  'secrets rotate': { shellOnly: NEEDS_MACHINE },
  backup: { shellOnly: NEEDS_MACHINE },
  'backup check': { shellOnly: NEEDS_MACHINE },
  restore: { shellOnly: NEEDS_MACHINE },
  'database promoted': { shellOnly: NEEDS_MACHINE },
};

const ROUTES = join(import.meta.dirname, '../../site/src/routes/operator');

it('the console does what commands do, but for what is named as for the shell alone', async () => {
  const { stdout } = await endOf(bareEnvironment(), 'help', '--json');
  const known = (JSON.parse(stdout) as { command: string }[]).map(({ command }) => command);
  assert.deepEqual(Object.keys(PLACES).toSorted(), known.toSorted());
  for (const [command, place] of Object.entries(PLACES)) {
    if ('shellOnly' in place) continue;
    const files = ['+page.server.ts', '+server.ts'].map((name) => join(ROUTES, place.page, name));
    const file = files.find((path) => existsSync(path));
    assert.ok(file, `${command}: no page ${place.page}`);
    const { action } = place;
    if (action === undefined) continue;
    const isThere = new RegExp(`\\b${action}(?:: async \\(| = async|: RequestHandler)`);
    assert.match(readFileSync(file, 'utf8'), isThere, `${command}: no action ${action}`);
  }
});
