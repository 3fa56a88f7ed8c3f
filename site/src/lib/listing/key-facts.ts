import type { Messages } from '#messages/index.ts';
import type { IconName } from '#lib/ui/icon-names.ts';
import type { ListingView } from './view.ts';

/** What people ask first of a listing, in the order they ask it; what is not stated is left out. */
export function keyFacts(
  { vehicle, campsite, policies, sleeps }: ListingView,
  { search, facts, listing }: Messages,
): { icon: IconName; text: string }[] {
  const all: [IconName, string | undefined | null | false | 0][] = [
    ['bed-double', sleeps !== null && search.sleeps(sleeps)],
    ['armchair', vehicle?.seats && search.seatCount(vehicle.seats)],
    ['cog', vehicle?.transmission && facts.transmissions[vehicle.transmission]],
    ['fuel', vehicle?.fuel && facts.fuels[vehicle.fuel]],
    ['tent', campsite?.pitches && listing.pitchCount(campsite.pitches)],
    ['dog', policies?.pets_allowed && listing.policies.pets[0]],
    ['zap', policies?.instant_book && search.filterTitles.instant],
  ];
  return all.flatMap(([icon, text]) => (text ? [{ icon, text }] : []));
}
