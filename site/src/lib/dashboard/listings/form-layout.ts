import type { DashboardWords } from '#messages/dashboard/load.ts';
import type { Problem } from '#lib/services.ts';
import type { Control, Fields } from './types.ts';

type FormWords = DashboardWords['listingForm'];

/** The parts of the form; all but the first are parts of a listing in the API. */
const SECTIONS = [
  'basics',
  'images',
  'location',
  'price',
  'vehicle',
  'campsite',
  'amenities',
  'policies',
  'rating',
] as const;

export type Section = (typeof SECTIONS)[number];

const isSection = (name: string): name is Section => SECTIONS.some((section) => section === name);

/** Parts that every listing has, so that what they require is always needed. */
const ALWAYS_SENT: ReadonlySet<Section> = new Set<Section>(['basics', 'location']);

/** The `id` of a control, and of a section. */
export const idOf = (name: string): string => `f-${name}`;

/** A control's path in the schema: `images.*.url` of `images.0.url`. */
export const pathOf = (name: string): string => name.replaceAll(/(?<=\.)\d+(?=\.)/g, '*');

export const labelOf = ({ fields }: FormWords, name: string): string =>
  fields[pathOf(name)]?.label ?? name;

/** The section in which a control is: that of its part of the listing, else the first. */
export function sectionOf(name: string): Section {
  const [part = ''] = name.split('.');
  return isSection(part) ? part : 'basics';
}

/** Whether a listing cannot be without the value. */
export const isNeeded = (name: string, { required }: Control): boolean =>
  required && ALWAYS_SENT.has(sectionOf(name));

/** The names of the controls by section, in the order of the API's schema. */
export function sectionsOf(controls: Readonly<Record<string, Control>>): Map<Section, string[]> {
  const sections = new Map<Section, string[]>();
  for (const name of Object.keys(controls)) {
    const section = sectionOf(name);
    sections.set(section, [...(sections.get(section) ?? []), name]);
  }
  return sections;
}

/** The problems as the summary lists them, each at what it is shown beside. */
export function summaryOf(
  words: FormWords,
  problems: readonly Problem[],
  isShown: (name: string) => boolean,
) {
  return problems.map(({ path, message }) => ({
    id: idOf(isShown(path) ? path : sectionOf(path)),
    label: placeOf(words, path),
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
  return isSection(control) ? form.sections[control].title : labelOf(words, control);
}

/** How many photos the fields of a form are about. */
export const photosIn = (typed: Fields): number =>
  new Set(Object.keys(typed).flatMap((name) => /^images\.(\d+)\./.exec(name)?.[1] ?? [])).size;
