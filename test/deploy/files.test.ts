import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, it } from 'node:test';
import { parse, parseAllDocuments } from 'yaml';
import { SETTINGS } from '../../src/platform/config/index.ts';

const ROOT = join(import.meta.dirname, '../..');
const DEPLOY = join(ROOT, 'deploy');
const read = (file: string) => readFileSync(join(DEPLOY, file), 'utf8');

const UNITS = readdirSync(join(DEPLOY, 'systemd'), { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(?:service|conf|timer)$/.test(file))
  .map((file) => `systemd/${file}`);

/** Names of the environment that are not settings of ours. */
const OF_THE_RUNTIME = new Set(['NODE_ENV', 'NODE_COMPILE_CACHE', 'DATABASE_PASSWORD']);
const isSetting = (name: string) => Object.hasOwn(SETTINGS, name) || OF_THE_RUNTIME.has(name);

interface Manifest {
  apiVersion: string;
  kind: string;
  metadata: { name: string };
  // oxlint-disable-next-line typescript/no-explicit-any
  [field: string]: any;
}

const manifests: Manifest[] = readdirSync(join(DEPLOY, 'kubernetes'))
  .filter((file) => file !== 'kustomization.yaml')
  .flatMap((file) => parseAllDocuments(read(`kubernetes/${file}`)).map((one) => one.toJS()));
const ofKind = (kind: string) => manifests.filter((one) => one.kind === kind);

/** Checks a manifest by the JSON schema of its kind. Throws what is wrong with it. */
async function check(manifest: Manifest): Promise<void> {
  const { apiVersion, kind } = manifest;
  const models = (await import(`kubernetes-models/${apiVersion}/${kind}`)) as Record<
    string,
    new (fields: object) => { validate(): void }
  >;
  new models[kind]!(manifest).validate();
}

describe('the manifests for Kubernetes', () => {
  it('fit the schemas of their kinds', async () => {
    for (const manifest of manifests) {
      // The operator's own kind, whose schema no package has.
      if (manifest.apiVersion.startsWith('postgresql.cnpg.io/')) continue;
      await check(manifest);
    }
    const [web] = ofKind('Deployment');
    const wrong = { ...web!, spec: { ...web!.spec, replicas: 'three' } };
    await assert.rejects(check(wrong), /replicas/);
  });

  it('are all applied', () => {
    const { resources } = parse(read('kubernetes/kustomization.yaml'));
    const files = readdirSync(join(DEPLOY, 'kubernetes')).filter((f) => f !== 'kustomization.yaml');
    assert.deepEqual([...resources].sort(), files.sort());
  });

  it('name what they refer to', () => {
    const labels = ofKind('Deployment').map(({ spec }) => spec.template.metadata.labels);
    const fits = (wanted: Record<string, string>) =>
      labels.some((own) => Object.entries(wanted).every(([name, value]) => own[name] === value));
    for (const { spec } of ofKind('Service')) assert.ok(fits(spec.selector));
    for (const { spec } of ofKind('PodDisruptionBudget'))
      assert.ok(fits(spec.selector.matchLabels));
    const names = new Set(ofKind('Deployment').map(({ metadata }) => metadata.name));
    for (const { spec } of ofKind('HorizontalPodAutoscaler'))
      assert.ok(names.has(spec.scaleTargetRef.name));
    const [{ metadata: database }] = ofKind('Cluster') as [Manifest];
    for (const { spec } of ofKind('Deployment')) {
      const [container] = spec.template.spec.containers;
      const secrets = container.env.map((one: Manifest) => one.valueFrom?.secretKeyRef.name);
      assert.ok(secrets.includes(`${database.name}-app`));
      assert.equal(container.securityContext.readOnlyRootFilesystem, true);
      assert.equal(spec.template.spec.securityContext.runAsNonRoot, true);
    }
  });

  it('keep what was erased where it outlives a pod', () => {
    const worker = ofKind('Deployment').find(({ metadata }) => metadata.name === 'worker')!;
    const { containers, volumes } = worker.spec.template.spec;
    const { env, volumeMounts } = containers[0];
    const log = env.find(({ name }: { name: string }) => name === 'ERASURE_LOG').value;
    const { name } = volumeMounts.find(({ mountPath }: Manifest) => mountPath === dirname(log));
    const volume = volumes.find((one: { name: string }) => one.name === name);
    const claims = ofKind('PersistentVolumeClaim').map(({ metadata }) => metadata.name);
    assert.ok(claims.includes(volume.persistentVolumeClaim.claimName));
  });

  it('keep photos that members upload where they outlive a pod', () => {
    const [{ data }] = ofKind('ConfigMap') as [Manifest];
    assert.match(data.PHOTO_STORE_URL, /^s3:/);
  });

  it('set only settings that there are', () => {
    for (const { spec } of ofKind('Deployment')) {
      for (const { name } of spec.template.spec.containers[0].env) assert.ok(isSetting(name), name);
    }
    for (const { data } of ofKind('ConfigMap')) {
      for (const name of Object.keys(data)) assert.ok(isSetting(name), name);
    }
  });
});

describe('the image', () => {
  const lines = read('Containerfile').replaceAll('\\\n', '').split('\n');
  const of = (instruction: string) => lines.filter((line) => line.startsWith(`${instruction} `));

  it('runs as nobody of importance, from files that there are', () => {
    assert.match(of('USER').at(-1)!, /^USER [1-9]\d*:[1-9]\d*$/);
    const [, command = '', program = ''] = /"([^"]+)", "([^"]+)"/.exec(of('CMD').at(-1)!)!;
    assert.equal(command, 'node_modules/.bin/node');
    assert.ok(existsSync(join(ROOT, program)));
  });

  it('sets only settings that there are', () => {
    const names = of('ENV').flatMap((line) =>
      [...line.matchAll(/(\w+)=/g)].map(([, name]) => name!),
    );
    assert.ok(names.length > 4);
    for (const name of names) assert.ok(isSetting(name), name);
  });
});

describe('the units', () => {
  it('start what there is, from the current release', () => {
    const starts = UNITS.flatMap((file) => [...read(file).matchAll(/^ExecStart=(.*)$/gm)]);
    assert.equal(starts.length, 3);
    for (const [, line = ''] of starts) {
      const [, script = ''] =
        /^\/opt\/campcairn\/current\/(?:node_modules\/\.bin\/node )?(\S+)/.exec(line) ?? [];
      assert.ok(existsSync(join(ROOT, script)), line);
    }
  });

  it('leave to them what the web process and the worker have apart', () => {
    for (const name of ['ROLE', 'PORT', 'METRICS_PORT', 'DRAIN_SECONDS', 'DATA_DIR'])
      assert.doesNotMatch(read('campcairn.env.example'), new RegExp(`^#?${name}=`, 'm'));
  });
});

describe('the Compose file', () => {
  const { services } = parse(read('compose/compose.yaml'), { merge: true });

  it('gives web process and worker one folder and the same settings', () => {
    const { web, worker } = services;
    assert.deepEqual(web.volumes, ['data:/data']);
    assert.deepEqual(worker.volumes, web.volumes);
    assert.equal(web.env_file, '.env');
    assert.equal(worker.env_file, web.env_file);
  });
});

describe('the other files', () => {
  it('set only settings that there are', () => {
    const example = [...read('campcairn.env.example').matchAll(/^(\w+)=/gm)];
    const unit = UNITS.flatMap((file) => [
      ...read(file).matchAll(/(?:^Environment=|(?<=^Environment=.*) )([A-Z_0-9]+)=/gm),
    ]);
    assert.ok(unit.length > 8);
    const compose = parse(read('compose/compose.yaml'), { merge: true });
    const services = ['web', 'worker'].flatMap((name) =>
      Object.keys(compose.services[name].environment),
    );
    for (const name of [...[...example, ...unit].map(([, name]) => name!), ...services])
      assert.ok(isSetting(name), name);
  });
});
