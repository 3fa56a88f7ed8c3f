import type { Locale } from '#lib/locale/locales.ts';
import { inDutchArea } from './dutch-areas.ts';
import { aroundFrenchPlace, inFrenchRegion, ofFrench, ofFrenchTown } from './french-areas.ts';
import { inGermanArea } from './german-areas.ts';
import { inPortuguesePlace } from './portuguese-areas.ts';
import { inSpanishArea } from './spanish-areas.ts';

/** An area or place as sentences name it: its name in their language, and what it is. */
export interface NamedArea {
  name: string;
  /** `vicinity` of a town or village with what is near it, `around` of anything else that has no border that is known. */
  kind: 'country' | 'region' | 'county' | 'town' | 'vicinity' | 'around';
}

/** How a language says an area's kind, and that something is in it. */
interface AreaForms {
  /** A county that is told from a town of its name. */
  province(name: string): string;
  department(name: string): string;
  county(name: string): string;
  /** With the space before it, to stand behind any words: ` in Kent`, ` en Bretagne`. */
  where(area: NamedArea): string;
}

const EN_WITH_ARTICLE =
  /^(?:United |Isles? of (?!Anglesey)|Vale of |East Riding)|(?: Islands| Isles|Hebrides|Borders|Azores|Netherlands|Country|Highlands|Cotswolds|Lake District|Peak District| Forest| Moors?| Dales| Downs| Broads|Cairngorms|Trossachs|Chilterns|Mendips|Peninsula| Hills| Mountains|Burren|Algarve|Pyrenees|Alps)$/;

const FR_MASCULINE = /^(?!Mexique$)[^AEÉIOUY].*[^es]$/;
const FR_PLURAL = /^(?:Pays-Bas|États-Unis|Îles .*|Émirats .*|Philippines)$/;
/** Islands and small states, which have no article in French. */
const FR_WITHOUT_ARTICLE =
  /^(?:Jersey|Guernesey|Gibraltar|Monaco|Malte|Chypre|Mayotte|La Réunion|Saint-.*|Singapour|Cuba|Madagascar|Maurice|Bahreïn)$/;

/** `à Londres`, `au Mans`, `aux Sables-d’Olonne`. */
function frenchTown(name: string): string {
  if (name.startsWith('Le ')) return `au ${name.slice(3)}`;
  if (name.startsWith('Les ')) return `aux ${name.slice(4)}`;
  return `à ${name}`;
}

function frenchCountry(name: string): string {
  if (FR_WITHOUT_ARTICLE.test(name)) return `à ${name}`;
  if (name.startsWith('Île ')) return `sur l’î${name.slice(1)}`;
  if (FR_PLURAL.test(name)) return `aux ${name}`;
  return FR_MASCULINE.test(name) ? `au ${name}` : `en ${name}`;
}

const isAround = (kind: NamedArea['kind']): boolean => kind === 'vicinity' || kind === 'around';

/** Grammar of the names of areas, by language. */
export const areaForms: Readonly<Record<Locale, AreaForms>> = {
  en: {
    province: (name) => `${name} province`,
    department: (name) => `${name} department`,
    county: (name) => `${name} county`,
    where({ name, kind }) {
      const within = isAround(kind) ? ' in and around' : ' in';
      return `${within}${EN_WITH_ARTICLE.test(name) ? ' the' : ''} ${name}`;
    },
  },
  fr: {
    province: (name) => `province ${ofFrench(name)}`,
    department: (name) => `département ${name}`,
    county: (name) => `comté ${ofFrench(name)}`,
    where({ name, kind }) {
      if (kind === 'town') return ` ${frenchTown(name)}`;
      if (kind === 'vicinity') return ` autour ${ofFrenchTown(name)}`;
      if (kind === 'country') return ` ${frenchCountry(name)}`;
      return ` ${kind === 'around' ? aroundFrenchPlace(name) : inFrenchRegion(name)}`;
    },
  },
  es: {
    province: (name) => `provincia de ${name}`,
    department: (name) => `departamento de ${name}`,
    county: (name) => `condado de ${name}`,
    where({ name, kind }) {
      if (kind === 'town') return ` en ${name}`;
      if (kind === 'vicinity') return ` en ${name} y alrededores`;
      return ` ${inSpanishArea(name)}${kind === 'around' ? ' y alrededores' : ''}`;
    },
  },
  pt: {
    province: (name) => `província de ${name}`,
    department: (name) => `departamento de ${name}`,
    county: (name) => `condado de ${name}`,
    where({ name, kind }) {
      const within = inPortuguesePlace(name, kind === 'town' || kind === 'vicinity');
      return ` ${within}${isAround(kind) ? ' e arredores' : ''}`;
    },
  },
  de: {
    province: (name) => `Provinz ${name}`,
    department: (name) => `Département ${name}`,
    county: (name) => `Grafschaft ${name}`,
    where({ name, kind }) {
      if (kind === 'town') return ` in ${name}`;
      if (kind === 'vicinity') return ` in ${name} und Umgebung`;
      return ` ${inGermanArea(name)}${kind === 'around' ? ' und Umgebung' : ''}`;
    },
  },
  nl: {
    province: (name) => `provincie ${name}`,
    department: (name) => `departement ${name}`,
    county: (name) => `graafschap ${name}`,
    where({ name, kind }) {
      if (kind === 'town') return ` in ${name}`;
      if (kind === 'vicinity') return ` in ${name} en omgeving`;
      return ` ${inDutchArea(name)}${kind === 'around' ? ' en omgeving' : ''}`;
    },
  },
};
