import type { PublicListing } from '#lib/services.ts';
import type { Messages } from '#messages/index.ts';
import type { Locale } from '#lib/locale/locales.ts';
import { roadLength } from '#lib/format/distances.ts';
import { money } from '#lib/format/money.ts';
import type { IconName } from '#lib/ui/icon-names.ts';

/** One rule as a sentence. Its tone `no` marks a limit, `fact` neither a limit nor a permission. */
export interface PolicyLine {
  icon: IconName;
  tone: 'yes' | 'no' | 'fact';
  /** Its topic, in a word or two. */
  topic: string;
  text: string;
}

/** The rules of a listing in words, and the names of the rules that its owner has not stated. */
export function policyWords(
  listing: Pick<PublicListing, 'policies' | 'category' | 'price' | 'countryCode'>,
  t: Messages,
  locale: Locale,
): { lines: PolicyLine[]; unstated: string[] } {
  const policies = listing.policies ?? {};
  const words = t.listing.policies;
  const lines: PolicyLine[] = [];
  const unstated: string[] = [];
  const isSite = listing.category === 'campsite';
  const currency = listing.price?.currency;

  const yesOrNo = (
    said: boolean | undefined,
    [yes, no]: [string, string],
    icon: IconName,
    name: keyof typeof t.listing.unstated,
  ) => {
    const topic = t.listing.unstated[name];
    if (said === undefined) unstated.push(topic);
    else lines.push({ icon, tone: said ? 'yes' : 'no', topic, text: said ? yes : no });
  };

  if (policies.instant_book !== undefined) {
    const isInstant = policies.instant_book;
    const [yes, no] = words.instant;
    lines.push({
      icon: 'zap',
      tone: isInstant ? 'yes' : 'no',
      topic: t.search.filterTitles.instant,
      text: isInstant ? yes : no,
    });
  }
  yesOrNo(policies.pets_allowed, words.pets, 'dog', 'pets');
  yesOrNo(policies.smoking_allowed, words.smoking, 'flame', 'smoking');
  if (!isSite) {
    yesOrNo(policies.festivals_allowed, words.festivals, 'music', 'festivals');
    yesOrNo(policies.travel_abroad_allowed, words.abroad, 'plane', 'abroad');
    yesOrNo(policies.one_way_available, words.oneWay, 'route', 'oneWay');
    const age = policies.min_driver_age;
    if (age === undefined) unstated.push(t.listing.unstated.minAge);
    else
      lines.push({
        icon: 'id-card',
        tone: 'fact',
        topic: t.listing.unstated.minAge,
        text: words.minAge(age),
      });
    const daily = policies.mileage_included_per_day_km;
    if (daily === undefined) unstated.push(t.listing.unstated.mileage);
    else {
      const text =
        daily === null
          ? words.mileageUnlimited
          : words.mileage(roadLength(locale, daily, listing.countryCode));
      lines.push({
        icon: 'gauge',
        tone: daily === null ? 'yes' : 'fact',
        topic: t.listing.unstated.mileage,
        text,
      });
    }
    yesOrNo(policies.insurance_included, words.insurance, 'shield-check', 'insurance');
    const excess = policies.insurance_excess;
    if (excess === undefined) unstated.push(t.listing.unstated.excess);
    else if (currency) {
      lines.push({
        icon: 'shield-check',
        tone: 'fact',
        topic: t.listing.unstated.excess,
        text: words.excess(money(locale, excess, currency)),
      });
    }
  }
  if (policies.cancellation === undefined) unstated.push(t.listing.unstated.cancellation);
  else {
    lines.push({
      icon: 'rotate-ccw',
      tone: 'fact',
      topic: t.listing.unstated.cancellation,
      text: words.cancellation[policies.cancellation],
    });
  }
  return { lines, unstated };
}
