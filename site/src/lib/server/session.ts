import { type Cookies, error, redirect, type RequestEvent } from '@sveltejs/kit';
import type { OpenedSession } from '#lib/services.ts';
import { loadDashboardWords } from '#messages/dashboard/load.ts';
import { nextPath } from './next-path.ts';

/** For how long a browser may use the links that it asked for, in seconds. */
const BROWSER_MAX_AGE_SECONDS = 3600;

/** The two cookies of people who sign in; no other cookie is set. */
export interface SignInCookies {
  /** The token of the session. */
  session: string | undefined;
  /** Binds a mailed link to the browser that asked for it. */
  browser: string | undefined;
  setSession(session: OpenedSession): void;
  setBrowser(token: string): void;
  clear(): void;
}

/**
 * The cookies of a request. With an https address they have the prefix `__Host-`, by which browsers keep
 * them from other hosts and from plain http.
 */
export function signInCookies(cookies: Cookies, publicUrl: string): SignInCookies {
  const secure = publicUrl.startsWith('https:');
  const prefix = secure ? '__Host-' : '';
  const names = { session: `${prefix}campcairn`, browser: `${prefix}campcairn-browser` };
  const options = { path: '/', httpOnly: true, secure, sameSite: 'lax' } as const;
  return {
    session: cookies.get(names.session),
    browser: cookies.get(names.browser),
    setSession: ({ token, maxAgeSeconds }) =>
      cookies.set(names.session, token, { ...options, maxAge: maxAgeSeconds }),
    setBrowser: (token) =>
      cookies.set(names.browser, token, { ...options, maxAge: BROWSER_MAX_AGE_SECONDS }),
    clear: () => cookies.delete(names.session, options),
  };
}

/** The routes of people who have signed in, and those where they do. */
const PRIVATE = /^\/(?:dashboard|operator|profile)(?:\/|$)/;
const SIGN_IN = /^\/\(public\)\/sign-(?:in|out)(?:\/|$)/;

/** Actions of the page "Your sign-in" that change passkeys and authenticator apps. */
const FACTOR_ACTIONS = ['/removePasskey', '/recoveryCodes', '/beginApp', '/setUpApp', '/removeApp'];

/**
 * Actions that ask for a recent sign-in, by route; no list means all of the route. With them somebody who
 * has found a device signed in could keep the account.
 */
const SENSITIVE: Readonly<Record<string, readonly string[] | undefined>> = {
  '/dashboard/[partner]/key': undefined,
  '/dashboard/[partner]/team': undefined,
  '/dashboard/[partner]/account': ['/enquiries', '/contact', '/close'],
  '/dashboard/[partner]/webhooks': [
    '/save',
    '/remove',
    '/rotate',
    '/plan_rotation',
    '/finish_rotation',
  ],
  '/profile': FACTOR_ACTIONS,
};

/** Whether a request leaves a team, which readers may do too. */
const isLeaving = (route: string, { search }: URL): boolean =>
  route === '/dashboard/[partner]/team' && search === '?/leave';

/** Pages of a partner that its test account does not have. */
const LIVE_ONLY =
  /^\/dashboard\/\[partner\]\/(?:account|claims|feed|premium|statistics|team)(?:\/|$)/;

/** Endpoints of scripts, which send people to the sign-in themselves. */
const ADDING_PASSKEYS = '/profile/passkeys';

/**
 * Actions that ask an operator for a second factor of the last minutes, by route. With those of the console somebody
 * who has found it open could come back.
 */
const FRESH_FACTOR: Readonly<Record<string, readonly string[]>> = {
  '/profile': FACTOR_ACTIONS,
  '/operator/people': ['/add', '/reset'],
};

const asksForFreshFactor = (route: string, { method }: Request, { searchParams }: URL): boolean =>
  route === ADDING_PASSKEYS ||
  (method === 'POST' &&
    Object.hasOwn(FRESH_FACTOR, route) &&
    FRESH_FACTOR[route]!.some((action) => searchParams.has(action)));

function isSensitive(route: string, { method }: Request, url: URL): boolean {
  if (route === ADDING_PASSKEYS) return true;
  if (method !== 'POST' || !Object.hasOwn(SENSITIVE, route)) return false;
  const actions = SENSITIVE[route];
  return actions === undefined || actions.some((action) => url.searchParams.has(action));
}

/**
 * Where the form that is being sent waits until its sender has signed in, who then sends it once more. Null
 * for what only the browser can send again: a file, what a script sends.
 */
function waitingPath({ method, headers }: Request, url: URL, isAgain: boolean): string | null {
  const to = nextPath(url.pathname + url.search);
  const isForm = headers.get('content-type')?.startsWith('application/x-www-form-urlencoded');
  if (method !== 'POST' || !isForm || to === null) return null;
  return `/sign-in/unsent?${isAgain ? 'again&' : ''}to=${encodeURIComponent(to)}`;
}

/** Where a signed-out person signs in, and then goes on; the page says so when something sent was not taken. */
function signInPath(next: string | null, isRead: boolean): string {
  const query = new URLSearchParams();
  if (next !== null) query.set('next', next);
  if (!isRead) query.set('unsent', '');
  return query.size === 0 ? '/sign-in' : `/sign-in?${query}`;
}

/** Where a person signs in once more, and then goes on. */
const signInAgainPath = (next: string | null): string =>
  `/sign-in?again${next === null ? '' : `&next=${encodeURIComponent(next)}`}`;

/** Leads who has to sign in to where their form waits, which it is sent on to, or to the sign-in. */
function signInFirst(waiting: string | null, signIn: string): never {
  if (waiting === null) redirect(303, signIn);
  redirect(307, waiting);
}

/** Whether a route's answers are for one person alone. */
export const isPersonal = (route: string | null): boolean =>
  route !== null && (PRIVATE.test(route) || SIGN_IN.test(route));

/**
 * Where a person goes to show the second factor, and then on.
 * @param isAgain whether it is to be shown although it was before
 */
export function secondFactorPath(next: string | null, isAgain = false): string {
  const query = new URLSearchParams();
  if (isAgain) query.set('again', '');
  if (next !== null) query.set('next', next);
  return `/sign-in/second-factor${query.size === 0 ? '' : `?${query}`}`;
}

/** Hides pages from people who are not signed in: answers 404. */
const hide = (locals: App.Locals, name: 'dashboard' | 'console'): void => {
  Object.defineProperty(locals, name, { get: () => error(404) });
};

/**
 * Finds who asks, before a page or an action of a personal route runs: signed-out people go to the
 * sign-in page, operators without a second factor to its page. `locals.dashboard` is set for those who
 * may see the partner in the path, `locals.console` for operators. For strangers such pages do not exist.
 */
export async function admit({ locals, cookies, url, request, route, params }: RequestEvent) {
  const { people, site, dashboardOf, consoleOf } = locals.services;
  const { session: token } = signInCookies(cookies, site.publicUrl);
  const session = token === undefined ? undefined : await people.sessions.find(token);
  if (session) locals.session = session;
  const id = route.id ?? '';
  if (!PRIVATE.test(id)) return;
  // The console is in English only.
  locals.locale = session && !id.startsWith('/operator') ? session.language : 'en';
  locals.dashboardWords = await loadDashboardWords(locals.locale);
  const { refused } = locals.dashboardWords.shell;
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  const here = nextPath(url.pathname + (isRead ? url.search : ''));
  if (!session) signInFirst(waitingPath(request, url, false), signInPath(here, isRead));
  const isOperator = await people.isOperator(session.email);
  if (id.startsWith('/profile')) {
    const [first] = await people.memberships(session.email);
    locals.timeZone = first?.timeZone ?? locals.timeZone;
  }
  if (isOperator && !session.second_factor_at) {
    // The first passkey may be what is missing; once there is any factor, it has to be shown first.
    const { person_id } = session;
    const mayAdd = id === ADDING_PASSKEYS && !(await people.secondFactors.hasAny(person_id));
    if (!mayAdd) redirect(303, secondFactorPath(here));
  }
  // No name of anything holds NUL, which the database refuses to look for.
  if (Object.values(params).some((part) => part?.includes('\0'))) {
    if (!isRead) error(404, refused.stranger);
    hide(locals, 'dashboard');
    hide(locals, 'console');
    return;
  }
  if (id.startsWith('/operator')) {
    if (isOperator) locals.console = consoleOf(session.email);
    else if (isRead) hide(locals, 'console');
    else error(404, refused.stranger);
  } else if (params.partner !== undefined) {
    const member = await people.memberOf(session, params.partner);
    if (!member || (member.isTest && LIVE_ONLY.test(id))) {
      if (!isRead) error(404, refused.stranger);
      hide(locals, 'dashboard');
      return;
    }
    // Use cases ask for the role of each change; those who may make none do not reach them.
    const mayLeave = !member.isOperator && isLeaving(id, url);
    if (!isRead && member.role === 'reader' && !mayLeave) error(403, refused.reader);
    locals.timeZone = member.timeZone;
    locals.dashboard = dashboardOf(member);
  }
  if (isSensitive(id, request, url) && !people.sessions.isRecent(session)) {
    if (id === ADDING_PASSKEYS) error(403);
    signInFirst(waitingPath(request, url, true), signInAgainPath(here));
  }
  const isStale = session.second_factor_at !== null && !people.sessions.hasFreshFactor(session);
  if (isOperator && isStale && asksForFreshFactor(id, request, url)) {
    if (id === ADDING_PASSKEYS) error(403);
    if (id === '/profile') redirect(303, secondFactorPath('/profile', true));
    signInFirst(waitingPath(request, url, true), secondFactorPath(here, true));
  }
}
