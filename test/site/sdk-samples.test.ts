import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { Campcairn } from '@campcairn/sdk';
import { type Description, withSdkSamples } from '../../site/src/lib/developers/sdk-samples.ts';

const file = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
const read = (key: string | null) => {
  const { paths } = withSdkSamples(JSON.parse(file('docs/openapi.json')) as Description, key);
  return Object.values(paths)
    .flatMap((methods) => Object.values(methods) as Record<string, any>[]) // oxlint-disable-line typescript/no-explicit-any
    .filter(({ operationId }) => operationId);
};

describe('samples of the reference', () => {
  it('are there for each call, by methods that the SDK and the client for Python have', () => {
    const python = file('packages/python/campcairn_client.py');
    const sdk = new Campcairn({ apiKey: 'cc_test_abcdefgh', baseUrl: 'https://a.example' });
    const operations = read(null);
    assert.ok(operations.length > 20);
    for (const { operationId, 'x-codeSamples': samples } of operations) {
      assert.equal(samples?.length, 2, operationId);
      const [inTypescript, inPython] = samples.map(
        ({ source }: { source: string }) => /campcairn\.([\w.]+)\(/.exec(source)![1]!,
      );
      const method = inTypescript.split('.').reduce((value: any, name: string) => value[name], sdk); // oxlint-disable-line typescript/no-explicit-any
      assert.equal(typeof method, 'function', inTypescript);
      assert.ok(python.includes(`    def ${inPython.split('.').at(-1)}(`), inPython);
      for (const { source } of samples) assert.doesNotMatch(source, /\$|undefined/, operationId);
    }
  });

  it('write examples as each language does, with the key of the guide', () => {
    const sources = new Map(
      read('cc_test_k').map(({ operationId, 'x-codeSamples': samples }) => [
        operationId,
        samples.map(({ source }: { source: string }) => source),
      ]),
    );
    const [typescript, python] = sources.get('causeEnquiry');
    assert.match(typescript, /apiKey: 'cc_test_k',\n {2}baseUrl: 'https:\/\/campcairn\.example/);
    assert.match(
      typescript,
      /causeEnquiry\(\{\n {2}external_id: 'bramble',\n {2}message: 'Is there room/,
    );
    assert.match(python, /api_key="cc_test_k"/);
    assert.match(python, /cause_enquiry\(\{\n {4}"external_id": "bramble",\n/);
    assert.match(sources.get('putListing')[1], /: (?:True|False)/);
  });
});
