/** Why a picture cannot be shown. */
export type ImageFailure =
  /** The partner's server answers that the picture does not exist. */
  | 'gone'
  /** The picture is not public, not a JPEG, PNG or WebP, broken, or too large. */
  | 'refused'
  /** The partner's server could not be reached or failed, possibly temporarily. */
  | 'unreachable'
  /** Too many pictures are being converted. */
  | 'busy';

/** A picture that cannot be shown now; `kind` says why, the message is for logs. */
export class ImageError extends Error {
  override name = 'ImageError';
  readonly kind: ImageFailure;

  constructor(kind: ImageFailure, message: string, options?: ErrorOptions) {
    super(message, options);
    this.kind = kind;
  }
}
