/** Why an upload is refused. */
export type PhotoRefusal =
  /** The file has no bytes. */
  | 'empty'
  /** Above `MAX_PHOTO_BYTES`. */
  | 'too_large'
  /** Not a JPEG, PNG or WebP. */
  | 'no_photo'
  /** A photo in Apple's format, which is not decoded. */
  | 'heic'
  /** More pixels than any camera makes. */
  | 'too_many_pixels'
  /** Cut off, or damaged otherwise. */
  | 'broken'
  /** The photos of the account take all its room. */
  | 'account_full'
  /** The account uploads more in an hour than is allowed. */
  | 'too_many'
  /** The account has too many uploads under way; the same file is accepted later. */
  | 'too_fast'
  /** The process has too many uploads under way; the same file is accepted later. */
  | 'busy';

/** A photo that is not taken; pages have a sentence for each reason. */
export class PhotoRefused extends Error {
  override name = 'PhotoRefused';
  readonly why: PhotoRefusal;

  constructor(why: PhotoRefusal, options?: ErrorOptions) {
    super(`The photo is refused: ${why}`, options);
    this.why = why;
  }
}
