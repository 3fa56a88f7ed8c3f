import type { z } from 'zod';

/** One tool: what assistants are told of it, and how it answers. It changes nothing. */
export interface Tool<Input extends z.ZodObject, Output extends z.ZodObject> {
  name: string;
  title: string;
  description: string;
  input: Input;
  output: Output;
  /** Rejects with an {ExpectedError} whose message says what is wrong with the question. */
  answer(asked: z.output<Input>): Promise<z.input<Output>>;
}
