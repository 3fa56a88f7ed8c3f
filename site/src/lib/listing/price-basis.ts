/** Words for "per person" and "per pitch" in the languages of descriptions. */
const PER_PERSON =
  /\b(?:per|pro|par|por|je)\s+(?:person|personne|persona|pessoa|persoon|adult|adulte|adulto|volwassene|erwachsene|guest|head)|\bp\.?\s?p\.?(?=\W|$)/iu;
const PER_PITCH =
  /\b(?:per|pro|par|por|je)\s+(?:pitch|unit|stellplatz|platz|emplacement|parcela|alv[ée]olo|lugar|plaats|staanplaats|kampeerplaats|tent|zelt|tente|tienda)/iu;

/** Words and signs by which a sentence speaks of money, so that "up to six per pitch" is not meant. */
const ABOUT_MONEY =
  /[€£$]|\b(?:eur|gbp|euros?|pounds?)\b|\b(?:prices?|costs?|charges?|fees?|rates?|prix|tarifs?|precios?|tarifas?|preços?|preise?|preis|kosten|kostet|prijs|prijzen|tarief|tarieven)\b/iu;

const MAX_CHARACTERS = 160;

/**
 * Finds the sentence of a campsite's description that says whether its price is for a pitch or for
 * each person. It is quoted, not interpreted, because no field states this; null when there is none.
 */
export function priceBasis(description: string | null): string | null {
  const sentences = (description ?? '').split(/(?<=[.!?])\s+|\n+/).map((text) => text.trim());
  const found = sentences.find(
    (text) => ABOUT_MONEY.test(text) && (PER_PERSON.test(text) || PER_PITCH.test(text)),
  );
  if (found === undefined) return null;
  const characters = [...found];
  return characters.length > MAX_CHARACTERS
    ? `${characters.slice(0, MAX_CHARACTERS).join('').trimEnd()}…`
    : found;
}
