import {
  hasCampsites,
  type CampsiteArea,
  campsitePath,
  campsitesOfRegion,
  countriesWithRegions,
  type Surroundings,
  type Town,
} from '../places/index.ts';
import type { Queryable } from '../platform/db/index.ts';
import { type AreaCodes, type LandingStep, overseasLast } from './area.ts';
import { areasWithCampsites, codesOf, storedCodes } from './campsite-areas.ts';
import { createAreaPaths, type Towns } from './area-paths.ts';

/** The parts of the address of a directory page: `/place/france/brittany/2`. */
export interface DirectoryPath {
  country?: string | undefined;
  region?: string | undefined;
  /** Number of the part of a long list, from 1. */
  part: number;
}

/** A country or region of the directory. */
export interface DirectoryArea extends LandingStep {
  /** Number of its campsites. */
  count: number;
}

/** The campsites whose nearest town is the same. */
export interface DirectoryTown {
  /** Null, as is the name, for campsites far from any town. */
  id: number | null;
  name: string | null;
  campsites: { path: string; name: string | null }[];
}

/** One page of the directory of all open-data campsites. */
export interface DirectoryPage {
  /** The country and region of the path; empty for the first page. */
  trail: DirectoryArea[];
  count: number;
  /** The countries, or the regions of the country, each with its own regions below it. */
  children: (DirectoryArea & { children: DirectoryArea[] })[];
  /** The towns of this part, sorted by name. */
  towns: DirectoryTown[];
  /** All parts, with the names of their first and last towns. */
  parts: { path: string; from: string; to: string }[];
}

/** All open-data campsites by country, region and town. */
export interface Directory {
  /** Returns a page; null if there is no such page. */
  page(path: DirectoryPath): Promise<DirectoryPage | null>;
  /** Returns the path of an area's page, or for null of the first page; null if the area has no campsites. */
  entrance(area: { countryCode: string; regionId: string | null } | null): Promise<string | null>;
  /** The pages of the directory that list a campsite, beginning with its country's. */
  trailOf(campsite: { countryCode: string; regionId: string | null }): LandingStep[];
  /** Every page, with the time of the newest change of its campsites. */
  sitemap(): Promise<{ path: string; updatedAt: Date }[]>;
}

/** Maximum number of campsites on a page, which then has about 40 kB. */
const PART_CAMPSITES = 500;

const byName = new Intl.Collator('en');

/** Creates the directory. */
export function createDirectory(
  reads: Queryable,
  towns: Towns,
  surroundings: Pick<Surroundings, 'county'>,
): Directory {
  const areaPaths = createAreaPaths(towns, surroundings);
  const pathOf = (codes: AreaCodes, part = 1): string =>
    ['/place', ...codes.map((_, at) => encodeURIComponent(areaPaths.slug(codes.slice(0, at + 1))))]
      .concat(part > 1 ? [String(part)] : [])
      .join('/');
  const step = (codes: AreaCodes): LandingStep =>
    Object.assign(areaPaths.step('campsite', codes), { path: pathOf(codes) });

  const areasIn = (all: readonly CampsiteArea[], country: string): DirectoryArea[] =>
    overseasLast(
      all
        .filter(({ countryCode, regionId }) => countryCode === country && regionId !== null)
        .map(({ regionId, campsites }) =>
          Object.assign(step([country, regionId!]), { count: campsites }),
        )
        .sort((a, b) => byName.compare(a.name, b.name)),
    );
  const countriesOf = (all: readonly CampsiteArea[]) =>
    [...Map.groupBy(all, ({ countryCode }) => countryCode)]
      .map(([country, areas]) =>
        Object.assign(step([country]), {
          count: areas.reduce((sum, { campsites }) => sum + campsites, 0),
          children: areasIn(all, country),
        }),
      )
      .sort((a, b) => b.count - a.count);

  const listed = async (codes: AreaCodes) => {
    const [country = '', region = null] = storedCodes(codes);
    const campsites = await campsitesOfRegion(reads, country, region);
    const named = campsites.map(({ townId, ...campsite }) => ({
      ...campsite,
      town: townId === null ? undefined : towns.town(townId),
    }));
    return named.sort(byTownAndName);
  };

  return {
    async entrance(area) {
      const codes = area === null ? [] : codesOf(area);
      const [country, region] = storedCodes(codes);
      const any = await hasCampsites(reads, country ?? null, region ?? null);
      return any ? pathOf(codes) : null;
    },
    trailOf(campsite) {
      const codes = codesOf(campsite);
      return codes.map((_, at) => step(codes.slice(0, at + 1)));
    },
    async page({ country, region, part }) {
      const countries = countriesOf(await areasWithCampsites(reads));
      const count = countries.reduce((sum, one) => sum + one.count, 0);
      if (country === undefined) {
        const known = new Set(countriesWithRegions());
        const children = countries.filter(({ code }) => known.has(code));
        return { trail: [], count, children, towns: [], parts: [] };
      }
      const inCountry = countries.find(({ slug }) => slug === country);
      if (inCountry === undefined) return null;
      const { children: regions, ...top } = inCountry;
      const inRegion = regions.find(({ slug }) => slug === region);
      if (region !== undefined && inRegion === undefined) return null;
      const trail = inRegion === undefined ? [top] : [top, inRegion];
      const codes = trail.map(({ code }) => code);
      const all = await listed(codes);
      const parts = chunked(all).map((some, at) => ({
        path: pathOf(codes, at + 1),
        from: some[0]!.town?.name ?? '',
        to: some.at(-1)!.town?.name ?? '',
      }));
      if (part > Math.max(1, parts.length)) return null;
      return {
        trail,
        count: trail.at(-1)!.count,
        children: inRegion === undefined ? regions.map((one) => ({ ...one, children: [] })) : [],
        towns: townsOf(chunked(all)[part - 1] ?? []),
        parts,
      };
    },
    async sitemap() {
      const areas = await areasWithCampsites(reads);
      const newest = (some: readonly CampsiteArea[]): Date =>
        new Date(Math.max(...some.map(({ updatedAt }) => updatedAt.getTime())));
      const pages = [...Map.groupBy(areas, ({ countryCode }) => countryCode)].flatMap(
        ([country, some]) => [
          { codes: [country], updatedAt: newest(some), campsites: inNoRegion(some) },
          ...some
            .filter(({ regionId }) => regionId !== null)
            .map(({ regionId, ...area }) => ({ codes: [country, regionId!], ...area })),
        ],
      );
      const all = pages.flatMap(({ codes, campsites, updatedAt }) =>
        Array.from({ length: Math.max(1, Math.ceil(campsites / PART_CAMPSITES)) }, (_, at) => ({
          path: pathOf(codes, at + 1),
          updatedAt,
        })),
      );
      return areas.length === 0 ? [] : [{ path: pathOf([]), updatedAt: newest(areas) }, ...all];
    },
  };
}

const inNoRegion = (areas: readonly CampsiteArea[]): number =>
  areas.find(({ regionId }) => regionId === null)?.campsites ?? 0;

interface Listed {
  id: number;
  name: string | null;
  town: Town | undefined;
}

/** Compares campsites by town, then by name; those without a town or name come last. */
function byTownAndName(a: Listed, b: Listed): number {
  const compare = (x: string | null | undefined, y: string | null | undefined): number => {
    if (x == null || y == null) return Number(x == null) - Number(y == null);
    return byName.compare(x, y);
  };
  return (
    compare(a.town?.name, b.town?.name) ||
    (a.town?.id ?? 0) - (b.town?.id ?? 0) ||
    compare(a.name, b.name) ||
    a.id - b.id
  );
}

function chunked(all: readonly Listed[]): Listed[][] {
  return Array.from({ length: Math.ceil(all.length / PART_CAMPSITES) }, (_, at) =>
    all.slice(at * PART_CAMPSITES, (at + 1) * PART_CAMPSITES),
  );
}

const townsOf = (campsites: readonly Listed[]): DirectoryTown[] =>
  [...Map.groupBy(campsites, ({ town }) => town?.id)].map(([id = null, some]) => ({
    id,
    name: some[0]!.town?.name ?? null,
    campsites: some.map(({ id, name }) => ({ path: campsitePath(name, id), name })),
  }));
