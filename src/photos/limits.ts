/** Maximum size of an uploaded file in bytes. */
export const MAX_PHOTO_BYTES = 20 * 1024 ** 2;

/** Maximum number of pixels of an uploaded picture: twice what phones make, far below a decompression bomb. */
export const MAX_PHOTO_PIXELS = 100_000_000;

/**
 * The same for progressive JPEG and interlaced PNG, which are held in memory as a whole. Cameras make none, and
 * the script of the form sends what is large as another.
 */
export const MAX_INTERLACED_PIXELS = 25_000_000;

/** Longest side of a stored photo in pixels: sharp on the largest screens that pages are made for. */
export const LONGEST_SIDE_PX = 2560;

/** Maximum size in bytes of all photos of a partner. */
export const MAX_PARTNER_BYTES = 5 * 1024 ** 3;

/** The same of an account that waits for approval, which a stranger may have opened. */
export const MAX_PREPARED_BYTES = 300 * 1024 ** 2;

/** Number of photos that a partner may upload in an hour: 30 for each of some 30 listings. */
export const UPLOADS_PER_HOUR = 1_000;

/** Days after which a photo that no listing has is deleted. */
export const UNUSED_DAYS = 7;
