import { type Cookies, error, redirect, type RequestEvent } from '@sveltejs/kit';
import type { OpenedSession } from '#lib/services.ts';
import { loadDashboardWords } from '#messages/load-dashboard.ts';
import { nextPath } from './next-path.ts';

/** Time in seconds during which a browser may use the sign-in links that it requested. */
const BROWSER_MAX_AGE_SECONDS = 3600;

/** The two cookies of people who sign in; no other cookie is set. */
export interface SignInCookies {
  /** Token of the session. */
  session: string | undefined;
  /** Binds a mailed link to the browser that requested it. */
  browser: string | undefined;
  setSession(session: OpenedSession): void;
  setBrowser(token: string): void;
  clear(): void;
}

/**
 * Reads the sign-in cookies of a request. With https they have the prefix `__Host-`: browsers then
 * ignore such cookies from other hosts and from plain http.
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

/** Routes for signed-in people, and the routes of the sign-in itself. */
const PRIVATE = /^\/(?:dashboard|operator|profile)(?:\/|$)/;
const SIGN_IN = /^\/\(public\)\/sign-(?:in|out)(?:\/|$)/;

/** Actions of the page "Your sign-in" that change passkeys and authenticator apps. */
const FACTOR_ACTIONS = ['/removePasskey', '/recoveryCodes', '/beginApp', '/setUpApp', '/removeApp'];

/**
 * Actions that require a recent sign-in, by route; undefined stands for the whole route. With them,
 * somebody who finds a signed-in device could take over the account.
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

/** Whether a request leaves a team, which members without write access may do too. */
const isLeaving = (route: string, { search }: URL): boolean =>
  route === '/dashboard/[partner]/team' && search === '?/leave';

/** Pages of a partner that do not exist for its test account. */
const LIVE_ONLY =
  /^\/dashboard\/\[partner\]\/(?:account|claims|feed|premium|statistics|team)(?:\/|$)/;

/** What open pages ask again and again by themselves, which is no use of a session. */
const WATCHED = '/dashboard/[partner]/leads/to-answer.json';

/** Endpoint of a script, which redirects to the sign-in itself. */
const ADDING_PASSKEYS = '/profile/passkeys';

/**
 * Actions that require an operator's second factor within the last minutes, by route. With those of
 * the console, somebody who finds it open could gain permanent access.
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
 * Returns the path that holds a submitted form while its sender signs in; the sender then submits
 * it again. Returns null for requests that cannot be repeated this way: uploads, and requests by
 * scripts.
 */
function waitingPath({ method, headers }: Request, url: URL, isAgain: boolean): string | null {
  const to = nextPath(url.pathname + url.search);
  const isForm = headers.get('content-type')?.startsWith('application/x-www-form-urlencoded');
  if (method !== 'POST' || !isForm || to === null) return null;
  return `/sign-in/unsent?${isAgain ? 'again&' : ''}to=${encodeURIComponent(to)}`;
}

/**
 * Returns the sign-in path that continues to `next`. When a submission was lost, the sign-in page
 * says so.
 */
function signInPath(next: string | null, isRead: boolean): string {
  const query = new URLSearchParams();
  if (next !== null) query.set('next', next);
  if (!isRead) query.set('unsent', '');
  return query.size === 0 ? '/sign-in' : `/sign-in?${query}`;
}

/** Returns the path where a signed-in person signs in again and continues to `next`. */
const signInAgainPath = (next: string | null): string =>
  `/sign-in?again${next === null ? '' : `&next=${encodeURIComponent(next)}`}`;

/**
 * Redirects to the page that holds the submitted form (307 forwards the form to it), or to the
 * sign-in.
 */
function signInFirst(waiting: string | null, signIn: string): never {
  if (waiting === null) redirect(303, signIn);
  redirect(307, waiting);
}

/** Whether the responses of a route are for one person only. */
export const isPersonal = (route: string | null): boolean =>
  route !== null && (PRIVATE.test(route) || SIGN_IN.test(route));

/**
 * Returns the path where a person confirms the second factor and continues to `next`.
 * @param isAgain whether to ask again although it was already confirmed
 */
export function secondFactorPath(next: string | null, isAgain = false): string {
  const query = new URLSearchParams();
  if (isAgain) query.set('again', '');
  if (next !== null) query.set('next', next);
  return `/sign-in/second-factor${query.size === 0 ? '' : `?${query}`}`;
}

/** Makes access to a service throw a 404 for people who may not use it. */
const hide = (locals: App.Locals, name: 'dashboard' | 'console'): void => {
  Object.defineProperty(locals, name, { get: () => error(404) });
};

/**
 * Identifies the person before a page or action of a private route runs. Signed-out people are
 * redirected to the sign-in, operators without a second factor to its page. Sets `locals.dashboard`
 * for members of the partner in the path, and `locals.console` for operators. For everybody else
 * these pages respond with 404.
 */
export async function admit({ locals, cookies, url, request, route, params }: RequestEvent) {
  const { people, site, dashboardOf, consoleOf } = locals.services;
  const { session: token } = signInCookies(cookies, site.publicUrl);
  const isUse = route.id !== WATCHED;
  const session = token === undefined ? undefined : await people.sessions.find(token, isUse);
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
    // The action may be adding a first passkey. Once there is a second factor, it has to be
    // confirmed first.
    const { person_id } = session;
    const mayAdd = id === ADDING_PASSKEYS && !(await people.secondFactors.hasAny(person_id));
    if (!mayAdd) redirect(303, secondFactorPath(here));
  }
  // No name in a path contains NUL, and the database refuses to look it up.
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
    // Use cases check the role for each change. Members who may not change anything are refused
    // here already.
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
