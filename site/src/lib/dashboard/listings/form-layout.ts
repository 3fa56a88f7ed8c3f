import type { DashboardWords } from '#messages/dashboard-words.ts';
import type { FormProblem, Problem, ProblemRule, RuleValues } from '#lib/services.ts';
import { INTL_TAGS, type Locale } from '#lib/locale/locales.ts';
import { currencyName } from '#lib/format/names.ts';
import type { Control, Fields } from './types.ts';

type FormWords = DashboardWords['listingForm'];

/** The sections of the form, in the order in which an owner thinks. */
const SECTIONS = [
  'kind',
  'images',
  'words',
  'location',
  'price',
  'vehicle',
  'campsite',
  'amenities',
  'policies',
  'rating',
  'software',
] as const;

export type Section = (typeof SECTIONS)[number];

/** Controls in an order of their own, those that travellers filter by first; further ones follow in that of the API. */
const ORDER: readonly (readonly [section: Section, names: string])[] = [
  ['kind', 'category vehicle.vehicle_class vehicle.make vehicle.model vehicle.year'],
  ['words', 'title description url'],
  ['location', 'location.name location.precision location.country_code location.lat location.lng'],
  ['price', 'price.from price.unit price.currency price.min_nights price.deposit'],
  [
    'vehicle',
    `vehicle.berths vehicle.seats vehicle.transmission vehicle.fuel vehicle.length_m vehicle.height_m
     vehicle.licence vehicle.width_m vehicle.weight_kg`,
  ],
  [
    'campsite',
    `campsite.pitch_types campsite.pitches campsite.open_from campsite.open_to campsite.check_in
     campsite.check_out`,
  ],
  [
    'policies',
    `policies.pets_allowed policies.instant_book policies.one_way_available
     policies.festivals_allowed policies.travel_abroad_allowed policies.min_driver_age
     policies.mileage_included_per_day_km policies.smoking_allowed policies.insurance_included
     policies.insurance_excess policies.cancellation policies.cancellation_text`,
  ],
  ['software', 'external_id status osm_ref'],
];

const ordered = ORDER.flatMap(([section, names]) =>
  names.split(/\s+/).map((name) => ({ name, section })),
);
const places = new Map(ordered.map(({ name, section }, at) => [name, { section, at }]));

const isSection = (name: string): name is Section => SECTIONS.some((section) => section === name);

/** Returns the element id of a control or a section. */
export const idOf = (name: string): string => `f-${name}`;

/** Returns a control's path in the schema: `images.*.url` for `images.0.url`. */
export const pathOf = (name: string): string => name.replaceAll(/(?<=\.)\d+(?=\.)/g, '*');

export const labelOf = ({ fields }: FormWords, name: string): string =>
  fields[pathOf(name)]?.label ?? name;

/** Returns the section of a control, or the one that shows the problems of a part of the listing. */
export function sectionOf(name: string): Section {
  const [part = ''] = name.split('.');
  return places.get(name)?.section ?? (isSection(part) ? part : 'kind');
}

/** Whether every listing must have the value. */
export const isNeeded = (name: string, { required }: Control): boolean =>
  required && (!name.includes('.') || name.startsWith('location.'));

/** Groups the names of controls by section, both in the order of the form. */
export function sectionsOf(controls: Readonly<Record<string, Control>>): [Section, string[]][] {
  const rank = (name: string) => places.get(name)?.at ?? ordered.length;
  const names = Object.keys(controls).toSorted((a, b) => rank(a) - rank(b));
  return SECTIONS.map((section) => [section, names.filter((name) => sectionOf(name) === section)]);
}

/** What only vehicles, and only campsites, have. */
export type Audience = 'vehicle' | 'campsite';

const POLICIES_OF_VEHICLES: ReadonlySet<string> = new Set(
  `policies.one_way_available policies.festivals_allowed policies.travel_abroad_allowed
   policies.min_driver_age policies.mileage_included_per_day_km policies.insurance_included
   policies.insurance_excess`.split(/\s+/),
);

/** Which listings have a control; null for all. */
export function audienceOf(name: string): Audience | null {
  if (name.startsWith('vehicle.') || name === 'vehicle' || POLICIES_OF_VEHICLES.has(name))
    return 'vehicle';
  return name.startsWith('campsite.') || name === 'campsite' || name === 'osm_ref'
    ? 'campsite'
    : null;
}

/** Which listings a chosen category is; null before one is chosen. */
export const audienceOfCategory = (category: string): Audience | null =>
  category === '' ? null : category === 'campsite' ? 'campsite' : 'vehicle';

/** Amenities of campsites; those in `BOTH` are also of vehicles, and all others are of vehicles alone. */
const OF_CAMPSITES: ReadonlySet<string> = new Set(
  `electric_hookup hardstanding waste_disposal drinking_water toilets showers laundry wifi
   swimming_pool playground shop restaurant bar dogs_allowed wheelchair_accessible ev_charging
   hot_water`.split(/\s+/),
);
const BOTH: ReadonlySet<string> = new Set([
  'wifi',
  'dogs_allowed',
  'wheelchair_accessible',
  'hot_water',
]);

/** Which listings usually have an amenity; null for all. */
export const audienceOfAmenity = (name: string): Audience | null =>
  BOTH.has(name) ? null : OF_CAMPSITES.has(name) ? 'campsite' : 'vehicle';

/** A control is shown to all that may have it, and to others where it holds something. */
export function hiddenFor(audience: Audience | null, isStated: boolean): string | undefined {
  return audience === null || isStated ? undefined : `only-${audience}`;
}

const NO_VALUES: RuleValues = { min: '', max: '', length: '', example: '', currency: '' };

/** The message of a problem in the words of the form, which say what to do. */
export function worded({ problems }: FormWords, problem: Problem, locale: Locale): string {
  const { path } = problem;
  const { rule = path === 'location' ? 'at_sea' : 'other', values = {} } =
    problem as Partial<FormProblem>;
  const hasComma = new Intl.NumberFormat(INTL_TAGS[locale]).format(0.5).includes(',');
  const local = (text: string) => (hasComma ? text.replace('.', ',') : text);
  const said: RuleValues = {
    ...NO_VALUES,
    ...Object.fromEntries(Object.entries(values).map(([key, text]) => [key, local(text)])),
    currency: values.currency ? currencyName(locale, values.currency) : '',
  };
  const own = problems.of[pathOf(path)]?.[rule as ProblemRule];
  return (own ?? problems.rules[rule])(said);
}

/** The problems of a form with its own messages. */
export const wordedProblems = (
  words: FormWords,
  problems: readonly Problem[],
  locale: Locale,
): Problem[] =>
  problems.map((problem) => ({ path: problem.path, message: worded(words, problem, locale) }));

/** Puts problems in the order in which the form shows their controls. */
export function inOrderOf(
  sections: readonly [Section, readonly string[]][],
  problems: readonly Problem[],
): Problem[] {
  const shown = sections.flatMap(([section, names]) => [section, ...names]);
  const rank = (path: string) => {
    const at = shown.indexOf(path);
    return path === '' ? -1 : at < 0 ? shown.indexOf(sectionOf(path)) : at;
  };
  return problems.toSorted((a, b) => rank(a.path) - rank(b.path));
}

/** Maps problems for the summary, each with the id of the control or section that shows it. */
export function summaryOf(
  words: FormWords,
  problems: readonly Problem[],
  isShown: (name: string) => boolean,
) {
  return problems.map(({ path, message }) => ({
    id: idOf(isShown(path) ? path : sectionOf(path)),
    // A position that is missing is no matter of its numbers.
    label:
      path.startsWith('location.') && !isShown(path)
        ? words.form.sections.location.title
        : placeOf(words, path),
    message,
  }));
}

function placeOf(words: FormWords, control: string): string {
  const { form } = words;
  if (control === '') return form.refused;
  const row = /^images\.(\d+)/.exec(control)?.[1];
  if (row !== undefined) {
    const photo = form.photo(Number(row) + 1);
    return control.endsWith(row) ? photo : `${photo}, ${labelOf(words, control)}`;
  }
  // A control may have the name of a section: `amenities`.
  return isSection(control) ? form.sections[control].title : labelOf(words, control);
}

/** Counts the photos among the fields of a form. */
export const photosIn = (typed: Fields): number =>
  new Set(Object.keys(typed).flatMap((name) => /^images\.(\d+)\./.exec(name)?.[1] ?? [])).size;
