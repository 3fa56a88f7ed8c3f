/** Paths that a sign-in may continue to. */
const ALLOWED = /^\/(?:dashboard|operator|profile)(?:[/?][\w\-./~%?&=+:,]*)?$/;

/** A placeholder origin for resolving paths; it is never requested. */
const SITE = 'http://site.invalid';

/** Returns the path to open after signing in; null unless it is a private page of this site. */
export function nextPath(path: string | null): string | null {
  if (path === null || path.length > 500 || !ALLOWED.test(path)) return null;
  // Browsers resolve `%2e%2e` like `..`, which would lead out of the private pages.
  const isResolved = new URL(path, SITE).pathname === path.split('?')[0];
  return isResolved && !path.includes('//') ? path : null;
}

const OF_OPERATORS = /^\/operator(?:[/?]|$)/;

/**
 * Returns the page after a sign-in: the requested one, or the person's start page if they may not
 * open it.
 */
export function pathAfterSignIn(requested: string | null, isOperator: boolean): string {
  const next = nextPath(requested);
  if (next !== null && (isOperator || !OF_OPERATORS.test(next))) return next;
  return isOperator ? '/operator' : '/dashboard';
}
