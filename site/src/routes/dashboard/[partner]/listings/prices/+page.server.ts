import { fail, redirect } from '@sveltejs/kit';
import { choiceIn, choiceParams, filterOf } from '#lib/dashboard/listings/chosen-listings.ts';
import { localDate } from '#lib/format/wall-time.ts';
import { postedForm } from '#lib/server/posted-form.ts';
import { resultIn } from '#lib/server/result-in.ts';
import { ServerOnly } from '#lib/server-only.ts';
import type { Actions, PageServerLoad } from './$types.ts';

const FIELDS = ['change', 'value', 'by', 'when', 'from', 'to', 'round'] as const;

/** The form in an address; what is not there is as on the form at first. */
function formIn(params: URLSearchParams): Record<(typeof FIELDS)[number], string> {
  const text = (name: string, otherwise = '') => params.get(name) ?? otherwise;
  return {
    change: text('change', 'raise'),
    value: text('value'),
    by: text('by', 'percent'),
    when: text('when', 'all'),
    from: text('from'),
    to: text('to'),
    round: text('round', '1'),
  };
}

export const load: PageServerLoad = async ({ locals, url }) => {
  const { listings, may } = locals.dashboard;
  const { searchParams: params } = url;
  const filter = filterOf(params);
  // The list's own form sends every listing that it shows. Where none is selected, it is about all
  // that match.
  const isFromList = params.has('shown');
  const choice = choiceIn(params, filter) ?? (isFromList ? { matching: filter } : null);
  if (choice !== null && isFromList) {
    redirect(303, `${url.pathname}?${choiceParams(choice)}`);
  }
  const form = formIn(params);
  const isAsked = params.has('change');
  const [chosen, { problems, preview }] =
    choice === null
      ? [0, { problems: [], preview: null }]
      : await Promise.all([
          listings.chosen(choice),
          isAsked ? listings.previewPrices(choice, form) : { problems: [], preview: null },
        ]);
  return {
    prices: new ServerOnly({
      chosen,
      form,
      problems,
      preview,
      selection: choice === null ? [] : [...choiceParams(choice)],
      today: localDate(locals.services.clock.now(), locals.timeZone),
      mayWrite: may('listings.write'),
    }),
  };
};

export const actions: Actions = {
  apply: async ({ locals, request, url }) => {
    const { searchParams: params } = url;
    const choice = choiceIn(params, filterOf(params));
    const version = (await postedForm(request)).get('version');
    if (choice === null) return fail(422, { problems: [], changedMeanwhile: false });
    const answer = await resultIn(
      locals,
      locals.dashboard.listings.changePrices(choice, formIn(params), String(version)),
    );
    if (!answer.ok) return fail(422, { problems: answer.problems, changedMeanwhile: false });
    if (answer.value === null) return fail(409, { problems: [], changedMeanwhile: true });
    const { changed } = answer.value;
    const back = filterOf('ids' in choice ? [] : choice.matching);
    back.set('done', 'prices');
    back.set('count', String(changed.length));
    redirect(303, `${url.pathname.replace(/\/prices$/, '')}?${back}`);
  },
};
