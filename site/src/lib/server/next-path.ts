/** The paths that a sign-in may lead on to. */
const ALLOWED = /^\/(?:dashboard|operator|profile)(?:[/?][\w\-./~%?&=+:,]*)?$/;

/** A placeholder origin of this site for resolving paths; no request goes there. */
const SITE = 'http://site.invalid';

/** A path to go to after signing in; null unless it is one of the private pages of this site. */
export function nextPath(path: string | null): string | null {
  if (path === null || path.length > 500 || !ALLOWED.test(path)) return null;
  // Browsers take `%2e%2e` for `..` and would leave the private pages by it.
  const isResolved = new URL(path, SITE).pathname === path.split('?')[0];
  return isResolved && !path.includes('//') ? path : null;
}

const OF_OPERATORS = /^\/operator(?:[/?]|$)/;

/** The page after a sign-in: the one that was asked for, or the person's start page if they cannot open it. */
export function pathAfterSignIn(asked: string | null, isOperator: boolean): string {
  const next = nextPath(asked);
  if (next !== null && (isOperator || !OF_OPERATORS.test(next))) return next;
  return isOperator ? '/operator' : '/dashboard';
}
