import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { bucketAddress } from './object-store.ts';

describe('the address of a bucket', () => {
  const address = (endpoint: string, prefix: string, pathStyle: boolean) =>
    bucketAddress({ endpoint, bucket: 'vans', prefix, pathStyle }).href;

  it('has the bucket before the host', () => {
    assert.equal(
      address('https://s3.eu-west-1.amazonaws.com', '', false),
      'https://vans.s3.eu-west-1.amazonaws.com/',
    );
    assert.equal(
      address('https://fsn1.objects.example:8443/', 'made/images', false),
      'https://vans.fsn1.objects.example:8443/made/images',
    );
  });

  it('has the bucket in its path where that is set, below the path of the store', () => {
    assert.equal(address('http://127.0.0.1:9000', '', true), 'http://127.0.0.1:9000/vans');
    assert.equal(
      address('https://store.example/storage/v1/s3/', 'made', true),
      'https://store.example/storage/v1/s3/vans/made',
    );
  });
});
