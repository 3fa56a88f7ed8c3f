/**
 * Checks docs/openapi.json against Redocly's `recommended-strict` and Spectral's `oas`; any finding
 * is an error.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createConfig, lint } from '@redocly/openapi-core';
import spectralCore from '@stoplight/spectral-core';
import spectralRulesets from '@stoplight/spectral-rulesets';

const FILE = join(import.meta.dirname, '../docs/openapi.json');

async function byRedocly() {
  const config = await createConfig({ extends: ['recommended-strict'] });
  const problems = await lint({ ref: FILE, config });
  return problems.map(
    ({ ruleId, message, location }) => `${ruleId}: ${message} (${location[0]?.pointer ?? ''})`,
  );
}

async function bySpectral() {
  const spectral = new spectralCore.Spectral();
  spectral.setRuleset({ extends: [spectralRulesets.oas], rules: {} });
  const findings = await spectral.run(readFileSync(FILE, 'utf8'));
  return findings.map(({ code, message, path }) => `${code}: ${message} (${path.join('/')})`);
}

const findings = [...(await byRedocly()), ...(await bySpectral())];
if (findings.length > 0) console.error(findings.join('\n'));
process.exitCode = findings.length > 0 ? 1 : 0;
