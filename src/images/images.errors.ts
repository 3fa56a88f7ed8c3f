/** Why there is no picture to show. */
export type ImageFailure =
  /** The partner's server says that it is not there. */
  | 'gone'
  /** It is none that is shown: not public, no JPEG, PNG or WebP, broken, or too large. */
  | 'refused'
  /** Its server could not be reached or did not answer as it should; that may pass. */
  | 'unreachable'
  /** Too many pictures are being made just now. */
  | 'busy';

/** A picture that cannot be shown now, and why; the message is for logs. */
export class ImageError extends Error {
  override name = 'ImageError';
  readonly kind: ImageFailure;

  constructor(kind: ImageFailure, message: string, options?: ErrorOptions) {
    super(message, options);
    this.kind = kind;
  }
}
