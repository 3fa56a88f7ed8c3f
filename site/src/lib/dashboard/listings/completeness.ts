import { type Section, sectionOf } from './form-layout.ts';

/** What every listing states, with or without filters. */
const ALWAYS = ['category', 'images', 'title', 'description', 'url', 'location'];

/** What a form must tell of its controls: their names and the texts that they hold. */
interface Filled {
  names(): Iterable<string>;
  texts(name: string): readonly string[];
}

const holds = ({ texts }: Filled, name: string): boolean =>
  texts(name).some((text) => text.trim() !== '');

/** Whether a form states a field: a photo, both degrees of the position, or the text of a control. */
function isStated(filled: Filled, field: string): boolean {
  if (field === 'images')
    return [...filled.names()].some(
      (name) => /^images\.\d+\.url$/.test(name) && holds(filled, name),
    );
  if (field === 'location') return holds(filled, 'location.lat') && holds(filled, 'location.lng');
  // The search takes this amenity for the rule.
  if (field === 'policies.pets_allowed' && filled.texts('amenities').includes('dogs_allowed'))
    return true;
  return holds(filled, field);
}

/** The fields of a complete listing, and those of them that are missing. */
export interface Completeness {
  all: string[];
  missing: string[];
}

/**
 * Finds what a form does not state yet.
 * @param filtered the fields that travellers filter by, for each category
 */
export function completenessOf(
  filled: Filled,
  filtered: Readonly<Record<string, readonly string[]>>,
): Completeness {
  const category = filled.texts('category').at(-1) ?? '';
  const all = [...new Set([...ALWAYS, ...(filtered[category] ?? [])])];
  return { all, missing: all.filter((field) => !isStated(filled, field)) };
}

/** Counts the fields of a section that a complete listing states, and those of them that are there. */
export function countIn(
  section: Section,
  { all, missing }: Completeness,
): { done: number; all: number } {
  const own = all.filter((field) => sectionOf(field) === section);
  return { done: own.filter((field) => !missing.includes(field)).length, all: own.length };
}
