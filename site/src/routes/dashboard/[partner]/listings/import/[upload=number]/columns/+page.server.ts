import { fail, redirect } from '@sveltejs/kit';
import { rowSettingsIn } from '#lib/dashboard/listings/import/row-settings.ts';
import type { ColumnField } from '#lib/services.ts';
import { postedForm } from '#lib/server/posted-form.ts';
import { resultIn } from '#lib/server/result-in.ts';
import { ServerOnly } from '#lib/server-only.ts';
import type { Actions, PageServerLoad } from './$types.ts';

export const load: PageServerLoad = async ({ locals, params, url }) => {
  const { listings, may } = locals.dashboard;
  const file = await listings.uploadColumns(Number(params.upload));
  // The file's page says that it is being read or taken, or what became of it.
  if (file.state !== 'read') redirect(303, url.pathname.replace(/\/columns$/, ''));
  const { columnFields } = listings;
  return { matched: new ServerOnly({ file, columnFields, mayWrite: may('listings.write') }) };
};

export const actions: Actions = {
  default: async ({ locals, params, request, url }) => {
    const { listings } = locals.dashboard;
    const upload = Number(params.upload);
    const form = await postedForm(request);
    const settings = rowSettingsIn(form);
    const { columns } = await listings.uploadColumns(upload);
    const chosen = new Map<string, ColumnField | null>();
    for (const [at, { name }] of columns.entries()) {
      const posted = form.get(`column.${at}`);
      if (posted === null) continue;
      chosen.set(name, listings.columnFields.find((field) => field === posted) ?? null);
    }
    const answer = await resultIn(locals, listings.matchColumns(upload, chosen, settings));
    if (!answer.ok) {
      return fail(422, { settings, chosen: Object.fromEntries(chosen), problems: answer.problems });
    }
    redirect(303, url.pathname.replace(/\/columns$/, ''));
  },
};
