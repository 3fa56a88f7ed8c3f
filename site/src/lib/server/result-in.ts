import type { Result } from '#lib/services.ts';

/**
 * Returns the result of an action that may be refused, with the reason in the language of the person who asks. Rejects
 * with other errors.
 */
export async function resultIn<Value>(
  { services, locale }: Pick<App.Locals, 'services' | 'locale'>,
  work: Promise<Value>,
): Promise<Result<Value>> {
  const result = await services.resultOf(work);
  if (result.ok) return result;
  return {
    ...result,
    message: services.sentenceIn(locale, result.message),
    problems: result.problems.map((problem) => ({
      ...problem,
      message: services.sentenceIn(locale, problem.message),
    })),
  };
}
