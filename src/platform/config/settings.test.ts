import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { CannotStart, DatabaseUnavailable } from '../errors.ts';
import { readSettings, removedSettings, SettingError, startProblem } from './index.ts';

describe('settings of former releases', () => {
  it('are named where they are still set, and what holds instead', () => {
    assert.deepEqual(removedSettings({ VALKEY_URL: ' ', PORT: '3000' }), []);
    const set = { VALKEY_URL: 'valkey://counts.example' };
    const [sentence, ...more] = removedSettings(set);
    assert.match(
      sentence!,
      /^VALKEY_URL is no longer a setting and is ignored: .* the database\.$/,
    );
    assert.deepEqual(more, []);
    assert.ok(!('VALKEY_URL' in readSettings(set)), 'and the start is not refused');
  });
});

/** A wrong value of each kind of setting, with its error message. */
const WRONG: [name: string, value: string, told: RegExp][] = [
  ['PORT', '70000', /^PORT must be a whole number from 0 to 65535\./],
  ['PORT', '1e3', /whole number/],
  ['PUBLIC_URL', 'campcairn.example', /^PUBLIC_URL must be an address/],
  ['PUBLIC_URL', 'ftp://campcairn.example', /without a path/],
  ['PUBLIC_URL', 'https://campcairn.example/site', /without a path/],
  ['PUBLIC_URL', 'https://campcairn.example/?a=b', /without a path/],
  ['PUBLIC_URL', 'https://me@campcairn.example', /without a path/],
  ['METRICS_PORT', '-1', /^METRICS_PORT must be a whole number from 0 to 65535\./],
  ['METRICS_PORT', '3000', /^METRICS_PORT must be another than PORT\./],
  ['MAIL_FROM', 'leads', /^MAIL_FROM must be one mail address/],
  ['MAIL_FROM', 'Leads <leads@campcairn.example>', /without a name/],
  ['MAIL_FROM', 'büro@campcairn.example', /^MAIL_FROM must be one mail address/],
  ['MAP_STYLE_URL', 'style', /^MAP_STYLE_URL must be an address .* or a path of the site/],
  ['TRUST_PROXY', 'nginx', /^TRUST_PROXY must be a number of hops/],
  ['TRUST_PROXY', '-1', /number of hops/],
  ['TRUST_PROXY', '1.5', /number of hops/],
  ['OUTBOUND_ALLOW', '127.0.0.1', /^OUTBOUND_ALLOW must be ranges/],
  ['PLACES_SOURCES', 'http://data.example/gb.json', /^PLACES_SOURCES must be https addresses/],
  ['GAZETTEER_SOURCES', 'https://data.example/a b', /^GAZETTEER_SOURCES must be https/],
  ['PLACES_COUNTRIES', 'GB,UK', /^PLACES_COUNTRIES must be codes .* GB \(not UK\)/],
  ['WEBHOOK_RETRY_WAITS', '60;240', /^WEBHOOK_RETRY_WAITS must be whole seconds/],
  ['RATE_LIMIT', '0', /^RATE_LIMIT must be a whole number from 1/],
  ['STRIPE_API_BASE', 'https://api.stripe.com/v1', /^STRIPE_API_BASE must be an address/],
  [
    'STRIPE_SECRET_KEY',
    'sk_test_1',
    /^STRIPE_WEBHOOK_SECRET, STRIPE_PRICE_MONTHLY, .* must be set too/,
  ],
  ['IMAGE_STORE_URL', 'https://bucket.s3.amazonaws.com', /^IMAGE_STORE_URL must be like s3:/],
  ['IMAGE_STORE_URL', 's3://Bucket', /^IMAGE_STORE_URL must be like s3:/],
  ['IMAGE_STORE_URL', 's3://key:secret@bucket', /^IMAGE_STORE_URL must be like s3:/],
  [
    'IMAGE_STORE_URL',
    's3://bucket/made',
    /^S3_ACCESS_KEY_ID must be set too, for IMAGE_STORE_URL\..*\nS3_SECRET_ACCESS_KEY must be set too/,
  ],
  ['S3_ENDPOINT', 'store.example', /^S3_ENDPOINT must be an address/],
  ['S3_REGION', 'eu west', /^S3_REGION must be the name of a region/],
  ['DATABASE_URL', 'postgres://db.example:abc/campcairn', /^DATABASE_URL must be an address/],
  ['READ_DATABASE_URL', 'postgres://me@db.example:54320000/campcairn', /^READ_DATABASE_URL must/],
  ['SMTP_URL', 'smtp://', /^SMTP_URL must be an address starting with smtp:\/\/ or smtps:\/\//],
  ['SMTP_URL', 'smtps://mail.example:465000', /^SMTP_URL must be an address/],
  ['SECRET_KEY', 'short', /^SECRET_KEY must have 32 characters/],
];

const RIGHT: [name: string, value: string][] = [
  ['PUBLIC_URL', 'https://campcairn.example'],
  ['PUBLIC_URL', 'http://192.0.2.1:8080/'],
  ['DATABASE_URL', 'postgres:///campcairn'],
  ['DATABASE_URL', 'postgresql://me:s3cret@/campcairn?host=/var/run/postgresql'],
  ['READ_DATABASE_URL', 'postgres://me:s3cret@[::1]:5433/campcairn?sslmode=verify-full'],
  ['MAIL_FROM', 'leads@localhost'],
  ['MAP_STYLE_URL', 'https://maps.example/style.json'],
  ['MAP_STYLE_URL', '/style.json'],
  ['TRUST_PROXY', '1'],
  ['TRUST_PROXY', 'loopback, 10.0.0.0/8,::1'],
];

describe('a setting', () => {
  for (const [name, value, told] of WRONG) {
    it(`${name} refuses "${value}" in a sentence`, () => {
      assert.throws(
        () => readSettings({ [name]: value }),
        (error) => error instanceof SettingError && told.test(error.message),
      );
    });
  }

  it('that is wrong is told of alone, without those that hang on it', () => {
    assert.throws(() => readSettings({ PORT: 'abc' }), /^SettingError: PORT [^\n]*$/);
  });

  for (const [name, value] of RIGHT) {
    it(`${name} takes "${value}"`, () => {
      readSettings({ [name]: value });
    });
  }

  it('of sources holds addresses apart, though they hold commas, and countries in capitals', () => {
    const [one, two] = ['https://a.example/gb.osm.pbf', 'https://b.example/?data=node(1,2);out'];
    const settings = readSettings({
      PLACES_SOURCES: `${one}, ${two}\n${one}`,
      PLACES_COUNTRIES: 'gb, de',
    });
    assert.deepEqual(settings.PLACES_SOURCES, [one, two]);
    assert.deepEqual(settings.PLACES_COUNTRIES, ['GB', 'DE']);
  });

  it('PUBLIC_URL is read as browsers write it, also with capital letters or the usual port', () => {
    const read = (value: string) => readSettings({ PUBLIC_URL: value }).PUBLIC_URL;
    assert.equal(read('HTTPS://Campcairn.Example:443/'), 'https://campcairn.example');
    assert.equal(read('http://192.0.2.1:8080/'), 'http://192.0.2.1:8080');
    assert.equal(read('https://zeltplätze.example'), 'https://xn--zeltpltze-02a.example');
  });

  it('MAIL_FROM is written as mails carry it', () => {
    const { MAIL_FROM } = readSettings({ MAIL_FROM: 'leads@söhne.example' });
    assert.equal(MAIL_FROM, 'leads@xn--shne-5qa.example');
  });

  it('DRAIN_SECONDS gives load balancers time where there are other processes', () => {
    assert.equal(readSettings({}).DRAIN_SECONDS, 0);
    assert.equal(readSettings({ ROLE: 'web' }).DRAIN_SECONDS, 5);
    assert.equal(readSettings({ ROLE: 'web', DRAIN_SECONDS: '0' }).DRAIN_SECONDS, 0);
  });

  it('TRUST_PROXY is one hop for yes, and no proxy for no or none', () => {
    const read = (value: string) => readSettings({ TRUST_PROXY: value }).TRUST_PROXY;
    assert.deepEqual(['true', 'Yes', 'on', '1'].map(read), ['1', '1', '1', '1']);
    for (const none of ['false', 'no', 'off', '0', '']) assert.equal(read(none), undefined, none);
  });

  it('that is empty or blank is unset', () => {
    const { PORT, MAIL_FROM } = readSettings({ PORT: '', MAIL_FROM: '  ' });
    assert.deepEqual([PORT, MAIL_FROM], [3000, 'leads@campcairn.example']);
  });
});

/** Creates an error of the operating system about the value of a setting. */
const failure = (code: string, more: object) => Object.assign(new Error(code), { code, ...more });

describe('a start that fails for a setting', () => {
  const settings = readSettings({ PORT: '4000', HOST: 'no.host', DATA_DIR: '/srv/campcairn' });
  const external = readSettings({ DATABASE_URL: 'postgres://db.example/campcairn' });
  const told = (error: unknown, of = settings) => (startProblem(error, of) as Error).message;

  it('names the port that is taken, and the host that is none', () => {
    const listen = { syscall: 'listen' };
    assert.match(told(failure('EADDRINUSE', listen)), /^PORT 4000 is already in use/);
    assert.match(told(failure('EADDRNOTAVAIL', listen)), /^HOST must be an address/);
    assert.match(told(failure('ENOTFOUND', { syscall: 'getaddrinfo' })), /^HOST must be/);
  });

  it('names the port or the host of metrics where it is those', () => {
    const metrics = { ...settings, METRICS_PORT: 9100, METRICS_HOST: 'no.metrics' };
    const taken = failure('EADDRINUSE', { syscall: 'listen', port: 9100 });
    assert.match(told(taken, metrics), /^METRICS_PORT 9100 is already in use/);
    const other = failure('EADDRINUSE', { syscall: 'listen', port: 4000 });
    assert.match(told(other, metrics), /^PORT 4000 is already in use/);
    const unknown = failure('ENOTFOUND', { syscall: 'getaddrinfo', hostname: 'no.metrics' });
    assert.match(told(unknown, metrics), /^METRICS_HOST must be an address of this machine/);
  });

  it('names the folder that cannot be made', () => {
    const error = failure('ENOTDIR', { syscall: 'mkdir', path: '/srv/campcairn/postgres' });
    assert.match(told(error), /^DATA_DIR must be a folder/);
  });

  it('is a sentence alone where the data folder is of a release that this one cannot follow', () => {
    const problem = startProblem(new CannotStart('It is of a later release.'), settings);
    assert.ok(problem instanceof SettingError);
    assert.equal(problem.message, 'It is of a later release.');
  });

  it('names the database that does not answer, or not to us', () => {
    const unreachable = new DatabaseUnavailable(failure('ECONNREFUSED', { syscall: 'connect' }));
    for (const error of [unreachable, failure('28P01', {}), failure('3D000', {})]) {
      assert.match(told(error, external), /^DATABASE_URL leads to no database/, error.message);
    }
  });

  it('says so where the embedded database ended the connection, and where its log is', () => {
    const ended = new DatabaseUnavailable(failure('EPIPE', { syscall: 'write' }));
    const sentence =
      /^The embedded database ended the connection: EPIPE\. Its log is .*start again\.$/;
    assert.match(told(ended), sentence);
  });

  it('gives a reason also where a name has several addresses, none of which answers', () => {
    const refused = ['::1', '127.0.0.1'].map((at) => new Error(`connect ECONNREFUSED ${at}:5432`));
    const unreachable = new DatabaseUnavailable(new AggregateError(refused));
    assert.match(told(unreachable, external), /can be used: connect ECONNREFUSED ::1:5432\.$/);
    assert.match(unreachable.message, /unavailable: connect ECONNREFUSED/);
  });

  it('names the database in which the user may make no tables', () => {
    const denied = Object.assign(new Error('permission denied for schema public'), {
      code: '42501',
    });
    const sentence =
      /^DATABASE_URL leads to no database that can be used: .*permission denied for schema public\.$/;
    assert.match(told(denied, external), sentence);
    const failed = new Error(`Migration 0001-a.sql failed: ${denied.message}`, { cause: denied });
    assert.match(told(failed, external), sentence);
  });

  it('is left alone when no setting is to blame', () => {
    const error = new TypeError('something else');
    assert.equal(startProblem(error, settings), error);
  });
});
