import { error } from '@sveltejs/kit';
import { byName } from '#lib/landing/area-list.ts';
import { type AreaView, areaView } from '#lib/landing/view.ts';
import { signInCookies } from '#lib/server/session.ts';
import { ServerOnly } from '#lib/server-only.ts';
import type { DirectoryArea } from '#lib/services.ts';
import { townName } from '#lib/format/town-names.ts';
import type { PageServerLoad } from './$types.ts';

export const load: PageServerLoad = async ({ params, locals, cookies, setHeaders }) => {
  const { country, region, part } = params;
  const at = part === undefined ? 1 : Number(part);
  const found = await locals.services.places.directory({ country, region, part: at });
  if (!found) error(404, 'Not found');
  const howToImport = found.count === 0 ? await importCommand({ locals, cookies }) : null;
  // What only operators see must not be cached for others.
  if (howToImport !== null) setHeaders({ 'cache-control': 'no-store' });
  /** Countries stay ordered by number of campsites; regions are sorted by name. */
  const listed = <Area extends AreaView>(areas: Area[]) =>
    country === undefined ? areas : byName(areas, locals.locale);
  const viewOf = (area: DirectoryArea) => areaView(area, locals.locale);
  return {
    howToImport,
    page: new ServerOnly({
      trail: found.trail.map(viewOf),
      count: found.count,
      children: listed(
        found.children.map((area) => ({
          ...viewOf(area),
          children: byName(area.children.map(viewOf), locals.locale),
        })),
      ),
      towns: found.towns.map(({ id, name, campsites }) => ({
        name: name && townName(locals.locale, id, name),
        campsites,
      })),
      parts: found.parts,
      part: at,
    }),
  };
};

/** Returns the command that imports campsites for a signed-in operator; null for everybody else. */
async function importCommand({
  locals,
  cookies,
}: Pick<Parameters<PageServerLoad>[0], 'locals' | 'cookies'>): Promise<string | null> {
  const { people, places, site } = locals.services;
  const { session: token } = signInCookies(cookies, site.publicUrl);
  const session = token === undefined ? undefined : await people.sessions.find(token, false);
  if (!session || !(await people.isOperator(session.email))) return null;
  return places.importCommand;
}
