import type { BooleanPolicy, PublicListing } from '#lib/services.ts';
import type { Messages } from '#messages/index.ts';
import type { Locale } from '#lib/locale/locales.ts';
import { roadLength } from '#lib/format/distances.ts';
import { money } from '#lib/format/money.ts';
import type { IconName } from '#lib/ui/icon-names.ts';

/**
 * One rule as a sentence. Its tone `no` marks a restriction; `fact` is neither a restriction nor a
 * permission.
 */
export interface PolicyLine {
  icon: IconName;
  tone: 'yes' | 'no' | 'fact';
  /** The topic in one or two words. */
  topic: string;
  text: string;
}

type Words = Messages['listing'];

/** Names of the messages for yes and no. */
type NamesOf<Sentences> = {
  [Name in keyof Sentences]: Sentences[Name] extends [string, string] ? Name : never;
}[keyof Sentences];

/** How a yes-or-no policy is shown. */
interface Shown {
  /** Its name in the message catalogues. */
  name: NamesOf<Words['policies']> & keyof Words['unstated'];
  icon: IconName;
  /** Whether it applies to vehicles only. */
  ofVehicles?: boolean;
}

/**
 * Yes-or-no policies, in the order of the page. Each is shown as a sentence, or named as not
 * stated.
 */
const YES_OR_NO = {
  pets_allowed: { name: 'pets', icon: 'dog' },
  smoking_allowed: { name: 'smoking', icon: 'flame' },
  festivals_allowed: { name: 'festivals', icon: 'music', ofVehicles: true },
  travel_abroad_allowed: { name: 'abroad', icon: 'plane', ofVehicles: true },
  one_way_available: { name: 'oneWay', icon: 'route', ofVehicles: true },
} satisfies Record<Exclude<BooleanPolicy, 'instant_book' | 'insurance_included'>, Shown>;

const SENTENCES = Object.entries<Shown>(YES_OR_NO) as [keyof typeof YES_OR_NO, Shown][];

/** Returns the topics of rules that only vehicles have. */
export const topicsOfVehicles = ({ listing: { unstated } }: Messages): string[] => [
  ...SENTENCES.flatMap(([, { name, ofVehicles }]) => (ofVehicles ? [unstated[name]] : [])),
  unstated.minAge,
  unstated.mileage,
  unstated.insurance,
  unstated.excess,
];

/** Describes the rules of a listing, and names the rules that its owner has not stated. */
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

  const yesOrNo = (said: boolean | undefined, { name, icon }: Pick<Shown, 'name' | 'icon'>) => {
    const [yes, no] = words[name];
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
  for (const [policy, shown] of SENTENCES) {
    if (!isSite || !shown.ofVehicles) yesOrNo(policies[policy], shown);
  }
  if (!isSite) {
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
    yesOrNo(policies.insurance_included, { name: 'insurance', icon: 'shield-check' });
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
