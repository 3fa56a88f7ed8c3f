import type { Seeded } from '@campcairn/seeded';
import { type Facts, say } from './fill.ts';

const PRIVATE: Record<string, readonly string[]> = {
  campervan: [
    '{name} – {make} {model} in {town}',
    '{name}, a {year} {make} {model} for {people}',
    '{name} the {make}: pop the kettle on, {people} can sleep',
    'Meet {name}: our {make} {model}, ready near {town}',
    '{make} {model} "{name}", always ready to leave',
    'Weekend van for {people}: {make} {model}, {town}',
    '{year} {make} {model}, loved and looked after',
    '{name} – small van, big views',
    '{name}: {gearbox} {make} {model}, sleeps {people}',
    'Slow roads with {name}, our {make} {model}',
    '{name} – everything you need for {area}',
  ],
  selfBuilt: [
    '{name} – home-built {make} with a big bed',
    '{make} {model} "{name}", fitted out with care',
    '{name}, a small wooden house on wheels, {town}',
    '{name}: hand-built, {year}, sleeps {people}',
    '{name} from {town}, built by the two of us',
    '{name} – a {make} with a carpenter’s touch',
  ],
  motorhome: [
    '{name} – {year} {make} {model} for {people}',
    'Our family motorhome {name}, sleeps {people}',
    '{make} {model}: room for {people}, near {town}',
    '{name}, a motorhome with a proper bathroom',
    '{year} {make} {model}, one careful family',
    '{name} – {make} {model} with garage for bikes',
    'Comfortable {make} {model} for {people}, {town}',
    '{name}: {gearbox} {make}, under {length} m',
    'Take {name} to {area} – sleeps {people}',
  ],
  caravan: [
    '{make} {model}, light to tow, sleeps {people}',
    '{name} – {year} {make} {model} with awning',
    '{year} {make} {model}, ready to hitch up in {town}',
    '{name}: our {make} caravan for {people}',
    'Tidy {make} {model} for {people}, near {town}',
    '{make} {model} – bunks, awning and all the kit',
    '{name}, the little {make} that goes anywhere',
  ],
  static: [
    '{make} {model} near {area}, sleeps {people}',
    '{name} – holiday home with a deck near {town}',
    'Holiday home for {people} close to {town}',
    '{make} {model} with veranda, handy for {area}',
    'Quiet holiday home with a view, {town}',
  ],
  classic: [
    '{name} – {year} {make} {model}, the real thing',
    '{name}, a {year} {make} with a folding roof and patience',
    'Classic {make} {model} "{name}", {town}',
    'Go slow in {name}, our {year} {make} {model}',
    '{name} the {year} {make}: smiles at every junction',
  ],
  overland: [
    '{make} {model}: gravel roads and a bed under the stars',
    '{name} – {make} {model}, packed for {area}',
    'Off the tarmac with {name}, {make} {model}',
    '{year} {make} {model}, camp kit included',
  ],
};

const FLEET: Record<string, readonly string[]> = {
  campervan: [
    '{make} {model} – sleeps {people}, {gearbox}',
    '{make} {model} ({year}) from {town}',
    '{people}-berth {make} {model}, {town}',
    '{make} {model} or the same size, {gearbox}',
    '{make} {model} with everything in it',
  ],
  motorhome: [
    '{make} {model} – {people}-berth motorhome, {gearbox}',
    '{people}-berth {make} {model} from {town}',
    'Family motorhome {make} {model} ({year})',
    '{make} {model}: {people} beds, {seats} belts',
    '{make} {model} from our yard in {town}',
  ],
  caravan: [
    '{people}-berth {make} {model} caravan, {town}',
    '{make} {model} ({year}), ready to tow',
    '{make} {model} touring caravan, sleeps {people}',
  ],
  static: [
    '{make} {model} holiday home, sleeps {people}',
    '{people}-berth holiday home near {area}',
  ],
  classic: ['{year} {make} {model} – our oldest and dearest', 'Classic {make} {model}, {town}'],
  overland: ['{make} {model}, {town}', '{make} {model} – sleeps {people}, all-wheel drive'],
};

/** Generates the title of a vehicle's listing; firms and private owners use different styles. */
export function vehicleTitle(
  random: Seeded,
  style: string,
  ofFleet: boolean,
  facts: Facts,
): string {
  const title = say(random, (ofFleet ? FLEET : PRIVATE)[style] ?? [], facts);
  return title.charAt(0).toLocaleUpperCase('en') + title.slice(1);
}
