import type { KeyRing } from '../platform/secrets/index.ts';

/** Secret links to the pages of listings that are not public. */
export interface PreviewLinks {
  urlOf(listingId: number): string;
  /** Returns the listing id in a link's token; undefined when its signature is invalid. */
  read(token: string): number | undefined;
  /** Returns a copy of an answer in which the `public_url` beside a listing's `id` is its preview link. */
  within(answer: unknown): unknown;
}

const PURPOSE = 'listing-preview';

/** Length of a link's signature: 144 bits, which are 24 characters of base64url. */
const SIGNATURE_BYTES = 18;

/** Makes the links of a service at `publicUrl`. */
export function createPreviewLinks(keyRing: KeyRing, publicUrl: string): PreviewLinks {
  const urlOf = (id: number): string =>
    `${publicUrl}/preview/${id}.${keyRing.sign(PURPOSE, String(id), SIGNATURE_BYTES)}`;
  const within = (answer: unknown): unknown => {
    if (Array.isArray(answer)) return answer.map(within);
    if (typeof answer !== 'object' || answer === null) return answer;
    const copy: Record<string, unknown> = {};
    for (const [name, value] of Object.entries(answer)) copy[name] = within(value);
    if (typeof copy.public_url === 'string' && typeof copy.id === 'number') {
      copy.public_url = urlOf(copy.id);
    }
    return copy;
  };
  return {
    urlOf,
    read(token) {
      const [, id = '', signature = ''] = /^(\d{1,15})\.([\w-]+)$/.exec(token) ?? [];
      return keyRing.verify(PURPOSE, id, signature, SIGNATURE_BYTES) ? Number(id) : undefined;
    },
    within,
  };
}
