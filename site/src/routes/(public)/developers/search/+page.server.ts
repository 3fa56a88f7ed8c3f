import { pages } from 'virtual:guide';
import { find } from '#lib/developers/find.ts';
import { guidePath } from '#lib/developers/guide.ts';
import type { PageServerLoad } from './$types.ts';

const LONGEST = 200;

export const load: PageServerLoad = ({ url }) => {
  const asked = (url.searchParams.get('q') ?? '').trim().slice(0, LONGEST);
  const found = find(pages, asked).map(({ page, section, excerpt }) => ({
    path: guidePath(page) + (section.id === '' ? '' : `#${section.id}`),
    page: page.title,
    heading: section.heading,
    excerpt,
  }));
  return { asked, found };
};
