import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { allMessages, GOLDEN } from '../fixtures/messages/messages.ts';

const lines = readFileSync(GOLDEN, 'utf8').trimEnd().split('\n');
const said = lines.map((line) => line.split('  <- ')[0] ?? '');

describe('the messages about what was sent', () => {
  it('are those of the golden file (npm run openapi writes it again)', () => {
    assert.equal(allMessages(), `${lines.join('\n')}\n`);
  });

  it('have the field as their subject, and one of few verbs', () => {
    const shape =
      /^[a-z ]+ {2}(?:\(the whole body\)|[\w.]+) (?:is|must|must not|may not|may only|has|overlaps|names|lies)\b.*\.$/;
    for (const line of said) assert.match(line, shape);
  });

  it('have no bound without the other, no words of programs, and no wrong plural', () => {
    for (const line of said) {
      assert.doesNotMatch(line, /undefined|NaN|\[object|Invalid|expected|\b1 [a-z]+s\b/, line);
      assert.doesNotMatch(line, /must have at least/, line);
    }
  });

  it('say of null what to do: to leave the field out, or that null is possible', () => {
    const ofNull = lines.filter((line) => line.endsWith(' <- null'));
    assert.ok(ofNull.length > 50);
    assert.ok(
      ofNull.some((line) => line.includes('must not be null: leave the field out instead')),
    );
    const nullable = said.filter((line) => /webhook_url|lead_email|mileage_included/.test(line));
    const must = nullable.filter((line) => / must be /.test(line));
    for (const line of must) assert.match(line, /, or null(?:;.*)?\.$/);
  });
});
