import type { Sources } from '../../../places/index.ts';
import type { Recorder } from '../../../platform/audit/index.ts';

interface Deps {
  sources: Pick<Sources, 'readNow' | 'confirm' | 'dismiss'>;
}

/** Operations on the sources of open data. */
export const createSourceOperations = ({ sources }: Deps, { change }: Recorder) => ({
  /** Has all sources, or one by its id, read now; returns their names. Throws `not_found`. */
  readNow: (id?: string): Promise<string[]> =>
    change(async (tx) => {
      const result = await sources.readNow(tx, id);
      const subject = id === undefined ? 'open data' : (result[0] ?? id);
      return { result, entry: { action: 'sources.read', subject } };
    }),

  /**
   * Lets what is held back be applied: `places`, or the id of a source of the gazetteer. Throws
   * `not_found` if nothing is held.
   */
  confirm: (subject: string): ReturnType<Sources['confirm']> =>
    change(async (tx) => {
      const result = await sources.confirm(tx, subject);
      const { name, ...after } = result;
      return { result, entry: { action: 'sources.confirm', subject: name, after } };
    }),

  /**
   * Leaves everything as it is until a source has another file; `subject` as for `confirm`. Throws
   * `not_found` if nothing is held.
   */
  dismiss: (subject: string): ReturnType<Sources['dismiss']> =>
    change(async (tx) => {
      const result = await sources.dismiss(tx, subject);
      const { name, ...after } = result;
      return { result, entry: { action: 'sources.dismiss', subject: name, after } };
    }),
});
