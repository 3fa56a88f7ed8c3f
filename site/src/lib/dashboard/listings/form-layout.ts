import type { DashboardWords } from '#messages/dashboard/load.ts';
import type { Problem } from '#lib/services.ts';
import type { Control, Fields } from './types.ts';

type FormWords = DashboardWords['listingForm'];

/** Sections of the form. All except the first are named like a part of a listing in the API. */
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

/** Sections that every listing has, so that their required fields are always required. */
const ALWAYS_SENT: ReadonlySet<Section> = new Set<Section>(['basics', 'location']);

/** Returns the element id of a control or a section. */
export const idOf = (name: string): string => `f-${name}`;

/** Returns a control's path in the schema: `images.*.url` for `images.0.url`. */
export const pathOf = (name: string): string => name.replaceAll(/(?<=\.)\d+(?=\.)/g, '*');

export const labelOf = ({ fields }: FormWords, name: string): string =>
  fields[pathOf(name)]?.label ?? name;

/**
 * Returns the section of a control: the one named like its part of the listing, otherwise the
 * first.
 */
export function sectionOf(name: string): Section {
  const [part = ''] = name.split('.');
  return isSection(part) ? part : 'basics';
}

/** Whether every listing must have the value. */
export const isNeeded = (name: string, { required }: Control): boolean =>
  required && ALWAYS_SENT.has(sectionOf(name));

/** Groups the names of controls by section, in the order of the API's schema. */
export function sectionsOf(controls: Readonly<Record<string, Control>>): Map<Section, string[]> {
  const sections = new Map<Section, string[]>();
  for (const name of Object.keys(controls)) {
    const section = sectionOf(name);
    sections.set(section, [...(sections.get(section) ?? []), name]);
  }
  return sections;
}

/** Maps problems for the summary, each with the id of the control or section that shows it. */
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

/** Counts the photos among the fields of a form. */
export const photosIn = (typed: Fields): number =>
  new Set(Object.keys(typed).flatMap((name) => /^images\.(\d+)\./.exec(name)?.[1] ?? [])).size;
