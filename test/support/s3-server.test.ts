import assert from 'node:assert/strict';
import { it } from 'node:test';
import { signatureOf } from './s3-server.ts';

const EMPTY = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';
const wanted = {
  day: '20130524',
  region: 'us-east-1',
  secret: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
};
const common = { host: 'examplebucket.s3.amazonaws.com', 'x-amz-date': '20130524T000000Z' };

it("the stand-in for an object store wants the signatures of Amazon's four examples", () => {
  const always = ['host', 'x-amz-content-sha256', 'x-amz-date'];
  const body = Buffer.from('Welcome to Amazon S3.');
  for (const [method, target, headers, sent, signature] of [
    [
      'GET',
      '/test.txt',
      { range: 'bytes=0-9', 'x-amz-content-sha256': EMPTY },
      Buffer.alloc(0),
      'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
    ],
    [
      'PUT',
      '/test$file.text',
      {
        date: 'Fri, 24 May 2013 00:00:00 GMT',
        'x-amz-storage-class': 'REDUCED_REDUNDANCY',
        'x-amz-content-sha256': '44ce7dd67c959e0d3524ffac1771dfbba87d2b6b4b4e99e42034a8b803f8b072',
      },
      body,
      '98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd',
    ],
    [
      'GET',
      '/?lifecycle',
      { 'x-amz-content-sha256': EMPTY },
      Buffer.alloc(0),
      'fea454ca298b7da1c68078a5d1bdbfbbe0d65c699e0f91ac7a200a0136783543',
    ],
    [
      'GET',
      '/?max-keys=2&prefix=J',
      { 'x-amz-content-sha256': EMPTY },
      Buffer.alloc(0),
      '34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7',
    ],
  ] as const) {
    const names = [...new Set([...always, ...Object.keys(headers)])].sort();
    const claimed = { method, target, headers: { ...common, ...headers }, body: sent };
    assert.equal(signatureOf(claimed, { ...wanted, names }), signature, target);
  }
});
