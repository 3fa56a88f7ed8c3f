import assert from 'node:assert/strict';
import { spawnSync, type StdioOptions } from 'node:child_process';
import { existsSync, openSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { vans } from '../../src/feeds/testing/feed-fixture.ts';
import { systemClock } from '../../src/platform/clock.ts';
import { aListing } from '../builders/listing.ts';
import { bareEnvironment } from '../support/bare-environment.ts';
import { startTestCampcairn, type TestCampcairn } from '../support/campcairn.ts';
import { createAuthority } from '../support/certificates.ts';
import { CLI, endOfProcess } from '../support/cc-process.ts';
import { endOf } from '../support/command-line.ts';
import { type Receiver, startReceiver } from '../support/receiver.ts';

let campcairn: TestCampcairn;
let receiver: Receiver;
let served = '';
let env: NodeJS.ProcessEnv;
before(async () => {
  campcairn = await startTestCampcairn({}, { worker: false });
  campcairn.clock.set(systemClock.now());
  const authority = createAuthority();
  receiver = await startReceiver(authority.issue(), (_request, response) => {
    response.writeHead(served === '' ? 404 : 200).end(served);
  });
  const { DATABASE_URL, DATA_DIR, PUBLIC_URL } = campcairn.context.settings;
  const ca = join(DATA_DIR, 'authority.pem');
  writeFileSync(ca, authority.ca);
  env = {
    ...bareEnvironment(),
    DATABASE_URL,
    DATA_DIR,
    PUBLIC_URL,
    OUTBOUND_ALLOW: '127.0.0.0/8',
    NODE_EXTRA_CA_CERTS: ca,
  };
});
after(async () => {
  await receiver.close();
  await campcairn.stop();
});

const cc = (...args: string[]) => endOf(env, ...args);
const json = async (...args: string[]) => JSON.parse((await cc(...args, '--json')).stdout);
const says = async (...args: string[]) => (await cc(...args)).stdout;

const CREATE = ['partner', 'create', '--name', 'Tarn Vans', '--email', 'tarn@vans.example'];

describe('the program', () => {
  it('ends, and says, as its commands do', async () => {
    const lines: string[][] = [
      [],
      ['help', 'feed', 'add', '--json'],
      ['partner', 'list', '--json'],
      ['partner', 'list'],
      ['feed', 'dance'],
      ['key', 'issue', 'nobody', '--json'],
      [...CREATE, '--website', 'vans'],
      ['leads', 'purge', '--as-of', '2999-01-01'],
      ['import', 'places', CLI, '--json'],
      ['import', 'towns', '/nowhere.txt'],
    ];
    for (const line of lines) {
      assert.deepEqual(await endOfProcess(env, ...line), await cc(...line), line.join(' '));
    }
  });

  it('trusts whom its machine trusts, and says on stdout alone what programs read', async () => {
    const made = await json(...CREATE, '--website', 'https://trusts.example');
    const { id } = await json('feed', 'add', made.slug, '--url', `${receiver.url}/feed.csv`);
    const said = await endOfProcess(env, 'feed', 'test', String(id), '--json', '--exit-code');
    assert.deepEqual(
      [said.code, JSON.parse(said.stdout).error],
      [5, 'The address answers with status 404.'],
    );
  });
});

describe('the help', () => {
  it('lists every command, those of a noun, or all options of one with their values', async () => {
    const all = await says('help');
    assert.deepEqual(await cc(), await cc('help'));
    for (const words of ['partner edit', 'feed edit', 'operator remove', 'jobs retry ID']) {
      assert.ok(all.includes(`cc ${words}`), words);
    }
    const feeds = await says('help', 'feed');
    assert.match(feeds, /cc feed add[^]*cc feed remove ID/);
    assert.doesNotMatch(feeds, /cc partner/);
    const add = await says('help', 'feed', 'add');
    assert.equal(await says('feed', 'add', '--help'), add);
    assert.match(add, /^cc feed add SLUG --url URL \[options\]\n\nAdd a partner's feed/);
    assert.match(add, /--unit night\|week +what prices/);
    assert.match(add, /--category campervan\|motorhome\|caravan\|campsite/);
  });

  it('is a list for programs', async () => {
    const all = await json('help');
    assert.deepEqual(await json(), all);
    assert.ok(all.length > 50);
    assert.deepEqual(await json('feed', 'run', '--help'), [
      {
        command: 'feed run',
        usage: 'cc feed run ID',
        summary: 'Read the whole feed and publish what changed.',
      },
    ]);
  });
});

describe('what partners wrote', () => {
  it('commands no terminal, and is whole for programs', async () => {
    const title = 'Bramble \u001b]0;Hello\u0007\u009b31m\rTarn';
    const partner = await campcairn.partner();
    assert.equal((await partner.call('PUT', '/listings/a', aListing({ title }))).status, 201);
    const text = await says('listing', 'find', 'Bramble');
    assert.match(text, /Bramble \ufffd\]0;Hello\ufffd\ufffd31m\ufffdTarn/);
    assert.match(JSON.stringify(await json('listing', 'find', 'Bramble')), /Bramble \\u001b/);
    assert.match((await cc('partner', 'show', '\u001b[2J')).stderr, /"\ufffd\[2J"/);
  });
});

describe('what goes wrong', () => {
  it('has its own exit code, and is one object for programs', async () => {
    const cases: [line: string[], exit: number, code: string, message: RegExp][] = [
      [['feed', 'dance'], 2, 'usage', /There are: feed add, feed edit/],
      [['nonsense'], 2, 'usage', /^There is no command "nonsense"\. "cc help" lists/],
      [['help', 'feed', 'dance'], 2, 'usage', /There are: feed add, feed edit/],
      [['nonsense', '--help'], 2, 'usage', /"cc help" lists/],
      [['--verbose'], 2, 'usage', /^There is no command "--verbose"\./],
      [['partner', 'create'], 2, 'usage', /^Usage: cc partner create --name NAME/],
      [['partner', 'status', 'nobody', 'happy'], 2, 'usage', /must be one of pending/],
      [[...CREATE, '--website', 'x', '--countries', 'GB,UK'], 2, 'usage', /UK is none/],
      [['key', 'issue', 'nobody', '--loudly'], 2, 'usage', /Unknown option '--loudly'/],
      [['premium', 'grant', 'x', '--until', '2027-02-30'], 2, 'usage', /--until must be a date/],
      [['leads', 'purge', '--as-of', 'yesterday'], 2, 'usage', /must be a date or a time/],
      [['leads', 'purge', '--as-of', '2027-02-20 at noon'], 2, 'usage', /must be a date or a time/],
      [['feed', 'add', 'x', '--url', 'x', '--unit', 'month'], 2, 'usage', /one of night, week/],
      [['mail', 'show', 'x'], 2, 'usage', /ID must be the number of a mail/],
      [['key', 'issue', 'nobody'], 3, 'not_found', /no partner with the slug "nobody"/],
      [
        ['import', 'towns', '/nowhere.txt'],
        3,
        'not_found',
        /^There is no file \/nowhere\.txt that/,
      ],
      [['import', 'towns', import.meta.dirname], 3, 'not_found', /^There is no file/],
      [[...CREATE, '--website', 'vans'], 4, 'validation_error', /needs to be corrected/],
      [['import', 'places', CLI], 5, 'work_failed', /could not be read in/],
    ];
    for (const [line, exit, code, message] of cases) {
      const ended = await cc(...line, '--json');
      const { error } = JSON.parse(ended.stdout) as { error: { code: string; message: string } };
      assert.deepEqual([ended.code, error.code], [exit, code], line.join(' '));
      assert.match(error.message, message);
      assert.ok(ended.stderr.includes(error.message));
    }
  });

  it('is the file, where that is no whole JSON, and not a fault of ours', async () => {
    const file = join(env.DATA_DIR!, 'places.geojson');
    for (const text of ['{"features":[],,}', '{"features":[]}\n{"features":[]}', '{"features":[']) {
      writeFileSync(file, text);
      const { code, stdout } = await cc('import', 'places', file, '--json');
      assert.deepEqual([code, JSON.parse(stdout).error.code], [5, 'work_failed'], text);
    }
  });

  it('is code 5 and a sentence where nothing of a file of towns can be used', async () => {
    const file = join(env.DATA_DIR!, 'no towns.txt');
    writeFileSync(file, 'name of a town\nand another\n');
    const { code, stdout } = await cc('import', 'towns', file);
    assert.equal(code, 5);
    assert.match(stdout, /added: 0[^]*\nNothing of the file could be used\.\n$/);
  });

  it(
    'is code 5 and a sentence where the file of the answer is on a full disk',
    { skip: !existsSync('/dev/full') },
    () => {
      const stdio: StdioOptions = ['ignore', openSync('/dev/full', 'w'), 'pipe'];
      const line = [CLI, 'partner', 'list'];
      const { status, stderr } = spawnSync(process.execPath, line, {
        env,
        encoding: 'utf8',
        stdio,
      });
      assert.equal(status, 5);
      assert.match(stderr, /^The answer could not be written: ENOSPC: no space left on device/);
    },
  );

  it('is a sentence that says what to do where the key that sealed something is not there', async () => {
    const { slug } = await json(...CREATE, '--website', 'https://sealed.example');
    await json('feed', 'add', slug, '--url', `${receiver.url}/feed.csv`);
    const own = env;
    env = { ...own, SECRET_KEY: 'another key than the one that sealed it' };
    const { code, stdout, stderr } = await cc('secrets', 'rotate', '--json');
    env = own;
    assert.deepEqual([code, JSON.parse(stdout).error.code], [1, 'unreadable_secret']);
    assert.match(
      stderr,
      /^The key \w{8} that sealed this is not there: put it behind a comma in SECRET_KEY, [^\n]*\n$/,
    );
  });

  it('is said to people on stderr alone', async () => {
    for (const [line, exit] of [
      [['feed', 'dance'], 2],
      [['key', 'issue', 'nobody'], 3],
      [[...CREATE, '--website', 'vans'], 4],
    ] as const) {
      const said = await cc(...line);
      assert.deepEqual([said.code, said.stdout], [exit, ''], line.join(' '));
      assert.notEqual(said.stderr, '');
    }
  });

  it('is code 5 where the answer says that a feed is broken, for programs when they ask', async () => {
    const { slug } = await json(
      ...CREATE,
      '--website',
      'https://broken.example',
      '--status',
      'approved',
    );
    const { id } = await json('feed', 'add', slug, '--url', `${receiver.url}/feed.csv`);
    for (const verb of ['test', 'run']) {
      const said = await cc('feed', verb, String(id));
      assert.equal(said.code, 5);
      assert.match(said.stdout, /error: The address answers with status 404\./);
      const answered = await cc('feed', verb, String(id), '--json');
      assert.deepEqual(
        [answered.code, JSON.parse(answered.stdout).error],
        [0, 'The address answers with status 404.'],
      );
      assert.equal((await cc('feed', verb, String(id), '--json', '--exit-code')).code, 5);
    }
  });
});

describe('people', () => {
  it('read tables, programs the same as JSON', async () => {
    served = vans([1, 2], { 2: 'No' }).replace('price', 'Precio en euros');
    const { slug } = await json(
      ...CREATE,
      '--website',
      'https://table.example',
      '--status',
      'approved',
    );
    const { id } = await json('feed', 'add', slug, '--url', `${receiver.url}/feed.csv`);
    const said = await says('feed', 'test', String(id));
    assert.match(said, /format: csv, ,\n/);
    assert.match(said, /column +read as\nid +id\n/);
    assert.match(said, /`Precio en euros` looks like price but is not read/);
    assert.match(said, /title +title +must have 5 to 120 characters.* +1 +2\n/);
    assert.doesNotMatch(said, /[{}]/);
    assert.match(await says('feed', 'run', String(id)), /status: ok\n[^]*row +id +field +message/);
    assert.doesNotMatch(await says('leads', 'export', '--email', 'zoe@mail.example'), /[[{]/);
  });

  it('get JSON wherever on the line it is asked for', async () => {
    const asked = await cc('partner', 'list', '--json');
    assert.equal(asked.code, 0);
    assert.deepEqual(await cc('--json', 'partner', 'list'), asked);
    assert.deepEqual(await cc('partner', '--json', 'list'), asked);
    const { code, stdout } = await cc('--json', 'key', 'issue', 'nobody');
    assert.deepEqual([code, JSON.parse(stdout).error.code], [3, 'not_found']);
  });

  it('show and change a partner and a feed', async () => {
    const made = await json(...CREATE, '--website', 'https://edit.example', '--countries', 'gb');
    const shown = await json('partner', 'show', made.slug);
    assert.deepEqual(
      [shown.name, shown.website, shown.contact_email, shown.countries, shown.active],
      ['Tarn Vans', 'https://edit.example', 'tarn@vans.example', ['GB'], 0],
    );
    const edited = await json(
      'partner',
      'edit',
      made.slug,
      '--name',
      'Fell Vans',
      '--countries',
      'ie,fr',
    );
    assert.deepEqual(
      [edited.slug, edited.name, edited.countries, edited.website],
      [made.slug, 'Fell Vans', ['IE', 'FR'], 'https://edit.example'],
    );
    const [entry] = await campcairn.context.audit.list({ subject: `partner ${made.slug}` }, 1);
    assert.equal(entry?.action, 'partner.edit');
    assert.match(await says('partner', 'show', made.slug), /name: Fell Vans\n/);
    assert.equal((await cc('partner', 'edit', made.slug)).code, 2);

    const { id } = await json(
      'feed',
      'add',
      made.slug,
      '--url',
      `${receiver.url}/a.csv`,
      '--currency',
      'gbp',
      '--unit',
      'week',
    );
    const feed = String(id);
    const changed = await json(
      'feed',
      'edit',
      feed,
      '--city',
      'Bristol',
      '--unset',
      'unit',
      '--header',
      'X-Key: s3cret',
    );
    assert.deepEqual(changed.settings, { currency: 'GBP', city: 'Bristol' });
    assert.equal(changed.has_header, true);
    assert.equal((await json('feed', 'edit', feed, '--no-header')).has_header, false);
    assert.equal((await cc('feed', 'edit', feed, '--unset', 'nonsense')).code, 2);
    assert.equal((await cc('feed', 'edit', feed)).code, 2);
    assert.equal((await cc('feed', 'edit', '999999', '--city', 'Bath')).code, 3);
  });

  it('are warned of what is hardly meant', async () => {
    const twice = [...CREATE, '--website', 'https://twice.example'];
    assert.equal((await cc(...twice)).stderr, '');
    const second = await cc(...twice.slice(0, -1), 'http://www.twice.example/');
    assert.match(second.stderr, /tarn-vans\S* has the website .* already.*--again/);
    assert.equal((await cc(...twice, '--again')).stderr, '');
    assert.match((await cc('leads', 'purge', '--as-of', '2999-01-01')).stderr, /to come.*--force/);
    assert.equal((await cc('leads', 'purge', '--as-of', '2999-01-01', '--force')).stderr, '');
    assert.equal((await cc('leads', 'purge', '--as-of', '2020-01-01')).stderr, '');
  });
});
