import { z } from 'zod';
import { endpoint, parameter, type Resource } from '../platform/http/index.ts';
import { otherNames } from '../platform/validation/index.ts';
import { exampleStats, statsAnswer } from './stats.schema.ts';
import type { StatsAnswers } from './stats.ts';

const query = z
  .strictObject({
    from: parameter.day('The first day, UTC; 29 days before `to` when it is not given.'),
    to: parameter.day('The last day, UTC, included; today when it is not given.'),
    listing: z
      .string()
      .max(200)
      .refine((text) => !text.includes('\0'), 'must not contain a NUL character')
      .optional()
      .meta({
        description: 'Your `external_id` of one listing; all of them when it is not given.',
        maxLength: 200,
      }),
    by: parameter.choice(
      ['day', 'week', 'month'],
      'Figures of each day (kept for 90 days), week (400 days) or month (800 days); `day` when it is not given.',
    ),
  })
  .register(otherNames, {
    fields: {
      since: 'from',
      start: 'from',
      startdate: 'from',
      until: 'to',
      end: 'to',
      enddate: 'to',
      externalid: 'listing',
      id: 'listing',
      interval: 'by',
      granularity: 'by',
      groupby: 'by',
      period: 'by',
    },
  });

export const statsRoutes = (answers: StatsAnswers): Resource[] => [
  {
    path: '/stats',
    methods: {
      GET: endpoint({
        operationId: 'getStatistics',
        tag: 'Statistics',
        summary: 'Read your statistics',
        description:
          'How often your listings were shown, viewed and saved, and the clicks and enquiries that came of it. Part of Premium: without it the answer is `forbidden`. Robots are not counted, and nothing is kept of who looked. Today’s figures follow within minutes.',
        access: 'key',
        countsAsReading: true,
        query,
        furtherProblems: answers.problemsOf,
        success: [
          { status: 200, description: 'The figures.', schema: statsAnswer, example: exampleStats },
        ],
        errors: ['bad_request', 'not_found'],
        handle: async ({ caller, query: asked }) => ({
          status: 200,
          body: await answers.answer(caller.partnerId, asked),
        }),
      }),
    },
  },
];
