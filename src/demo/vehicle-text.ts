import type { Seeded } from '../platform/seeded.ts';
import type { Area } from './areas.ts';
import type { Model } from './models.ts';
import { type Facts, inWords, say } from './words/fill.ts';
import {
  BEDS,
  DRIVING,
  HANDOVERS,
  JOURNEYS,
  OPENINGS,
  WITH,
  WITH_STANDING,
} from './words/vehicle-text.ts';
import { vehicleTitle } from './words/vehicle-title.ts';

/** What is told of a vehicle. */
export interface Told {
  model: Model;
  style: 'campervan' | 'motorhome' | 'caravan' | 'standing' | 'classic' | 'overland';
  name: string;
  year: number;
  automatic: boolean;
  fuel: string | undefined;
  licence: string | undefined;
  amenities: readonly string[];
  ofFleet: boolean;
  town: string;
  area: Area;
  /** Kilometres to the area's middle. */
  km: number;
}

function driveOf(km: number): string {
  const hours = km / 62;
  if (hours < 0.8) return 'half an hour';
  if (hours < 1.3) return 'an hour';
  if (hours < 1.8) return 'an hour and a half';
  if (hours < 2.6) return 'two hours';
  if (hours < 3.6) return 'three hours';
  return 'half a day';
}

function factsOf(random: Seeded, told: Told): Facts {
  const [sight1 = '', sight2 = '', sight3 = ''] = random.some(told.area.sights, 3);
  return {
    name: told.name,
    make: told.model.make,
    model: told.model.model,
    year: told.year,
    people: inWords(told.model.berths),
    berths: inWords(told.model.berths),
    seats: inWords(told.model.seats ?? 0),
    length: Math.ceil(told.model.length),
    gearbox: told.automatic ? 'automatic' : 'manual',
    town: told.town,
    area: told.area.name,
    drive: driveOf(told.km),
    sight1,
    sight2,
    sight3,
  };
}

/** Which sentences about beds fit. */
function bedsOf({ model, style }: Told): string {
  const { vehicleClass, berths } = model;
  if (style === 'standing') return 'standing';
  if (style === 'overland') return 'roof';
  if (vehicleClass === 'folding_camper' || vehicleClass === 'trailer_tent') return 'canvas';
  if (style === 'caravan') return berths <= 3 ? 'caravanSmall' : 'caravan';
  if (vehicleClass === 'coachbuilt') return 'bunks';
  if (style === 'motorhome') return 'motorhome';
  if (vehicleClass === 'compact_campervan') return berths >= 4 ? 'compact' : 'small';
  return berths >= 4 ? 'vanFamily' : 'van';
}

function drivingOf({ style, fuel, licence, automatic, model }: Told): string | undefined {
  if (style === 'standing') return undefined;
  if (style === 'caravan') return (model.weight ?? 0) > 1_350 ? 'towingHeavy' : 'towing';
  if (licence === 'C1') return 'c1';
  if (style === 'classic') return 'classic';
  if (fuel === 'electric') return 'electric';
  return automatic ? 'automatic' : 'manual';
}

const SELF_BUILT = /conversion|self-build|micro-camper/;

const openingOf = ({ style, ofFleet, model }: Told): string => {
  if (!ofFleet && style === 'campervan' && SELF_BUILT.test(model.model)) return 'selfBuilt';
  if (ofFleet && style === 'campervan') return 'fleetCampervan';
  return ofFleet && style === 'motorhome' ? 'fleetMotorhome' : style;
};

const handoverOf = ({ style, ofFleet }: Told): string => {
  if (style === 'standing') return 'standing';
  return ofFleet ? 'fleet' : 'private';
};

/** The title and the description of a vehicle, in paragraphs. */
export function tell(random: Seeded, told: Told): { title: string; description: string } {
  const facts = factsOf(random, told);
  const from = (sentences: readonly string[] | undefined) =>
    sentences && sentences.length > 0 ? say(random, sentences, facts) : '';
  const comfort = told.style === 'standing' ? WITH_STANDING : WITH;
  const opening = openingOf(told);
  const comforts = random.some(
    told.amenities.filter((key) => key in comfort),
    random.whole(3, 5),
  );
  const driving = drivingOf(told);
  const paragraphs = [
    [from(OPENINGS[opening])],
    [from(BEDS[bedsOf(told)]), ...comforts.map((key) => from(comfort[key]))],
    [driving ? from(DRIVING[driving]) : '', from(JOURNEYS[told.km < 22 ? 'near' : 'far'])],
    [from(HANDOVERS[handoverOf(told)])],
  ];
  return {
    title: vehicleTitle(
      random,
      opening === 'selfBuilt' ? opening : told.style,
      told.ofFleet,
      facts,
    ),
    description: paragraphs
      .map((sentences) => sentences.filter((sentence) => sentence !== '').join(' '))
      .filter((paragraph) => paragraph !== '')
      .join('\n\n'),
  };
}
