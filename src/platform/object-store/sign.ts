import { createHash, createHmac } from 'node:crypto';

/** Who signs, and for which region of the store. */
export interface SigningKey {
  accessKeyId: string;
  secretAccessKey: string;
  region: string;
}

/** A request of S3's API without a query, before it is signed. */
export interface Unsigned {
  method: string;
  /** Its path has everything but letters, digits and `-._~/` as %XX. */
  url: URL;
  /** By names in lower case; all of them are signed, with `host` and those that signing adds. */
  headers: Readonly<Record<string, string>>;
  /** Its bytes, which are signed too. */
  body: Buffer | '';
  /** A store refuses what is more than 15 minutes off. */
  at: Date;
}

/** The SHA-256 of bytes, in hexadecimal digits. */
export const sha256 = (bytes: Buffer | string): string =>
  createHash('sha256').update(bytes).digest('hex');

const hmac = (key: Buffer | string, text: string): Buffer =>
  createHmac('sha256', key).update(text).digest();

/**
 * Signs a request by AWS Signature Version 4, the one that all stores with S3's API know; gives all headers to send.
 * https://docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-header-based-auth.html
 */
export function signed(request: Unsigned, key: SigningKey): Record<string, string> {
  const { method, url, body, at } = request;
  const time = at.toISOString().replace(/[-:]|\.\d{3}/g, '');
  const day = time.slice(0, 8);
  const headers: Record<string, string> = {
    ...request.headers,
    host: url.host,
    'x-amz-content-sha256': sha256(body),
    'x-amz-date': time,
  };
  const names = Object.keys(headers).sort();
  const canonical = [
    method,
    url.pathname,
    '',
    ...names.map((name) => `${name}:${headers[name]}`),
    '',
    names.join(';'),
    headers['x-amz-content-sha256'],
  ].join('\n');
  const scope = `${day}/${key.region}/s3/aws4_request`;
  const toSign = ['AWS4-HMAC-SHA256', time, scope, sha256(canonical)].join('\n');
  const signing = [day, key.region, 's3', 'aws4_request'].reduce<Buffer | string>(
    hmac,
    `AWS4${key.secretAccessKey}`,
  );
  const signature = hmac(signing as Buffer, toSign).toString('hex');
  return {
    ...headers,
    authorization:
      `AWS4-HMAC-SHA256 Credential=${key.accessKeyId}/${scope}, ` +
      `SignedHeaders=${names.join(';')}, Signature=${signature}`,
  };
}
