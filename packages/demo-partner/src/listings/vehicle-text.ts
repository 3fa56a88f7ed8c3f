import type { Seeded } from '@campcairn/seeded';
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
  WITH_STATIC,
} from './words/vehicle-text.ts';
import { vehicleTitle } from './words/vehicle-title.ts';

/** The facts from which a title and a description are generated. */
export interface VehicleFacts {
  model: Model;
  style: 'campervan' | 'motorhome' | 'caravan' | 'static' | 'classic' | 'overland';
  name: string;
  year: number;
  automatic: boolean;
  fuel: string | undefined;
  licence: string | undefined;
  amenities: readonly string[];
  ofFleet: boolean;
  town: string;
  area: Area;
  /** Distance to the middle of the holiday region in kilometres. */
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

function factsOf(random: Seeded, vehicle: VehicleFacts): Facts {
  const [sight1 = '', sight2 = '', sight3 = ''] = random.some(vehicle.area.sights, 3);
  return {
    name: vehicle.name,
    make: vehicle.model.make,
    model: vehicle.model.model,
    year: vehicle.year,
    people: inWords(vehicle.model.berths),
    berths: inWords(vehicle.model.berths),
    seats: inWords(vehicle.model.seats ?? 0),
    length: Math.ceil(vehicle.model.length),
    gearbox: vehicle.automatic ? 'automatic' : 'manual',
    town: vehicle.town,
    area: vehicle.area.name,
    drive: driveOf(vehicle.km),
    sight1,
    sight2,
    sight3,
  };
}

/** Chooses the group of sentences about beds. */
function bedsOf({ model, style }: VehicleFacts): string {
  const { vehicleClass, berths } = model;
  if (style === 'static') return 'static';
  if (style === 'overland') return 'roof';
  if (vehicleClass === 'folding_camper' || vehicleClass === 'trailer_tent') return 'canvas';
  if (style === 'caravan') return berths <= 3 ? 'caravanSmall' : 'caravan';
  if (vehicleClass === 'coachbuilt') return 'bunks';
  if (style === 'motorhome') return 'motorhome';
  if (vehicleClass === 'compact_campervan') return berths >= 4 ? 'compact' : 'small';
  return berths >= 4 ? 'vanFamily' : 'van';
}

function drivingOf({ style, fuel, licence, automatic, model }: VehicleFacts): string | undefined {
  if (style === 'static') return undefined;
  if (style === 'caravan') return (model.weight ?? 0) > 1_350 ? 'towingHeavy' : 'towing';
  if (licence === 'C1') return 'c1';
  if (style === 'classic') return 'classic';
  if (fuel === 'electric') return 'electric';
  return automatic ? 'automatic' : 'manual';
}

const SELF_BUILT = /conversion|self-build|micro-camper/;

const openingOf = ({ style, ofFleet, model }: VehicleFacts): string => {
  if (!ofFleet && style === 'campervan' && SELF_BUILT.test(model.model)) return 'selfBuilt';
  if (ofFleet && style === 'campervan') return 'fleetCampervan';
  return ofFleet && style === 'motorhome' ? 'fleetMotorhome' : style;
};

const handoverOf = ({ style, ofFleet }: VehicleFacts): string => {
  if (style === 'static') return 'static';
  return ofFleet ? 'fleet' : 'private';
};

/** Generates the title and the description of a vehicle, in paragraphs. */
export function vehicleText(
  random: Seeded,
  vehicle: VehicleFacts,
): { title: string; description: string } {
  const facts = factsOf(random, vehicle);
  const from = (sentences: readonly string[] | undefined) =>
    sentences && sentences.length > 0 ? say(random, sentences, facts) : '';
  const comfort = vehicle.style === 'static' ? WITH_STATIC : WITH;
  const opening = openingOf(vehicle);
  const comforts = random.some(
    vehicle.amenities.filter((key) => key in comfort),
    random.whole(3, 5),
  );
  const driving = drivingOf(vehicle);
  const paragraphs = [
    [from(OPENINGS[opening])],
    [from(BEDS[bedsOf(vehicle)]), ...comforts.map((key) => from(comfort[key]))],
    [driving ? from(DRIVING[driving]) : '', from(JOURNEYS[vehicle.km < 22 ? 'near' : 'far'])],
    [from(HANDOVERS[handoverOf(vehicle)])],
  ];
  return {
    title: vehicleTitle(
      random,
      opening === 'selfBuilt' ? opening : vehicle.style,
      vehicle.ofFleet,
      facts,
    ),
    description: paragraphs
      .map((sentences) => sentences.filter((sentence) => sentence !== '').join(' '))
      .filter((paragraph) => paragraph !== '')
      .join('\n\n'),
  };
}
