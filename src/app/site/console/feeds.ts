import type { ConsoleNeeds } from './operator.ts';

/** The part of the console about product feeds. */
export function createConsoleFeeds({ foundation, services, operations }: ConsoleNeeds) {
  const { feeds, partners } = services;
  return {
    list: feeds.list,
    /** A feed with its last runs and what was done about it. Throws `not_found`. */
    async show(id: number) {
      const [feed, runs, history] = await Promise.all([
        feeds.show(id),
        feeds.runs(id),
        foundation.audit.list({ subject: `feed ${id}` }, 20),
      ]);
      return { feed, runs, history };
    },
    /** Reads the first rows and says what was understood; publishes nothing, and takes seconds. */
    test: feeds.preview,
    /** Adds a feed to the partner of a slug. Throws `not_found` and `validation_error`. */
    add: async (slug: string, input: unknown) =>
      operations.feeds.add(await partners.bySlug(slug), input),
    edit: operations.feeds.edit,
    schedule: operations.feeds.schedule,
    confirm: operations.feeds.confirm,
    remove: operations.feeds.remove,
  };
}
