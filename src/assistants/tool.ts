import type { z } from 'zod';

/** One tool: its description for assistants, and its answer. It changes nothing. */
export interface Tool<Input extends z.ZodObject, Output extends z.ZodObject> {
  name: string;
  title: string;
  description: string;
  input: Input;
  output: Output;
  /** Rejects with an {ExpectedError} whose message states the fault in the question. */
  answer(asked: z.output<Input>): Promise<z.input<Output>>;
}
