/** Whether a store could not be asked in time, or was asked and does not do it. */
export type ObjectStoreFailure = 'away' | 'refused';

/**
 * A store did not carry out a request; the message is a sentence that names the setting and what to
 * do.
 */
export class ObjectStoreError extends Error {
  override name = 'ObjectStoreError';
  readonly kind: ObjectStoreFailure;

  constructor(kind: ObjectStoreFailure, message: string, options?: ErrorOptions) {
    super(message, options);
    this.kind = kind;
  }
}

/** The parts of a refusal; they contain nothing of the keys. */
interface Refusal {
  status: number;
  /** S3's name of the error, such as `NoSuchBucket`; undefined where the answer has none. */
  code: string | undefined;
  /** The bucket's actual region, according to the answer. */
  region: string | undefined;
}

/** The place that was asked. */
export interface Asked {
  /** Name of the setting that names the bucket. */
  setting: string;
  host: string;
  bucket: string;
  region: string;
}

function sentenceOf({ status, code, region }: Refusal, asked: Asked): string {
  const { setting, host, bucket } = asked;
  switch (code) {
    case 'NoSuchBucket':
      return `${setting} names the bucket ${bucket}, which ${host} does not have. Make it there, or correct the name.`;
    case 'InvalidAccessKeyId':
      return `S3_ACCESS_KEY_ID is not known to ${host}. Give the id of a key that was made there.`;
    case 'SignatureDoesNotMatch':
      return `S3_SECRET_ACCESS_KEY does not belong to S3_ACCESS_KEY_ID at ${host}. Give the secret that was shown when the key was made.`;
    case 'RequestTimeTooSkewed':
      return `The clock of this machine and that of ${host} are more than 15 minutes apart. Set this machine's by NTP.`;
    case 'AuthorizationHeaderMalformed':
    case 'PermanentRedirect':
      return `S3_REGION is ${asked.region}, and the bucket ${bucket} is in ${region ?? 'another region'}. Give the region of the bucket.`;
    case 'AccessDenied':
      return `The key of S3_ACCESS_KEY_ID may not use the bucket ${bucket} at ${host}. Allow it s3:GetObject, s3:PutObject and s3:DeleteObject on what ${setting} names, and s3:ListBucket on the bucket.`;
    default:
      return `S3_ENDPOINT leads to ${host}, which answers ${status}${code === undefined ? '' : ` ${code}`}. Give the address of a store with S3's API.`;
  }
}

const BUSY = new Set([408, 429, 500, 502, 503, 504]);

/** Returns the error of an answer that is neither a success nor `not found`. */
export function refusal(answer: Refusal, asked: Asked): ObjectStoreError {
  return BUSY.has(answer.status)
    ? new ObjectStoreError(
        'away',
        `${asked.host} answers ${answer.status}${answer.code === undefined ? '' : ` ${answer.code}`}.`,
      )
    : new ObjectStoreError('refused', sentenceOf(answer, asked));
}
