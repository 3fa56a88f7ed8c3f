import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { aListing } from '../builders/listing.ts';
import { type Partner } from '../support/campcairn.ts';
import { startTestSite, type TestSite } from '../support/site.ts';
import { signedIn, type Visitor } from '../support/visitor.ts';

let site: TestSite;
let partner: Partner;
let member: Visitor;
let list: string;
before(async () => {
  site = await startTestSite();
  partner = await site.partner('Harbour Vans', { countries: ['GB'] });
  list = `/dashboard/${partner.slug}/listings`;
  member = await signedIn(site, 'office@vans.example');
});
after(() => site.stop());

const FILLED = {
  category: 'campervan',
  title: 'Bramble, a van for two',
  url: 'https://vans.example/bramble',
  'location.lat': '51.4545',
  'location.lng': '-2.5879',
  'price.from': '95.50',
  'price.currency': 'GBP',
  'vehicle.berths': '2',
  amenities: ['', 'toilet', 'heating'],
};

/** The tag of the control with a name. */
const control = (text: string, name: string): string =>
  new RegExp(`<(?:input|select|textarea)[^>]*name="${name.replaceAll('.', '\\.')}"[^>]*>`).exec(
    text,
  )?.[0] ?? assert.fail(`There is no ${name} in ${text}`);

const numberOf = async (externalId: string): Promise<string> => {
  const { text } = await member.get(`${list}?q=${externalId}`);
  return /name="listing" value="(\d+)"/.exec(text)![1]!;
};
const statusOf = async (externalId: string): Promise<string> =>
  (await partner.call('GET', `/listings/${externalId}`)).body.status;

describe('the form of a listing', () => {
  it('adds one, which its public page shows at once', async () => {
    const blank = await member.get(`${list}/new`);
    assert.equal(blank.status, 200, blank.text);
    const added = await member.post(`${list}/new?/create`, FILLED);
    assert.equal(added.status, 303, added.text);
    assert.equal(added.location, `${list}/edit/bramble-a-van-for-two?done=created`);
    const { body } = await partner.call('GET', '/listings/bramble-a-van-for-two');
    assert.equal(body.price.from, 9550);
    assert.deepEqual(body.amenities, ['toilet', 'heating']);
    const shown = await site.page(new URL(body.public_url).pathname);
    assert.ok(shown.text.includes('Bramble, a van for two'), shown.text);
  });

  it('that is sent again leads to the listing that it has added', async () => {
    const blank = await member.get(`${list}/new`);
    const tokenOf = (text: string) => /name="_form" value="([^"]+)"/.exec(text)![1]!;
    const sent = { ...FILLED, title: 'Heron, a van for four', _form: tokenOf(blank.text) };
    const refused = await member.post(`${list}/new?/create`, { ...sent, title: 'No' });
    assert.equal(refused.status, 422);
    assert.equal(tokenOf(refused.text), sent._form);
    const edit = `${list}/edit/heron-a-van-for-four`;
    assert.equal((await member.post(`${list}/new?/create`, sent)).location, `${edit}?done=created`);
    const again = await member.post(`${list}/new?/create`, sent);
    assert.equal(again.location, `${edit}?done=made_already`);
    assert.match((await member.get(again.location!)).text, /This listing was added already/);

    const other = { ...sent, title: 'Heron, another van' };
    const kept = await member.post(`${list}/new?/create`, other);
    assert.equal(kept.status, 409);
    assert.match(kept.text, /This form has added “Heron, a van for four” already/);
    assert.ok(kept.text.includes(`href="${edit}"`));
    assert.match(control(kept.text, 'title'), /value="Heron, another van"/);
    const further = { ...other, _form: tokenOf(kept.text) };
    assert.equal(
      (await member.post(`${list}/new?/create`, further)).location,
      `${list}/edit/heron-another-van?done=created`,
    );
    const { id } = await site.services.partners.bySlug(partner.slug);
    const entries = await site.context.audit.list({ partnerId: id, action: 'listing.create' }, 9);
    const ofHeron = entries.filter(({ subject }) => subject.includes('heron'));
    assert.deepEqual(
      ofHeron.map(({ subject }) => subject),
      ['listing heron-another-van', 'listing heron-a-van-for-four'],
    );
  });

  it('has a control of every field, each with a label of its own words', async () => {
    const { text } = await member.get(`${list}/new`);
    for (const name of ['title', 'location.lat', 'policies.cancellation', 'images.0.url'])
      control(text, name);
    const labels = [...text.matchAll(/<(?:label for|legend)[^>]*>([^<]+)/g)].map(([, it]) =>
      it!.trim(),
    );
    assert.deepEqual(
      labels.filter((label) => /[a-z]+[._][a-z]/.test(label)),
      [],
    );
  });

  it('is refused beside the field with what to do, and keeps what was typed', async () => {
    const sent = { ...FILLED, title: 'Van', 'price.currency': 'GBX', 'images.4.url': 'ftp://x' };
    const { status, text } = await member.post(`${list}/new?/create`, sent);
    assert.equal(status, 422);
    const title = control(text, 'title');
    assert.match(title, /value="Van"/);
    assert.match(title, /aria-invalid="true"/);
    assert.match(title, /aria-describedby="[^"]*f-title-problem"/);
    const problem = /id="f-title-problem"[^>]*>([^<]+)</.exec(text)![1];
    assert.equal(problem, 'Write a title of 5 to 120 characters.');
    assert.match(text, /<a href="#f-title">/);
    assert.match(text, /<a href="#f-price.currency">/);
    assert.match(text, /<a href="#f-images.0.url">/);
    assert.match(control(text, 'images.0.url'), /value="ftp:\/\/x"/);
    assert.match(text, /value="heating" checked/);
  });

  it('takes what people type, and shows it in their country’s units again', async () => {
    const sent = {
      ...FILLED,
      title: 'Wren, a van with everything',
      url: 'www.vans.example/wren',
      'price.from': '£1,095.50',
      'vehicle.length_m': '19 ft 8 in',
      'policies.mileage_included_per_day_km': ['limited', '100', 'mi'],
    };
    const added = await member.post(`${list}/new?/create`, sent);
    assert.equal(added.status, 303, added.text);
    const { body } = await partner.call('GET', '/listings/wren-a-van-with-everything');
    assert.deepEqual(
      [body.url, body.price.from, body.vehicle.length_m, body.policies.mileage_included_per_day_km],
      ['https://www.vans.example/wren', 109_550, 5.99, 161],
    );
    const { text } = await member.get(added.location!);
    assert.match(text, /The listing is added\. What next\?/);
    const distance = /<input[^>]*aria-label="Distance a day"[^>]*>/.exec(text)![0];
    assert.match(distance, /value="100"/);
    assert.match(text, /<option value="mi" selected/);
    assert.match(control(text, 'price.from'), /value="1095\.50"/);
    assert.match(text, /<option value="GBP" selected[^>]*>British Pound/);
  });

  it('has no word of the program in its messages, whatever is wrong', async () => {
    const { text } = await member.post(`${list}/new?/create`, {
      category: 'campsite',
      title: '',
      url: 'ftp://x',
      'location.lat': 'north',
      'location.lng': '',
      'location.country_code': 'XX',
      'price.from': 'ninety',
      'price.currency': 'XXX',
      'price.min_nights': '0',
      'campsite.open_from': ['31', '4'],
      'campsite.check_in': 'late',
      'policies.min_driver_age': '7',
      'policies.mileage_included_per_day_km': ['limited', 'many', 'km'],
      'rating.count': '3',
      osm_ref: 'x',
      external_id: 'a b',
    });
    const messages = [...text.matchAll(/class="problem[^>]*>([^<]+)</g)].map(([, said]) => said!);
    assert.equal(messages.length, 15, messages.join('\n'));
    for (const said of messages)
      assert.doesNotMatch(said, /null|ISO|must|\b[A-Z]{3}\b|[a-z]_[a-z]|\w\.[a-z]+_/, said);
    assert.ok(messages.includes('Write the price as 95.50.'), messages.join('\n'));
    assert.ok(messages.includes('Choose the day and the month.'));
  });

  it('adds, moves and removes rows of photos without scripts', async () => {
    const sent = {
      'images.0.url': 'https://a.example/1.jpg',
      'images.1.url': 'https://a.example/2.jpg',
    };
    const moved = await member.post(`${list}/new?/rows`, { ...sent, _earlier: '1' });
    assert.match(control(moved.text, 'images.0.url'), /2\.jpg/);
    const removed = await member.post(`${list}/new?/rows`, { ...sent, _remove: '0' });
    assert.match(control(removed.text, 'images.0.url'), /2\.jpg/);
    assert.match(control(removed.text, 'images.1.url'), /value=""/);
    const more = await member.post(`${list}/new?/rows`, { ...sent, _more: 'yes' });
    control(more.text, 'images.4.url');
  });

  it('finds the position by a place without scripts, keeps what was typed, and offers other places', async () => {
    const { 'location.lat': _, 'location.lng': __, ...rest } = FILLED;
    const look = (place: string | string[]) =>
      member.post(`${list}/new?/place`, { ...rest, _place: place });
    const { text } = await look('Newport');
    assert.match(text, /The position is in Newport, Wales/);
    assert.match(control(text, 'location.lat'), /value="51\.5\d*"/);
    assert.match(control(text, 'title'), /Bramble/);
    const [, other] = /name="_place" value="(Newport, [^"]*)"/.exec(text)!;
    const taken = await look(['Newport', other!]);
    assert.doesNotMatch(taken.text, /The position is in Newport, Wales/);
    assert.match(taken.text, /The position is in Newport/);
    for (const nothing of ['Xyzzyqw', '']) {
      const none = await look(nothing);
      assert.equal(none.status, 200);
      assert.match(none.text, /No place has this name/);
    }
  });

  it('saves changes, and asks before it overwrites those of others', async () => {
    await partner.call('PUT', '/listings/fern', aListing({ title: 'Fern of Bristol' }));
    const edit = `${list}/edit/fern`;
    const version = /name="_version" value="([^"]+)"/.exec((await member.get(edit)).text)![1]!;
    site.clock.advance(5000);
    await partner.call('PUT', '/listings/fern', aListing({ title: 'Fern of Bath' }));
    const late = await member.post(`${edit}?/save`, { title: 'Fern of Wells', _version: version });
    assert.equal(late.status, 409);
    assert.match(control(late.text, 'title'), /Fern of Wells/);
    const now = /name="_version" value="([^"]+)"/.exec(late.text)![1]!;
    const saved = await member.post(`${edit}?/save`, { title: 'Fern of Wells', _version: now });
    assert.equal(saved.location, `${edit}?done=saved`);
    assert.equal((await partner.call('GET', '/listings/fern')).body.title, 'Fern of Wells');
  });
});

describe('the list of listings', () => {
  before(async () => {
    for (const id of ['moss', 'heather'])
      await partner.call('PUT', `/listings/${id}`, aListing({ title: `A van called ${id}` }));
  });

  it('pauses the selected ones, and undoes that', async () => {
    const listing = [await numberOf('moss'), await numberOf('heather')];
    const paused = await member.post(`${list}?/pause&q=called`, { listing });
    assert.equal(paused.status, 303, paused.text);
    assert.match(paused.location!, /\?q=called&done=pause&count=2&bulk=\d+$/);
    assert.deepEqual([await statusOf('moss'), await statusOf('heather')], ['paused', 'paused']);
    const { text } = await member.get(paused.location!);
    assert.match(text, /Paused: 2 listings\./);
    const bulk = /name="bulk" value="(\d+)"/.exec(text)![1]!;
    assert.equal((await member.post(`${list}?/undo`, { bulk })).status, 303);
    assert.deepEqual([await statusOf('moss'), await statusOf('heather')], ['active', 'active']);
  });

  it('takes deleted ones off the site, and brings them back until they are gone', async () => {
    const deleted = await member.post(`${list}?/delete`, { listing: await numberOf('moss') });
    assert.equal(await statusOf('moss'), 'paused');
    const { text } = await member.get(deleted.location!);
    assert.match(text, /1 listing will be deleted on/);
    const bulk = /name="bulk" value="(\d+)"/.exec(text)![1]!;
    await member.post(`${list}?/undo`, { bulk });
    assert.equal(await statusOf('moss'), 'active');
  });

  it('does it to all that match, and to none when none is selected', async () => {
    assert.equal((await member.post(`${list}?/pause`)).status, 422);
    await member.post(`${list}?/pause&q=heather`, { all: 'yes' });
    assert.deepEqual([await statusOf('moss'), await statusOf('heather')], ['active', 'paused']);
  });

  it('records nothing where nothing changes', async () => {
    const { audit } = site.context;
    const { id: partnerId } = await site.services.partners.bySlug(partner.slug);
    const other = await site.partner('Dale Vans', { email: 'dale@vans.example' });
    const { body: theirs } = await other.call('PUT', '/listings/theirs', aListing());
    const before = await audit.list({ partnerId }, 50);
    for (const [action, listing] of [
      ['pause', String(theirs.id)],
      ['delete', String(theirs.id)],
      ['pause', await numberOf('heather')],
    ] as const) {
      const { location } = await member.post(`${list}?/${action}`, { listing });
      assert.match(location!, new RegExp(`done=${action}&count=0$`));
      assert.match((await member.get(location!)).text, /The selected listings are so already/);
    }
    assert.deepEqual(await audit.list({ partnerId }, 50), before);
  });

  it('has a page of no other partner’s listing', async () => {
    const other = await site.partner('Hill Vans', { email: 'hill@vans.example' });
    await other.call('PUT', '/listings/theirs', aListing({ title: 'A van of theirs' }));
    assert.equal((await member.get(`${list}/edit/theirs`)).status, 404);
    assert.equal((await member.post(`${list}/edit/theirs?/save`, FILLED)).status, 404);
    assert.equal((await member.get(`/dashboard/${other.slug}/listings`)).status, 404);
  });

  it('is exported', async () => {
    const { text, headers } = await member.get(`${list}/export/listings.csv`);
    assert.match(headers.get('content-disposition')!, /listings-harbour-vans\.csv/);
    assert.match(text, /A van called moss/);
  });
});
