import { createContext } from 'svelte';
import type { Dashboard } from '#lib/services.ts';

/** What the photos of a form need beside its fields. */
export interface PhotoSettings {
  /** Path of a picture through the image proxy, with `{w}` for the width; null for no address. */
  pictureOf(url: string): string | null;
  /** Where the script sends photos. */
  uploadPath: string;
  /** Maximum size of a file in bytes. */
  maxBytes: number;
  /** Sentences about files that were sent with the form and not taken. */
  refused: readonly string[];
  /** How photos load, once that was checked. */
  checks: Awaited<ReturnType<Dashboard['listings']['checkPhotos']>>;
}

/** `usePhotos` in the editor of photos; the page of the form sets it. */
export const [usePhotos, setPhotos] = createContext<PhotoSettings>();
