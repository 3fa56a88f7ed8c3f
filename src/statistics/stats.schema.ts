import { z } from 'zod';
import { SOURCES } from '../listings/index.ts';

const count = (description: string) => z.int().min(0).meta({ description });
const day = (description: string) => z.string().meta({ description, format: 'date' });

const figures = {
  shown: count(
    'Times a listing was shown: in results, on pages of campsites, as a card of the map.',
  ),
  viewed: count('Views of listings’ pages.'),
  saved: count('Times a traveller saved a listing.'),
  clicks: count('Clicks to your website.'),
  enquiries: count('Enquiries.'),
};

export const statsAnswer = z
  .strictObject({
    from: day('The first day, UTC.'),
    to: day('The last day, UTC, included.'),
    by: z.enum(['day', 'week', 'month']).describe('What the periods are.'),
    listing: z.string().nullable().meta({
      description:
        'Your `external_id` of the listing; null for all of them, deleted ones included.',
    }),
    total: z.strictObject(figures).meta({ id: 'Figures' }).describe('All of it.'),
    periods: z
      .array(
        z
          .strictObject({
            starts: day('The day, the Monday of the week or the first day of the month.'),
            ...figures,
          })
          .meta({ id: 'PeriodFigures' }),
      )
      .meta({ description: 'Every day, week or month from the oldest on.' }),
    sources: z
      .array(
        z
          .strictObject({
            source: z.string().meta({
              description: `Where travellers came upon the listing: ${SOURCES.map((source) => `\`${source}\``).join(', ')}. More may be added.`,
            }),
            ...figures,
          })
          .meta({ id: 'SourceFigures' }),
      )
      .meta({ description: 'Those with any figures.' }),
    countries: z
      .array(
        z
          .strictObject({
            country: z.string().nullable().meta({
              description:
                'ISO 3166-1 alpha-2 code of the country of the place that was asked for; null where no place was.',
            }),
            ...figures,
          })
          .meta({ id: 'CountryFigures' }),
      )
      .meta({ description: 'Those with any figures.' }),
  })
  .meta({ id: 'Statistics' });

const exampleFigures = { shown: 418, viewed: 56, saved: 4, clicks: 9, enquiries: 2 };

export const exampleStats: z.output<typeof statsAnswer> = {
  from: '2026-05-11',
  to: '2026-05-12',
  by: 'day',
  listing: 'bramble',
  total: exampleFigures,
  periods: [
    { starts: '2026-05-11', shown: 200, viewed: 26, saved: 1, clicks: 4, enquiries: 0 },
    { starts: '2026-05-12', shown: 218, viewed: 30, saved: 3, clicks: 5, enquiries: 2 },
  ],
  sources: [{ source: 'search', ...exampleFigures }],
  countries: [{ country: 'GB', ...exampleFigures }],
};
