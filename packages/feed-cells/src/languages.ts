/** Languages with known words for categories. */
export const LANGUAGES = ['en', 'fr', 'es', 'pt', 'de', 'nl', 'it'] as const;
export type Language = (typeof LANGUAGES)[number];
