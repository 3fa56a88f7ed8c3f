/** An alternative reading of a text as a town, with the region that the text gives. */
export interface OtherName {
  city: string;
  region?: string;
}

/** Words that mean `near` before a town's name, in six languages. */
const NEAR =
  /^(?:(?:near(?: to)?|nr\.?|close (?:to|by)|(?:just )?outside|around|près de|proche de|(?:aux )?environs de|autour de|cerca de|alrededores de|afueras de|perto de|arredores de|in der nähe von|nahe|bei|nabij|vlakbij|in de buurt van|vicino a) |près d['’])/i;

const AIRPORT = [
  /^(.+?),? (?:international )?airport(?: \([A-Z]{3}\))?$/i,
  /^(?:aeropuerto|a[eé]roport|aeroporto|flughafen|luchthaven)(?: inter[a-zé]+)?(?: de| do| da| di| van)? (?:d['’])?(.+?)(?: \([A-Z]{3}\))?$/i,
];

/**
 * Towns of airports that are not named after their town, or whose names begin with the name of a
 * larger town.
 */
const TOWN_OF_AIRPORT: Readonly<Record<string, string>> = {
  heathrow: 'Hounslow',
  gatwick: 'Crawley',
  stansted: 'Stansted Mountfitchet',
  luton: 'Luton',
  prestwick: 'Prestwick',
  'charles de gaulle': 'Roissy-en-France',
  orly: 'Orly',
};

const BESIDE_LARGER = new RegExp(
  `^(?:(?:london|glasgow|paris)[ -])?(${Object.keys(TOWN_OF_AIRPORT).join('|')})$`,
  'i',
);

const MAX_NAMES = 3;

/**
 * Returns the towns that a text may mean when no town has it as its name, the likeliest first: a
 * town with its region in brackets (`Lagos (Algarve)`), names in two languages
 * (`Alicante/Alacant`), a place near a town (`Near Keswick`), and the town of an airport.
 */
export function otherNames(text: string): OtherName[] {
  const airport = AIRPORT.map((form) => form.exec(text)?.[1]).find((name) => name !== undefined);
  const named = airport ?? text;
  const beside = BESIDE_LARGER.exec(named)?.[1];
  if (beside !== undefined) return [{ city: TOWN_OF_AIRPORT[beside.toLowerCase()]! }];
  if (airport !== undefined) return [{ city: airport }];
  const near = text.replace(NEAR, '');
  if (near !== text) return [{ city: near }];
  const [, city, region] = /^([^()]+) ?\(([^()]+)\)$/.exec(text) ?? [];
  if (city !== undefined && region !== undefined) return [{ city: city.trim(), region }];
  return text.includes('/')
    ? text.split('/', MAX_NAMES).map((name) => ({ city: name.trim() }))
    : [];
}
