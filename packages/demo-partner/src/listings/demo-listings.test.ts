import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { type DemoListing, demoPartner, type Listing } from '../index.ts';
import { gazetteer } from '../testing/gazetteer.ts';
import { AREAS } from './areas.ts';
import { createGeography, distance } from './geography.ts';

const today = '2026-05-01';
const { listings, drawings } = demoPartner(gazetteer);
const all: DemoListing[] = [...listings(today)];
const inputs: Listing[] = all.map(({ input }) => input);

const count = <T>(items: readonly T[], key: (item: T) => string) => {
  const counts: Record<string, number> = {};
  for (const item of items) counts[key(item)] = (counts[key(item)] ?? 0) + 1;
  return counts;
};
const text = ({ title, description }: Listing) => `${title}\n${description}`;
const isStatic = ({ vehicle }: Listing) => vehicle?.vehicle_class === 'static_caravan';

describe('the demo’s listings', () => {
  it('are two thousand, over all countries, categories and classes, a few of them paused', () => {
    assert.equal(all.length, 2_000);
    assert.equal(new Set(all.map(({ externalId }) => externalId)).size, 2_000);
    const countries = count(inputs, ({ location }) => location.country_code);
    assert.deepEqual(countries, { GB: 620, IE: 210, FR: 520, ES: 400, PT: 250 });
    const categories = count(inputs, ({ category }) => category);
    assert.deepEqual(categories, { campervan: 750, motorhome: 545, caravan: 220, campsite: 485 });
    const classes = count(inputs, ({ vehicle }) => vehicle?.vehicle_class ?? 'none');
    assert.equal(Object.keys(classes).length, 12);
    const { paused = 0 } = count(inputs, ({ status }) => status);
    assert.ok(paused > 30 && paused < 100, `${paused}`);
  });

  it('are plain JSON', () => {
    assert.deepEqual(JSON.parse(JSON.stringify(all)), all);
  });

  it('are the same for the same seed and day, and others for another', () => {
    const some = (seed = 'campcairn') => [
      ...demoPartner(gazetteer, { share: 0.02, seed }).listings(today),
    ];
    assert.deepEqual(some(), some());
    assert.notDeepEqual(some('one'), some('two'));
  });

  it('each have a title and words of their own', () => {
    assert.equal(new Set(inputs.map(({ title }) => title)).size, 2_000);
    assert.equal(new Set(inputs.map(({ description }) => description)).size, 2_000);
    for (const { title, description } of inputs) {
      assert.match(title, /^[\p{Lu}\p{N}]/u);
      assert.ok(title.length <= 90, title);
      assert.ok(description.split('\n\n').length >= 3 && description.length < 1_500, description);
    }
  });

  it('hold no contact details, links or gaps left open', () => {
    for (const input of inputs) {
      assert.doesNotMatch(text(input), /\S+@\S+\.\S|https?:|www\.|\+\d{2}|\d{5}|[{}]|undefined/);
    }
  });

  it('of private owners show no precise point and no name; those of firms and sites do', () => {
    const precisions = count(inputs, ({ location }) => location.precision);
    assert.ok((precisions.approximate ?? 0) > 500 && (precisions.exact ?? 0) > 500);
    for (const { location } of inputs) {
      assert.equal(location.name === undefined, location.precision === 'approximate');
    }
  });

  it('lie where they say: near a town of their country, sites in their area', () => {
    for (const { location, category, title } of inputs) {
      const near = gazetteer.townsOf(location.country_code).map((town) => distance(town, location));
      assert.ok(Math.min(...near) < 4, title);
      if (category !== 'campsite') continue;
      const inArea = AREAS.some((area) => distance(area, location) <= area.radius + 4);
      assert.ok(inArea, title);
    }
  });

  it('speak of the sea only within a walk of it', () => {
    const speaks =
      /above the sea|sea view|by the (cliffs|sea)|coast path|dunes|from the sand|beach camping/;
    // Every ten kilometres from west to east, land and sea change places.
    const coastal = {
      ...gazetteer,
      isLand: ({ lng }: { lng: number }) => Math.sin(lng * 40) > -0.3,
    };
    const { isBySea } = createGeography(coastal);
    const sites = [...demoPartner(coastal).listings(today)]
      .map(({ input }) => input)
      .filter(({ category, title }) => category === 'campsite' && speaks.test(title));
    assert.ok(sites.length > 10, `${sites.length}`);
    for (const { location, title } of sites) assert.ok(isBySea(location), title);
  });

  it('offer a single night only where they let for one', () => {
    const offering = inputs.filter(({ description }) => description.includes('a single night'));
    assert.ok(offering.length > 10, `${offering.length}`);
    for (const { price, title } of offering) assert.equal(price.min_nights, 1, title);
  });

  it('have three to six pictures, all of which are drawn, and described', () => {
    for (const { images } of inputs) {
      assert.ok(images.length >= 3 && images.length <= 6, `${images.length}`);
      for (const { url, alt, width, height } of images) {
        assert.ok(drawings.at(new URL(url)), url);
        assert.match(alt, /^\p{Lu}[^{}]+$/u);
        assert.deepEqual([width, height], [1200, 800]);
      }
    }
    assert.ok(new Set(inputs.flatMap(({ images }) => images.map(({ url }) => url))).size > 6_000);
  });

  it('ask the licence that their weight needs', () => {
    for (const { vehicle, category, location } of inputs) {
      if (!vehicle || vehicle.weight_kg === undefined) continue;
      const heavy = vehicle.weight_kg > 3_500;
      if (category !== 'caravan') assert.equal(vehicle.licence, heavy ? 'C1' : 'B');
      else if (location.country_code === 'GB') assert.equal(vehicle.licence, 'B');
    }
  });
});

describe('the demo’s calendars', () => {
  it('are in order, without overlaps, from today on, and within what the API takes', () => {
    for (const { availability, externalId } of all) {
      assert.ok(availability.length <= 730);
      let last = '2026-05-01';
      for (const { start, end } of availability) {
        assert.ok(start >= last && end > start, externalId);
        last = end;
      }
    }
    const known = all.filter(({ availability }) => availability.length > 0);
    assert.ok(known.length > 1_500 && known.length < 1_900, `${known.length}`);
  });

  it('never ask less than the price from which a listing is offered', () => {
    for (const { input, availability } of all) {
      for (const { price, status } of availability) {
        assert.equal(price === undefined, status === 'unavailable');
        assert.ok(price === undefined || price >= input.price.from, input.title);
      }
    }
  });

  it('are closed outside a campsite’s season', () => {
    for (const { input, availability } of all) {
      const { open_from = '', open_to = '' } = input.campsite ?? {};
      if (open_from === '' || open_from > open_to) continue;
      for (const { start, status } of availability) {
        const isOpen = start.slice(5) >= open_from && start.slice(5) <= open_to;
        assert.ok(isOpen || status === 'unavailable', `${input.title} ${start}`);
      }
    }
  });

  it('are of prices people know: pounds in Britain, euros elsewhere, more in August', () => {
    for (const { input, availability } of all) {
      const { price } = input;
      assert.equal(price.currency, input.location.country_code === 'GB' ? 'GBP' : 'EUR');
      const perNight = price.from / (price.unit === 'week' ? 7 : 1) / 100;
      assert.ok(perNight >= 12 && perNight <= 300, `${input.title} ${perNight}`);
      if (isStatic(input)) assert.equal(price.unit, 'week');
      const august = availability.find(
        ({ start, price: dearer }) => start.startsWith('2026-08') && dearer !== undefined,
      );
      if (august) assert.ok((august.price ?? 0) > price.from, input.title);
    }
  });
});
