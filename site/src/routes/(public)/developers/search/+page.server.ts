import { searchEntries } from 'virtual:guide';
import { searchOver } from '#lib/developers/find.ts';
import type { PageServerLoad } from './$types.ts';

const MAX_QUESTION_CHARACTERS = 200;

let search: ReturnType<typeof searchOver> | undefined;

export const load: PageServerLoad = ({ url }) => {
  const asked = (url.searchParams.get('q') ?? '').trim().slice(0, MAX_QUESTION_CHARACTERS);
  search ??= searchOver(searchEntries);
  const { hasAll, found } = search(asked);
  return {
    asked,
    hasAll,
    found: found.map(({ path, page, heading, excerpt }) => ({ path, page, heading, excerpt })),
  };
};
