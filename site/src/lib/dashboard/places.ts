import { dashboardPath } from '#lib/paths/paths.ts';
import type { DashboardLanguage } from './context.ts';
import type { IconName } from '#lib/ui/icon-names.ts';

/** How much waits at a place; shown when it is more than 0. */
export interface Waiting {
  count: number;
  text: string;
  /** Of what, read out after the number. */
  label: string;
  /** Asked again and again for the number of now. */
  address: string;
  /** Said when the number has grown. */
  announcement: string;
}

/** An entry of the navigation. */
export interface Place {
  href: string;
  name: string;
  /** A shorter name for the tabs of phones. */
  short?: string;
  icon: IconName;
  waiting?: number | Waiting;
  /** Whether it is the entry of its own page alone, and not of those below its path. */
  isAlone?: boolean;
}

/** What the navigation of a partner's pages depends on. */
export interface PartnerNavigation {
  member: { slug: string; isTest: boolean; status: string };
  shell: { toAnswer: number; isForDevelopers: boolean; hasCampsites: boolean };
  /** The partner's other account, test or live; null when there is none. */
  otherMode: string | null;
  hasOthers: boolean;
  /** Why an applicant was declined; null for any other. */
  decline: unknown;
}

/** Pages that are of no use to an applicant, who has a test key. */
const AFTER_APPROVAL: readonly string[] = [
  'claims',
  'leads',
  'statistics',
  'webhooks',
  'feed',
  'premium',
  'team',
  'developers',
];

/**
 * Returns the navigation of a partner's pages: `main` are the tabs of phones, `further` stands
 * behind their "More". `path` is the path of the page that is open.
 */
export function partnerPlaces(
  { words: { shell: words }, format: { counted } }: DashboardLanguage,
  { member, shell, otherMode, hasOthers, decline }: PartnerNavigation,
  path: string,
): { main: Place[]; further: Place[] } {
  const base = dashboardPath(member.slug);
  /** Whether this is the live account of an applicant. */
  const isWaiting = member.status === 'pending' && !member.isTest;
  /** A navigation entry that a test account does not have. */
  const live = (place: Place): Place[] => (member.isTest ? [] : [place]);
  const developerPlaces: Place[] = [
    { href: `${base}/webhooks`, name: words.webhooks, icon: 'webhook' },
    ...live({ href: `${base}/feed`, name: words.feed, icon: 'refresh-cw' }),
    { href: `${base}/key`, name: words.key, icon: 'key-round' },
  ];
  const developerMenu: Place = {
    href: `${base}/developers`,
    name: words.developers,
    icon: 'plug',
  };
  const isAmongThem = [...developerPlaces, developerMenu].some(
    ({ href }) => path === href || path.startsWith(`${href}/`),
  );
  const main: Place[] = [
    { href: base, name: words.overview, short: words.tabs.overview, icon: 'gauge' },
    {
      href: `${base}/leads`,
      name: words.leads,
      short: words.tabs.leads,
      icon: 'mail',
      waiting: {
        count: shell.toAnswer,
        text: counted(shell.toAnswer),
        label: words.toAnswer,
        address: `${base}/leads/to-answer.json`,
        announcement: words.newEnquiry,
      },
    },
    { href: `${base}/listings`, name: words.listings, short: words.tabs.listings, icon: 'van' },
    { href: `${base}/calendar`, name: words.calendar, icon: 'calendar' },
  ];
  const further: Place[] = [
    ...(shell.hasCampsites || path === `${base}/claims`
      ? live({ href: `${base}/claims`, name: words.claims, icon: 'tent' })
      : []),
    ...live({ href: `${base}/statistics`, name: words.statistics, icon: 'chart-column' }),
    ...live({ href: `${base}/premium`, name: words.premium, icon: 'star' }),
    ...live({ href: `${base}/team`, name: words.team, icon: 'users' }),
    ...live({ href: `${base}/account`, name: words.account, icon: 'id-card' }),
    // What is for developers stands behind one link, until it is used or wished for.
    ...(shell.isForDevelopers || isAmongThem || isWaiting ? developerPlaces : []),
    ...(shell.isForDevelopers ? [] : [developerMenu]),
    ...(otherMode === null
      ? []
      : [
          {
            href: dashboardPath(otherMode),
            name: member.isTest ? words.toLive : words.toTest,
            icon: 'layers' as const,
          },
        ]),
    ...(hasOthers ? [{ href: '/dashboard', name: words.others, icon: 'layers' as const }] : []),
  ];
  const notOffered =
    decline !== null ? [...AFTER_APPROVAL, 'key'] : isWaiting ? AFTER_APPROVAL : [];
  const isOffered = ({ href }: Place): boolean =>
    !notOffered.some((name) => href === `${base}/${name}`);
  return { main: main.filter(isOffered), further: further.filter(isOffered) };
}
