import {
  choice,
  flag,
  type Given,
  listOption,
  type Option,
  text,
  textOption,
  UsageError,
} from './command.ts';

export const FEED_SETTINGS: Readonly<Record<string, Option>> = {
  category: choice(['campervan', 'motorhome', 'caravan', 'campsite'], 'of every row'),
  currency: text('of rows without one, such as EUR', 'CODE'),
  unit: choice(['night', 'week'], 'what prices without a unit are for; night without it'),
  language: choice(['en', 'fr', 'es', 'pt', 'de', 'nl', 'it'], 'of the words in the feed'),
  decimal: choice(['point', 'comma'], 'the decimal separator of prices such as 1,234'),
  link: choice(['merchant', 'tracked'], 'which address travellers are sent to, of two'),
  columns: text(
    "their columns as ours, such as 'Preis=price,Typ=category'; 'Typ=' leaves one out",
    'THEIRS=OURS,…',
  ),
  shop: text("a Shopify shop's address, for rows with a handle only", 'URL'),
  city: text('the town of rows without a place'),
  country: text('of rows without one, such as GB', 'CODE'),
  'leave-out-bad-images': flag('publish a row without the images that may not be'),
  'upgrade-trackers': flag("take http:// links of networks' trackers as https://"),
  'category-from-title': flag('find the category in the title where the column has none'),
};

/**
 * Parses the pairs `their column=our column`; an empty right side gives null, which leaves the
 * column out.
 */
const columnsOf = (given: Given): Record<string, string | null> | undefined => {
  const pairs = listOption(given, 'columns')?.map((pair) => {
    // The partner's column name may contain an equals sign, ours does not.
    const [, theirs, ours] = /^(.+)=([^=]*)$/.exec(pair) ?? [];
    if (theirs === undefined) {
      throw new UsageError(
        `--columns: "${pair}" must be THEIRS=OURS, such as Preis=price, or THEIRS= to leave the column out.`,
      );
    }
    return [theirs, ours || null] as const;
  });
  return pairs && Object.fromEntries(pairs);
};

/** Returns the given settings, unchecked. */
export function settingsGiven(given: Given): Record<string, unknown> {
  const settings = {
    category: textOption(given, 'category'),
    currency: textOption(given, 'currency'),
    unit: textOption(given, 'unit'),
    language: textOption(given, 'language'),
    decimal: textOption(given, 'decimal'),
    link: textOption(given, 'link'),
    shop: textOption(given, 'shop'),
    city: textOption(given, 'city'),
    country: textOption(given, 'country'),
    leaveOutBadImages: given.options['leave-out-bad-images'],
    upgradeTrackers: given.options['upgrade-trackers'],
    categoryFromTitle: given.options['category-from-title'],
    columns: columnsOf(given),
  };
  return Object.fromEntries(Object.entries(settings).filter(([, value]) => value !== undefined));
}
