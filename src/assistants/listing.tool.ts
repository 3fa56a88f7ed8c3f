import { z } from 'zod';
import { costsOf, type PublicListing } from '../listings/index.ts';
import type { Language } from '../mails/index.ts';
import { type CampsiteCard, filterInput, writeSearch } from '../search/index.ts';
import * as schema from './answers.schema.ts';
import { presentCosts, presentPrice, presentWhere } from './answers.present.ts';
import { type AssistantDeps, OPENSTREETMAP_CREDIT, pageUrl, viaOf } from './assistants.ts';
import { noSuchResult, readResultId } from './result-id.ts';
import type { Tool } from './tool.ts';

const input = z.strictObject({
  id: schema.resultId,
  asks: filterInput
    .optional()
    .describe('What the traveller needs; `answers` says three ways whether it has that.'),
  language: schema.language,
});

const facts = z.record(z.string(), z.unknown());

const output = z.object({
  id: schema.resultId,
  kind: z.enum(['listing', 'openstreetmap_campsite']),
  title: z.string().nullable(),
  description: z.string().nullable().describe('In the owner’s words and language.'),
  category: schema.category,
  url: schema.url,
  partner: schema.partner,
  booked_at: z
    .string()
    .nullable()
    .describe('The website where a person books it, by the button of the page at `url`.'),
  where: schema.where,
  price: schema.price,
  min_nights: z.number().nullable(),
  costs: schema.costs.nullable(),
  sleeps: z.number().nullable(),
  facts: facts.describe(
    'What is stated of the vehicle or campsite. What is missing is not stated. `only_for` says whom a campsite takes; with `no` in it, it is closed to the public.',
  ),
  amenities: z.object({
    yes: z.array(z.string()),
    no: z.array(z.string()),
    others: z
      .enum(['not_listed', 'not_stated'])
      .describe(
        'Of all other amenities: an owner gave a list that leaves them out, or nothing is stated of them.',
      ),
  }),
  rules: facts.describe('What is allowed and included. What is missing is not stated.'),
  rating: z
    .object({ value: z.number(), count: z.number() })
    .nullable()
    .describe('Collected by the partner, not by this site.'),
  photos: z.number(),
  answers: z
    .array(
      z.object({
        filter: z.string(),
        value: z.string().optional(),
        answer: z.enum(['matches', 'not_stated', 'does_not_match']),
      }),
    )
    .describe('One for each of `asks`.'),
  updated_at: z.string().nullable(),
  credit: schema.credit,
});

type Output = z.input<typeof output>;

/** Returns all known facts of one result. */
export function listingTool(deps: AssistantDeps): Tool<typeof input, typeof output> {
  const { publicListings, search } = deps;
  return {
    name: 'listing',
    title: 'One listing or campsite',
    description:
      'Tells everything that is stated of one result, and with `asks` whether it has what a traveller needs: `matches`, `not_stated` (ask the owner) or `does_not_match`. Nothing is guessed: what is missing is not stated.',
    input,
    output,
    async answer({ id: text, asks, language }) {
      const id = readResultId(text);
      const said = await search.filterMatches(id, writeSearch(asks ?? {}));
      const answers = said ?? [];
      if (id < 0) {
        const [card] = await search.cards([id]);
        if (card?.kind !== 'campsite') throw noSuchResult(text);
        return { ...presentCampsite(deps, language, card), id: text, answers };
      }
      const found = await publicListings.find(id);
      if (!found.found) throw noSuchResult(text, found.gone);
      return { ...presentListing(deps, language, found.listing), id: text, answers };
    },
  };
}

function presentListing(
  deps: AssistantDeps,
  language: Language,
  listing: PublicListing,
): Omit<Output, 'id' | 'answers'> {
  const { price, partner, amenities, policies } = listing;
  const {
    insurance_excess: _excess,
    mileage_included_per_day_km: _mileage,
    min_driver_age: _age,
    ...rules
  } = policies ?? {};
  return {
    kind: 'listing',
    title: listing.title,
    description: listing.description,
    category: listing.category,
    url: pageUrl(deps, language, listing.path, { via: viaOf('') }),
    partner: { name: partner.name, is_demo: partner.isDemo },
    booked_at: listing.partnerHost,
    where: presentWhere(deps, language, { ...listing, townName: listing.town?.name ?? null }),
    price: presentPrice(price),
    min_nights: price?.min_nights ?? null,
    costs: presentCosts(costsOf(listing, null)),
    sleeps: listing.sleeps,
    facts: { ...listing.vehicle, ...listing.campsite },
    amenities: {
      yes: [...amenities],
      no: [],
      others: amenities.length > 0 ? 'not_listed' : 'not_stated',
    },
    rules,
    rating: listing.rating ?? null,
    photos: listing.images.length,
    updated_at: listing.updatedAt.toISOString(),
    credit: null,
  };
}

function presentCampsite(
  deps: AssistantDeps,
  language: Language,
  card: CampsiteCard,
): Omit<Output, 'id' | 'answers'> {
  const { access, amenities, pitchTypes, dogs, fee, season, capacity, maxLength } = card.facts;
  const stated = Object.entries({
    pitch_types: pitchTypes.yes.length > 0 ? pitchTypes.yes : null,
    no_pitches_for: pitchTypes.no.length > 0 ? pitchTypes.no : null,
    only_for: access.length > 0 ? access : null,
    fee,
    season,
    pitches: capacity,
    longest_vehicle_metres: maxLength,
  }).filter(([, value]) => value !== null);
  return {
    kind: 'openstreetmap_campsite',
    title: card.name,
    description: null,
    category: card.category,
    url: pageUrl(deps, language, card.path),
    partner: null,
    booked_at: null,
    where: presentWhere(deps, language, card),
    price: null,
    min_nights: null,
    costs: null,
    sleeps: null,
    facts: Object.fromEntries(stated),
    amenities: { yes: [...amenities.yes], no: [...amenities.no], others: 'not_stated' },
    rules: dogs === null ? {} : { pets_allowed: dogs },
    rating: null,
    photos: 0,
    updated_at: null,
    credit: OPENSTREETMAP_CREDIT,
  };
}
