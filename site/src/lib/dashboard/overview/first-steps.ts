import type { Overview } from '#lib/services.ts';
import { words } from '#messages/dashboard/overview.ts';

/** What a new partner does to begin. */
export interface Step {
  name: 'listing' | 'channel' | 'key';
  isDone: boolean;
  href: string;
  title: string;
  text: string;
  go: string;
}

/**
 * The first steps of a partner, until it has listings and enquiries find their way; none from then on. A
 * key alone is a step that nobody has to go.
 */
export function firstSteps(overview: Overview, base: string): Step[] {
  const { hasKey, hasWebhook, mailsEnquiries, keyUsedAt, listings } = overview;
  const said = words.steps;
  const hasListings = listings.any;
  const hasChannel = hasWebhook || mailsEnquiries;
  // Who calls the API can fetch enquiries by it.
  if (hasListings && (hasChannel || keyUsedAt !== null)) return [];
  return [
    {
      name: 'listing',
      isDone: hasListings,
      href: `${base}/listings/new`,
      title: said.listing,
      text: said.listingText,
      go: said.listingGo,
    },
    {
      name: 'channel',
      isDone: hasChannel,
      href: `${base}/webhooks`,
      title: said.channel,
      text: said.channelText,
      go: said.channelGo,
    },
    {
      name: 'key',
      isDone: hasKey,
      href: `${base}/key`,
      title: said.key,
      text: said.keyText,
      go: said.keyGo,
    },
  ];
}
