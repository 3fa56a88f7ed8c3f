import { z } from 'zod';
import { ERROR_CODES } from '../errors.ts';
import { described } from '../validation/index.ts';

const problem = z
  .strictObject(
    described(
      { path: z.string(), message: z.string() },
      {
        path: 'Where, dotted, such as `images.0.url`; empty for the whole body.',
        message:
          'What is wrong and how to mend it, as a sentence of which the field is the subject.',
      },
    ),
  )
  .meta({ id: 'Problem' });

/** The description of an error. */
export const errorObject = z
  .strictObject(
    described(
      {
        code: z.enum(ERROR_CODES),
        message: z.string(),
        details: z.array(problem).optional(),
        doc_url: z.string().optional(),
      },
      {
        code: 'Stable: made for programs.',
        message: 'Made for people; may change.',
        details: 'Every problem, with `validation_error` and `bad_request`.',
        doc_url: 'Where the guide explains the code; errors of items in a batch leave it out.',
      },
    ),
  )
  .meta({ id: 'ErrorObject' });

/** The body of every answer that is an error. */
export const errorAnswer = z
  .strictObject({ error: errorObject.describe('What went wrong.') })
  .meta({ id: 'Error' });

/** The fields of one page of a list. */
export const pageFields = <Item extends z.ZodType>(item: Item, description: string) =>
  described(
    { data: z.array(item), has_more: z.boolean(), next_cursor: z.string().nullable() },
    {
      data: description,
      has_more: 'Whether there is another page.',
      next_cursor: '`cursor` of the next page; null on the last.',
    },
  );

/** The fields of one page of a list that grows at its end, which clients follow. */
export const followedPageFields = <Item extends z.ZodType>(item: Item, description: string) => ({
  ...pageFields(item, description),
  ...described(
    { resume_cursor: z.string() },
    {
      resume_cursor:
        '`cursor` of all that comes after this page, also on the last: keep it, and ask with it later for what is new.',
    },
  ),
});
