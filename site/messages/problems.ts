/** Sentences for what can be wrong with the fields of a form, by the words that its reader answers. */
export type ProblemSentences<Form, Problem extends string> = Partial<
  Record<keyof Form, Partial<Record<Problem, string>>>
>;
