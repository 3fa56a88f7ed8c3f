import type { PhotoRefusal } from '#lib/services.ts';

/** How a refusal is answered: the HTTP status, and whether the same photo may be taken later. */
export function refusalOf(why: PhotoRefusal): { status: number; isLater: boolean } {
  switch (why) {
    case 'busy':
      return { status: 503, isLater: true };
    case 'too_fast':
      return { status: 429, isLater: true };
    // Not for seconds, but for up to an hour: the script does not try again.
    case 'too_many':
      return { status: 429, isLater: false };
    case 'too_large':
      return { status: 413, isLater: false };
    default:
      return { status: 422, isLater: false };
  }
}
