import { LRUCache } from 'lru-cache';
import { DatabaseUnavailable } from './errors.ts';
import { noteOld } from './freshness.ts';

/**
 * What was read last about subjects (listings, campsites): for answers while the database is away, and in place of
 * reading it again where nothing can have changed. Bounded: the subjects that were asked for longest ago are
 * forgotten first.
 */
export interface LastKnown<Subject extends number | string> {
  /**
   * Gives what `read` gives, and keeps it by `name`; while the database is away, gives what was kept. Throws
   * {DatabaseUnavailable} where nothing was. What is too large to be kept is said by `isKept`.
   */
  one<T>(
    subject: Subject,
    name: string,
    read: () => Promise<T>,
    options?: { isKept(value: T): boolean },
  ): Promise<T>;
  /**
   * The same for several subjects read together; `missing` are those that exist, but are not known.
   * @param options.isCurrent whether everything that has changed was forgotten: what is known is then not read.
   */
  each<T>(
    subjects: readonly Subject[],
    name: string,
    read: (subjects: readonly Subject[]) => Promise<Map<Subject, T>>,
    options?: { isCurrent: boolean },
  ): Promise<{ found: Map<Subject, T>; missing: Subject[] }>;
  /** Forgets what has changed, also what is being read. */
  forget(subjects: Iterable<Subject>): void;
  forgetAll(): void;
  /** Number of subjects of which something is known. */
  readonly size: number;
}

interface Options<Subject extends number | string> {
  maxSubjects: number;
  /** Whether the database that is written to is away, so that a replica's answers may be old as well. */
  isAway(): boolean;
  /** Whether a subject existed when the database went; what did not is never given. */
  exists(subject: Subject): boolean;
}

interface Forgotten<Subject> {
  subjects: Set<Subject>;
  all: boolean;
}

/** Makes an empty memory. */
export function createLastKnown<Subject extends number | string>(
  options: Options<Subject>,
): LastKnown<Subject> {
  const { maxSubjects, isAway, exists } = options;
  const known = new LRUCache<Subject, Map<string, unknown>>({ max: maxSubjects });
  /** What was forgotten since each read under way began. */
  const underWay = new Set<Forgotten<Subject>>();

  const keep = (subject: Subject, name: string, value: unknown): void => {
    const values = known.get(subject);
    if (values) values.set(name, value);
    else known.set(subject, new Map([[name, value]]));
  };
  /** Runs `read`, and keeps what it gives of what has not changed meanwhile; gives the error when the database is away. */
  const tried = async <T>(
    name: string,
    read: () => Promise<T>,
    bySubject: (value: T) => Iterable<[Subject, unknown]>,
  ): Promise<{ value: T } | DatabaseUnavailable> => {
    const forgotten: Forgotten<Subject> = { subjects: new Set(), all: false };
    underWay.add(forgotten);
    try {
      const value = await read();
      if (!forgotten.all) {
        for (const [subject, part] of bySubject(value)) {
          if (!forgotten.subjects.has(subject)) keep(subject, name, part);
        }
      }
      return { value };
    } catch (error) {
      if (error instanceof DatabaseUnavailable) return error;
      throw error;
    } finally {
      underWay.delete(forgotten);
    }
  };

  /** What is known of subjects, which are then the last to be forgotten. */
  const current = <T>(subjects: readonly Subject[], name: string): Map<Subject, T> => {
    const found = new Map<Subject, T>();
    for (const subject of subjects) {
      const values = known.get(subject);
      if (!values?.has(name)) continue;
      found.set(subject, values.get(name) as T);
    }
    return found;
  };

  return {
    async one<T>(
      subject: Subject,
      name: string,
      read: () => Promise<T>,
      options?: { isKept(value: T): boolean },
    ) {
      const answer = await tried(name, read, (value) =>
        options?.isKept(value) === false ? [] : [[subject, value]],
      );
      if ('value' in answer) {
        if (isAway()) noteOld();
        return answer.value;
      }
      const values = known.get(subject);
      if (!values?.has(name) || !exists(subject)) throw answer;
      noteOld();
      return values.get(name) as T;
    },
    async each<T>(
      subjects: readonly Subject[],
      name: string,
      read: (subjects: readonly Subject[]) => Promise<Map<Subject, T>>,
      options?: { isCurrent: boolean },
    ) {
      const found = options?.isCurrent && !isAway() ? current<T>(subjects, name) : new Map();
      const others = found.size === 0 ? subjects : subjects.filter((one) => !found.has(one));
      if (others.length === 0) return { found, missing: [] };
      const answer = await tried(
        name,
        () => read(others),
        (value) => value,
      );
      const fresh = 'value' in answer ? answer.value : undefined;
      if (fresh && !isAway()) {
        for (const [subject, value] of fresh) found.set(subject, value);
        return { found, missing: [] };
      }
      noteOld();
      const missing: Subject[] = [];
      for (const subject of others) {
        if (!exists(subject)) continue;
        const value = fresh?.get(subject) ?? (known.get(subject)?.get(name) as T | undefined);
        if (value === undefined) missing.push(subject);
        else found.set(subject, value);
      }
      return { found, missing };
    },
    forget(subjects) {
      for (const subject of subjects) {
        known.delete(subject);
        for (const forgotten of underWay) forgotten.subjects.add(subject);
      }
    },
    forgetAll() {
      known.clear();
      for (const forgotten of underWay) forgotten.all = true;
    },
    get size() {
      return known.size;
    },
  };
}
