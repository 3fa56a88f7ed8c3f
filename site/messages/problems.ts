/** Sentences for what can be wrong with the fields of a form, by the words that its refusal has. */
export type ProblemSentences<Refusal extends { problems: object }> = {
  [Field in keyof Refusal['problems']]?: Partial<
    Record<NonNullable<Refusal['problems'][Field]> & string, string>
  >;
};
