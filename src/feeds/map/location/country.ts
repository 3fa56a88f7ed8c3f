import { isCountryCode } from '../../../listings/index.ts';
import { countriesWithRegions, otherAreaNames, regionsOf } from '../../../places/index.ts';
import { LANGUAGES } from '../settings.ts';
import { plainWords, memoized } from '@campcairn/feed-cells';

/** More names of countries, common and official, besides those in the lists of each language. */
const COUNTRIES: Readonly<Record<string, string>> = {
  GB: `uk,u k,g b,gbr,great britain,gt britain,britain,great britain and northern ireland,
    united kingdom of great britain and northern ireland,y deyrnas unedig,
    grande bretagne,grande bretagne et irlande du nord,
    royaume uni de grande bretagne et d irlande du nord,
    royaume uni de la grande bretagne et de l irlande du nord,
    gran bretana,gran bretana e irlanda del norte,
    reino unido de gran bretana e irlanda del norte,
    reino unido de la gran bretana e irlanda del norte,
    gra bretanha,gra bretanha e irlanda do norte,reino unido da gra bretanha e irlanda do norte,
    reino unido da gra bretanha e da irlanda do norte,reino unido de gra bretanha e irlanda do norte,
    grossbritannien,grossbritannien und nordirland,vereinigtes koenigreich,
    vereinigtes konigreich grossbritannien und nordirland,
    vereinigtes konigreich von grossbritannien und nordirland,
    groot brittannie,groot brittannie en noord ierland,
    verenigd koninkrijk van groot brittannie en noord ierland,gran bretagna,
    england,scotland,wales,cymru,northern ireland,angleterre,inglaterra,engeland,inghilterra,
    ecosse,escocia,schottland,schotland,scozia,pays de galles,gales,pais de gales,galles,
    irlande du nord,irlanda del norte,irlanda do norte,nordirland,noord ierland,irlanda del nord`,
  IE: `eire,irl,republic of ireland,rep of ireland,irish republic,ireland republic of,
    ireland republic,southern ireland,
    poblacht na heireann,republique d irlande,republica de irlanda,republica da irlanda,
    republica irlandesa,republik irland,irische republik,republiek ierland,ierse republiek`,
  FR: `fra,french republic,republique francaise,republica francesa,franzosische republik,
    franzoesische republik,franse republiek,france metropolitaine,metropolitan france`,
  ES: `esp,kingdom of spain,royaume d espagne,reino de espana,reino de espanha,reino da espanha,
    konigreich spanien,koenigreich spanien,koninkrijk spanje,espanya,espainia,mainland spain`,
  PT: `prt,portuguese republic,republique portugaise,republica portuguesa,portugiesische republik,
    portugese republiek,portugal continental,mainland portugal`,
  NL: 'nld,holland,the netherlands,niederlande,kingdom of the netherlands,koninkrijk der nederlanden',
  DE: 'deu,federal republic of germany,bundesrepublik deutschland,brd',
  IT: 'ita,italian republic,repubblica italiana',
  US: 'usa,united states of america',
  JE: 'jey,bailiwick of jersey,bailliage de jersey',
  GG: 'ggy,bailiwick of guernsey,guernesey,bailliage de guernesey,alderney,aurigny,sark,sercq,herm',
  IM: 'imn,isle of man,ile de man,isla de man,ilha de man,insel man,eiland man,ellan vannin',
  GI: 'gib',
};

/**
 * Other texts in columns of countries: parts of countries, and codes that are words in other
 * columns.
 */
const PARTS: Readonly<Record<string, string>> = {
  GB: `826,eng,engl,sct,sco,wls,wal,nir,ukm,n ireland,north ireland,ulster,tuaisceart eireann,alba,
    isle of wight`,
  IE: '372,roi',
  FR: '250,corsica,corse,corcega,corsega,korsika,corsika',
  ES: `724,ic,canary islands,canary isles,canaries,canarias,islas canarias,iles canaries,ilhas canarias,
    canarias islas,kanarische inseln,kanarischen inseln,kanaren,canarische eilanden,
    balearic islands,balearics,baleares,islas baleares,illes balears,baleares illes,iles baleares,
    ilhas baleares,balearische inseln,balearen,mallorca,majorca,majorque,maiorca,menorca,minorca,
    minorque,ibiza,eivissa,formentera,tenerife,teneriffa,gran canaria,grande canarie,lanzarote,
    fuerteventura,la palma,la gomera,el hierro,ceuta,melilla,
    catalonia,catalunya,cataluna,catalogne,catalunha,katalonien,catalonie,
    andalusia,andalucia,andalousie,andaluzia,andalusien,andalusie,basque country,pais vasco,euskadi,
    pais basco,baskenland,galicia,galiza,galice,galicien,galicie`,
  PT: `620,por,madeira,madere,madeira islands,ilha da madeira,ilhas da madeira,arquipelago da madeira,
    azores,acores,ilhas dos acores,islas azores,azoren,acoren,algarve`,
  JE: '832',
  GG: '831',
  IM: '833,iom,man,mann',
  GI: '292',
};

/** Articles before a name: `the United Kingdom`, `l’Espagne`. */
const ARTICLE = /^(?:the|la|le|les|l|el|los|las|o|a|os|as|il|de|het|das|die|der) /;

/** A code of ISO 3166-2, such as `GB-ENG`. */
const SUBDIVISION = /^([A-Z]{2})-[A-Z0-9]{1,3}$/i;

/** Separators between two names of one country, as in `Great Britain (UK)` and `Spain / España`. */
const BETWEEN = /[,;/|()[\]–—&-]+/;

/**
 * The ISO 3166-1 alpha-2 code of a country, or of a nation of the United Kingdom, by code or name in seven languages;
 * null when unknown.
 */
export const parseCountry: (text: string) => string | null = memoized((text) => {
  const code = text.trim().toUpperCase();
  return named(text, countries()) ?? (/^[A-Z]{2}$/.test(code) ? code : null);
});

/**
 * Like `parseCountry`, for a column that contains only countries. There, an island, a region, a
 * code such as `GB-ENG` or `826`, or several names together give the country too; in other columns
 * they would name a place.
 */
export const countryOf: (text: string) => string | null = memoized((text) => {
  const whole = named(text, parts()) ?? named(text, countries());
  if (whole !== null) return whole;
  const subdivided = SUBDIVISION.exec(text.trim())?.[1];
  if (subdivided !== undefined) return named(subdivided, countries()) ?? subdivided.toUpperCase();
  const together = text.split(BETWEEN).filter((part) => part.trim() !== '');
  const two = /^\s*([A-Za-z]{2,3})\s+(\S.*)$/.exec(text)?.slice(1) ?? [];
  return sharedBy(together) ?? sharedBy(two) ?? parseCountry(text);
});

/**
 * Returns the country that all of several texts name; null when one names no country or a different
 * one.
 */
function sharedBy(texts: readonly string[]): string | null {
  if (texts.length < 2 || texts.length > MAX_TOGETHER) return null;
  const [first, ...more] = texts.map((text) => {
    const code = named(text, parts()) ?? parseCountry(text);
    return code !== null && isCountryCode(code) ? code : null;
  });
  return more.every((code) => code === first) ? (first ?? null) : null;
}

/** Maximum number of names of one country in a text. */
const MAX_TOGETHER = 4;

type Names = ReadonlyMap<string, string>;

/** The country of a name, with or without its article and the spaces in it, and with `&` for `and`. */
function named(text: string, names: Names): string | null {
  const plain = plainWords(text);
  const bare = plain.replace(ARTICLE, '');
  const found = names.get(plain) ?? names.get(bare) ?? names.get(bare.replaceAll(' ', ''));
  return found ?? (text.includes('&') ? named(text.replaceAll('&', ' and '), names) : null);
}

const once = (make: () => Names): (() => Names) => {
  let made: Names | null = null;
  return () => (made ??= make());
};

const parts = once(() => {
  const found = namesIn(PARTS);
  const known = (name: string) => found.has(name) || countries().has(name);
  for (const region of countriesWithRegions().flatMap(regionsOf)) {
    const { code, countryCode, name, localName, otherNames } = region;
    for (const one of [name, localName, ...otherNames, ...otherAreaNames(code)]) {
      const plain = plainWords(one);
      if (!known(plain)) add(found, plain, countryCode);
    }
  }
  return found;
});

const countries = once(() => {
  const found = new Map<string, string>();
  const letters = Array.from({ length: 26 }, (_, at) => String.fromCharCode(65 + at));
  const codes = letters
    .flatMap((first) => letters.map((second) => first + second))
    .filter(isCountryCode);
  for (const language of LANGUAGES) {
    const display = new Intl.DisplayNames([language], { type: 'region' });
    for (const code of codes) add(found, plainWords(display.of(code) ?? code), code);
  }
  for (const [name, code] of namesIn(COUNTRIES)) found.set(name, code);
  return found;
});

function namesIn(lists: Readonly<Record<string, string>>): Map<string, string> {
  const found = new Map<string, string>();
  for (const [code, list] of Object.entries(lists)) {
    for (const name of list.split(',')) add(found, name.trim(), code);
  }
  return found;
}

/** Adds a name, and the same written without spaces unless that is another one. */
function add(names: Map<string, string>, name: string, code: string): void {
  names.set(name, code);
  const squeezed = name.replaceAll(' ', '');
  if (!names.has(squeezed)) names.set(squeezed, code);
}
