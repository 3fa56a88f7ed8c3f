import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { signed } from './sign.ts';

/** The account, time and bucket of Amazon's own examples. */
const key = {
  accessKeyId: 'AKIAIOSFODNN7EXAMPLE',
  secretAccessKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
  region: 'us-east-1',
};
const at = new Date('2013-05-24T00:00:00Z');
const bucket = 'https://examplebucket.s3.amazonaws.com';

describe("the signature of Amazon's examples", () => {
  it('is theirs for the reading of a part of an object', () => {
    const { authorization } = signed(
      {
        method: 'GET',
        url: new URL('/test.txt', bucket),
        headers: { range: 'bytes=0-9' },
        body: '',
        at,
      },
      key,
    );
    assert.equal(
      authorization,
      'AWS4-HMAC-SHA256 Credential=AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request, ' +
        'SignedHeaders=host;range;x-amz-content-sha256;x-amz-date, ' +
        'Signature=f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
    );
  });

  it('is theirs for the writing of an object whose name has other signs', () => {
    const { authorization } = signed(
      {
        method: 'PUT',
        url: new URL('/test%24file.text', bucket),
        headers: {
          date: 'Fri, 24 May 2013 00:00:00 GMT',
          'x-amz-storage-class': 'REDUCED_REDUNDANCY',
        },
        body: Buffer.from('Welcome to Amazon S3.'),
        at,
      },
      key,
    );
    assert.match(
      authorization ?? '',
      /SignedHeaders=date;host;x-amz-content-sha256;x-amz-date;x-amz-storage-class, Signature=98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd$/,
    );
  });
});
