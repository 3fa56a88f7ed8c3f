import { z } from 'zod';
import {
  type AvailabilityRange,
  answerStay,
  costsOf,
  isOutOfSeason,
  MAX_STAY_NIGHTS,
  nightsBetween,
  type PublicListing,
} from '../listings/index.ts';
import { dayOf } from '../platform/clock.ts';
import { ExpectedError } from '../platform/errors.ts';
import * as schema from './answers.schema.ts';
import { presentCosts, presentMoney, presentStay } from './answers.present.ts';
import { type AssistantDeps, OPENSTREETMAP_CREDIT, pageUrl, viaOf } from './assistants.ts';
import { noSuchResult, readResultId } from './result-id.ts';
import type { Tool } from './tool.ts';

/** Maximum number of a calendar's ranges in an answer; years of single nights would help nobody. */
const MOST_RANGES = 60;

const input = z.strictObject({
  id: schema.resultId,
  from: z.iso.date().optional().describe('The first night; needs `to`.'),
  to: z.iso
    .date()
    .optional()
    .describe(`The morning of leaving, at most ${MAX_STAY_NIGHTS} days later.`),
  language: schema.language,
});

const stayAnswer = z
  .object({
    answer: z
      .enum(['available', 'ask', 'min_nights', 'unavailable', 'closed', 'open_data'])
      .describe(
        'Free on every night; not stated for some night, so the owner has to be asked; shorter than `min_nights`; taken on some night; out of season; or open data, whose owner says nothing here.',
      ),
    nights: z.number(),
    min_nights: z.number().nullable(),
    price: schema.stay.nullable().describe('Null where it is not free, or states no price.'),
    costs: schema.costs.nullable(),
  })
  .nullable()
  .describe('What it says to the dates asked; null without dates.');

const output = z.object({
  id: schema.resultId,
  url: schema.url,
  stay: stayAnswer,
  season: z
    .object({ first: z.string(), last: z.string() })
    .nullable()
    .describe('Days of the year, `MM-DD`, between which a campsite is open; null: not stated.'),
  calendar: z
    .array(
      z.object({
        from: z.string(),
        to: z.string().describe('The day after the last night.'),
        status: z.enum(['available', 'unavailable']),
        price: schema.money
          .nullable()
          .describe('Of a night or week as the listing’s price is; null: that price applies.'),
      }),
    )
    .describe('From today on. Nights that are in no range are not stated: neither free nor taken.'),
  calendar_goes_on: z.boolean().describe('Whether there are later ranges that are left out.'),
  credit: schema.credit,
});

/** Tells whether a listing is free, and the price of the nights as on its page. */
export function availabilityTool(deps: AssistantDeps): Tool<typeof input, typeof output> {
  const { publicListings, search, clock } = deps;
  const today = () => dayOf(clock.now());
  return {
    name: 'availability',
    title: 'When something is free, and what it costs then',
    description:
      'Tells of one listing whether it is free for dates and what these nights cost together, and gives its calendar. `ask` is not a no: the owner has not said. A campsite of OpenStreetMap has a season at most.',
    input,
    output,
    async answer({ id: text, from, to, language }) {
      const asked = readStay(from, to, today());
      const id = readResultId(text);
      if (id < 0) {
        const [card] = await search.cards([id]);
        if (card?.kind !== 'campsite') throw noSuchResult(text);
        const { season } = card.facts;
        return {
          id: text,
          url: pageUrl(deps, language, card.path),
          stay: asked && {
            answer: isOutOfSeason(season, asked.from, asked.to) ? 'closed' : 'open_data',
            nights: nightsBetween(asked.from, asked.to),
            min_nights: null,
            price: null,
            costs: null,
          },
          season,
          calendar: [],
          calendar_goes_on: false,
          credit: OPENSTREETMAP_CREDIT,
        };
      }
      const found = await publicListings.find(id);
      if (!found.found) throw noSuchResult(text, found.gone);
      const { listing } = found;
      const ranges = await publicListings.nights(id, today());
      const answered = asked && answerStay(listing, ranges, asked.from, asked.to);
      return {
        id: text,
        url: pageUrl(deps, language, listing.path, { ...asked, via: viaOf('') }),
        stay: answered && {
          answer: answered.answer,
          nights: answered.nights,
          min_nights: answered.minNights,
          price: answered.stay && presentStay(answered.stay),
          costs: presentCosts(costsOf(listing, answered.nights)),
        },
        season: seasonOf(listing),
        calendar: ranges.slice(0, MOST_RANGES).map((range) => presentRange(range, listing)),
        calendar_goes_on: ranges.length > MOST_RANGES,
        credit: null,
      };
    },
  };
}

const seasonOf = ({ campsite }: PublicListing) =>
  campsite?.open_from && campsite.open_to
    ? { first: campsite.open_from, last: campsite.open_to }
    : null;

const presentRange = (
  { start, end, status, price }: AvailabilityRange,
  listing: PublicListing,
) => ({
  from: start,
  to: end,
  status,
  price: price === null || !listing.price ? null : presentMoney(price, listing.price.currency),
});

interface RequestedStay {
  from: string;
  to: string;
}

/** Returns the requested stay; null for none. Throws for dates that form no stay. */
function readStay(
  from: string | undefined,
  to: string | undefined,
  today: string,
): RequestedStay | null {
  if (from === undefined && to === undefined) return null;
  const refuse = (why: string) => new ExpectedError('bad_request', why);
  if (from === undefined || to === undefined)
    throw refuse('Give both `from` and `to`, or neither.');
  if (from < today) throw refuse(`\`from\` is in the past: today is ${today}.`);
  const nights = nightsBetween(from, to);
  if (nights < 1) throw refuse('`to` has to be after `from`.');
  if (nights > MAX_STAY_NIGHTS) throw refuse(`A stay has at most ${MAX_STAY_NIGHTS} nights.`);
  return { from, to };
}
