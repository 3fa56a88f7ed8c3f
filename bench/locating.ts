import { checkListing } from '../src/listings/index.ts';
import { townColumnsOf } from '../test/support/town-columns.ts';
import { createGazetteer } from '../src/places/gazetteer.ts';
import { createLocator } from '../src/places/locator.ts';
import { regionOfGeoNames } from '../src/places/regions.ts';
import { readTowns } from '../src/places/towns/town-file.ts';
import { defaultTowns } from '../src/places/towns/town-import.ts';
import { benchListing } from './support/listings.ts';
import { report } from './support/report.ts';
import { microsecondsEach } from './support/rounds.ts';

const POINTS = 20_000;

/** Points spread over the five countries and the seas between them. */
const points = Array.from({ length: POINTS }, (_, i) => ({
  lat: 36 + ((i * 7919) % POINTS) * (23 / POINTS),
  lng: -10 + ((i * 104_729) % POINTS) * (20 / POINTS),
}));

async function openLocator() {
  const towns = [];
  for await (const batch of readTowns(defaultTowns())) {
    for (const town of batch) {
      if (town === undefined) continue;
      towns.push({ ...town, regionId: regionOfGeoNames(town.countryCode, town.admin1) });
    }
  }
  return createLocator(createGazetteer(townColumnsOf(towns)));
}

const locator = await openLocator();
const listing = benchListing(1, 100);
const limit = {
  name: 'microseconds that the check of one listing takes',
  figure: microsecondsEach(POINTS, () => checkListing(listing)),
};
report('locating', [
  {
    name: 'microseconds that locating one point takes',
    figure: microsecondsEach(POINTS, (i) => locator.locate(points[i]!)),
    limit,
  },
  {
    name: 'microseconds with the country given',
    figure: microsecondsEach(POINTS, (i) => locator.locate({ ...points[i]!, countryCode: 'PT' })),
    limit,
  },
]);
