import { HEIGHT, PICTURES_HOST, WIDTH } from './drawings/size.ts';
import { APPLICANT, FEED_URL, WEBHOOK_URL, WEBSITE } from './website/website.ts';

/** A further person of the demo partner's team. */
export interface DemoMember {
  email: string;
  role: 'member' | 'reader';
  /** Days since the invitation. */
  invitedDaysAgo: number;
  /** Whether the person has signed in since. */
  hasJoined: boolean;
}

/** The account data of the demo partner, which need no other module. */
export interface DemoFacts {
  name: string;
  /** Its slug in paths of the site. */
  slug: string;
  /** URL of its website; no server exists there. */
  website: string;
  email: string;
  categories: string[];
  countries: string[];
  team: readonly DemoMember[];
  webhookUrl: string;
  feedUrl: string;
  /** A business that would like to become a partner. */
  applicant: typeof APPLICANT;
  /** The host of its pictures, and their size in pixels. */
  pictures: { host: string; width: number; height: number };
}

const TEAM: readonly DemoMember[] = [
  { email: 'demo-bookings@campcairn.example', role: 'member', invitedDaysAgo: 95, hasJoined: true },
  { email: 'demo-accounts@campcairn.example', role: 'reader', invitedDaysAgo: 4, hasJoined: false },
];

export const DEMO: DemoFacts = {
  name: 'Campcairn Demo',
  slug: 'campcairn-demo',
  website: WEBSITE,
  email: 'demo@campcairn.example',
  categories: ['campervan', 'motorhome', 'caravan', 'campsite'],
  countries: ['GB', 'IE', 'FR', 'ES', 'PT'],
  team: TEAM,
  webhookUrl: WEBHOOK_URL,
  feedUrl: FEED_URL,
  applicant: APPLICANT,
  pictures: { host: PICTURES_HOST, width: WIDTH, height: HEIGHT },
};
