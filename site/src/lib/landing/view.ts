import { areaName } from '#lib/format/area-names.ts';
import { countryName } from '#lib/format/names.ts';
import { townName } from '#lib/format/town-names.ts';
import type { Locale } from '#lib/locale/locales.ts';
import type { LandingStep } from '#lib/services.ts';

/** A breadcrumb of a landing page, named in the page's language. */
export type StepView = Pick<LandingStep, 'level' | 'name' | 'path'>;

/** A link to an area with its number of listings. */
export type AreaView = StepView & { count: number };

/** Returns the name of an area in a language. `name` is its English name. */
export function areaNameIn(
  locale: Locale,
  { level, code, name }: Pick<LandingStep, 'level' | 'code' | 'name'>,
): string {
  switch (level) {
    case 'country':
      return countryName(locale, code);
    case 'region':
      return areaName(locale, code, name);
    case 'county':
      return areaName(locale, code.replaceAll('~', '.'), name);
    case 'town':
      return townName(locale, Number(code), name);
  }
}

/** Names a breadcrumb in the page's language. */
export function stepView(step: LandingStep, locale: Locale): StepView {
  return { level: step.level, name: areaNameIn(locale, step), path: step.path };
}

/** Names an area with its number of listings in the page's language. */
export function areaView(area: LandingStep & { count: number }, locale: Locale): AreaView {
  return { ...stepView(area, locale), count: area.count };
}
