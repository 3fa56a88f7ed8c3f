import paths from '../../data/category-paths.json' with { type: 'json' };
import {
  AMENITIES,
  CANCELLATIONS,
  CATEGORIES,
  type Category,
  FUELS,
  PITCH_TYPES,
  PRECISIONS,
  PRICE_UNITS,
  STATUSES,
  TRANSMISSIONS,
  VEHICLE_CLASSES,
} from './enumerations.ts';

/** Path of each category's own page. */
export const CATEGORY_PATHS: Readonly<Record<Category, string>> = paths;

const CATEGORY_LABELS: Record<Category, string> = {
  campervan: 'Campervan hire',
  motorhome: 'Motorhome hire',
  caravan: 'Caravan hire',
  campsite: 'Campsites',
};

/** Labels that are not just the key with spaces. */
const LABELS: Record<string, string> = {
  low_profile: 'Low-profile motorhome',
  coachbuilt: 'Coachbuilt motorhome',
  a_class: 'A-class motorhome',
  overland_4x4: 'Overland 4x4',
  tv: 'TV',
  gps: 'GPS',
  isofix: 'Isofix',
  wifi: 'Wi-Fi',
  toilet: 'Toilet on board',
  shower: 'Shower on board',
  toilets: 'Toilets on site',
  showers: 'Showers on site',
  ev_charging: 'EV charging',
};

const label = (key: string): string => {
  const words = key.replaceAll('_', ' ');
  return LABELS[key] ?? words[0]?.toUpperCase() + words.slice(1);
};

const labelled = (keys: readonly string[]) => keys.map((key) => ({ key, label: label(key) }));

/** The values that listings may use, as `GET /taxonomy` answers them. */
export const presentTaxonomy = () => ({
  version: '1.0.0',
  categories: CATEGORIES.map((key) => ({
    key,
    label: CATEGORY_LABELS[key],
    path: CATEGORY_PATHS[key],
  })),
  vehicle_classes: labelled(VEHICLE_CLASSES),
  amenities: labelled(AMENITIES),
  pitch_types: [...PITCH_TYPES],
  transmissions: [...TRANSMISSIONS],
  fuels: [...FUELS],
  price_units: [...PRICE_UNITS],
  cancellation_policies: [...CANCELLATIONS],
  location_precisions: [...PRECISIONS],
  listing_statuses: [...STATUSES],
  currencies: {
    note: 'Any active ISO 4217 code; amounts are integers in its minor units and are never converted.',
    common: ['GBP', 'EUR'],
  },
});
