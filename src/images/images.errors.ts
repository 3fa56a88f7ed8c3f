/** Why a picture cannot be shown. */
export type ImageFailure =
  /** The partner's server answers that it does not exist. */
  | 'gone'
  /** It is not public, no JPEG, PNG or WebP, broken, or too large. */
  | 'refused'
  /** Its server could not be reached or failed, perhaps temporarily. */
  | 'unreachable'
  /** Too many pictures are being converted. */
  | 'busy';

/** A picture cannot be shown now; `kind` says why, the message is for logs. */
export class ImageError extends Error {
  override name = 'ImageError';
  readonly kind: ImageFailure;

  constructor(kind: ImageFailure, message: string, options?: ErrorOptions) {
    super(message, options);
    this.kind = kind;
  }
}
