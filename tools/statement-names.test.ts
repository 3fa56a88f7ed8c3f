import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { brokenStatementNames } from './statement-names.ts';
import { complaintsAbout } from './wrong-example.ts';

const complaints = (source: string) =>
  complaintsAbout(brokenStatementNames, { 'src/leads/wrong.sql.ts': source });

describe('the name of a statement', () => {
  it("is its constant's, in the slice", () => {
    const right = `const lockLead = statement<{ id: string }, [a: string]>(\n'leads.lock_lead', 'select 1');`;
    assert.deepEqual(
      complaints(`${right}\nexport const wipe = statement('leads.wipe', 'select 1');`),
      [],
    );
  });

  it('is refused when it is of another form', () => {
    for (const name of ['leads.lock', 'leads.lock-lead', 'lead.lock_lead', 'leads.lockLead']) {
      assert.deepEqual(complaints(`\nexport const lockLead = statement('${name}', 'select 1');`), [
        "src/leads/wrong.sql.ts:2 the statement lockLead is to be named 'leads.lock_lead'",
      ]);
    }
  });

  it('is refused when its constant is in capitals', () => {
    assert.deepEqual(complaints("const LOCK = statement('leads.lock', 'select 1');"), [
      'src/leads/wrong.sql.ts:1 LOCK is to be in camelCase',
    ]);
  });

  it('is refused when it is made up', () => {
    assert.deepEqual(complaints('const of = (n) => statement(`leads.of_${n}`, text);'), [
      'src/leads/wrong.sql.ts makes statements that are not constants with a name of their own',
    ]);
  });
});
