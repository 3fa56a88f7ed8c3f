import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { it } from 'node:test';
import { actions } from '../site/messages/console/actions.ts';
import { ROOT } from './run.ts';

const sources = globSync('src/**/*.ts', { cwd: ROOT })
  .filter((file) => !file.endsWith('.test.ts'))
  .map((file) => readFileSync(join(ROOT, file), 'utf8'));

const LITERALS = [
  /\baction:\s*(?:[^,'`]*\?\s*'(?<other>[a-z]+\.[a-z_]+)'\s*:\s*)?'(?<action>[a-z]+\.[a-z_]+)'/g,
  /\(\s*(?:tx|db),\s*(?:row,\s*)?'(?<action>[a-z]+\.[a-z_]+)'/g,
  /\bentryOf\('(?<action>[a-z]+\.[a-z_]+)'/g,
];
const TEMPLATE = /(?:\baction:\s*|\((?:tx|db),\s*)`(?<template>[^`]*\.[^`]*)`/g;

/**
 * For names of actions that are made from a value: the file with the possible values, and a pattern
 * that finds them.
 */
const PARTS: Record<string, [file: string, value: RegExp]> = {
  'person.${change}': ['src/people/credential-change.ts', /\| '(\w+)'/g],
  'listing.${action}': ['src/listings/manage/bulk.sql.ts', /(?<=BulkAction =.*)'(\w+)'/g],
  'account.${what}': ['src/app/pages/dashboard/account.ts', /\bchange\(\s*'(\w+)'/g],
  'team.${what}': ['src/app/pages/dashboard/team.ts', /\bchange\('(\w+)'/g],
  'premium.${what}': ['src/app/pages/dashboard/premium.ts', /\blead\(\s*'(\w+)'/g],
  '${kind}.import': ['src/app/use-cases/imports.ts', /\bimported\('(\w+)'/g],
};

function namesOf(template: string): string[] {
  const [file, value] = PARTS[template] ?? assert.fail(`unknown name of an action: ${template}`);
  const values = [...readFileSync(join(ROOT, file), 'utf8').matchAll(value)].map(([, it]) => it!);
  assert.ok(values.length > 0, template);
  return values.map((each) => template.replace(/\$\{\w+\}/, each));
}

it('every action that is recorded has its words, and none besides', () => {
  const recorded = new Set<string>();
  for (const source of sources) {
    for (const form of LITERALS) {
      for (const { groups } of source.matchAll(form)) {
        for (const name of [groups!.action, groups!.other]) if (name) recorded.add(name);
      }
    }
    for (const { groups } of source.matchAll(TEMPLATE)) {
      for (const name of namesOf(groups!.template!)) recorded.add(name);
    }
  }
  assert.deepEqual([...recorded].sort(), Object.keys(actions).sort());
});
