import { statement } from '../../src/platform/db/index.ts';

export const analyzeListings = statement('bench.analyze_listings', 'analyze listing, partner');

/** Inserts approved partners with Premium. */
export const insertPremiumPartners = statement<never, [count: number]>(
  'bench.insert_premium_partners',
  `insert into partner (slug, name, website, contact_email, status, categories, countries, language,
     created_at, approved_at, premium_until)
   select 'premium-' || n, 'Premium ' || n, 'https://premium-' || n || '.example',
     'premium-' || n || '@bench.example', 'approved', '{}', '{}', 'en', now(), now(),
     now() + interval '1 year'
   from generate_series(1, $1::integer) n`,
);

/**
 * Gives each of these partners one listing at regular intervals, so that every partner can be
 * featured.
 */
export const spreadListings = statement<never, [count: number]>(
  'bench.spread_listings',
  `update listing set partner_id = p.id
   from (select id, row_number() over (order by id) as n from partner where slug like 'premium-%') p
   where listing.id % (10 * $1) = p.n * 10`,
);
