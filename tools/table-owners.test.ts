import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { brokenTableOwners } from './table-owners.ts';
import { complaintsAbout } from './wrong-example.ts';

const sql = (text: string) => `export const wrong = statement('x.wrong', \`${text}\`);\n`;
const complaints = (file: string, text: string) =>
  complaintsAbout(brokenTableOwners, { [file]: sql(text) });

const FOREIGN_TABLES = {
  'a select': 'select 1 from listing',
  'a select of a schema': 'select 1 from public.listing',
  'a join': 'select 1 from lead left join listing l on l.id = lead.listing_id',
  'a list of tables': 'select f(a, b) from lead d, listing l where d.id = l.id',
  'a statement within a with':
    'with l as (select id from lead), m as (select from listing) select 1',
  'an insert': 'insert into listing (id) select 1',
  'an update': 'update listing set id = 1',
  'an update from': 'update lead set id = l.id from listing l',
  'a delete': 'delete from only listing',
  'a delete using': 'delete from lead using listing l where l.id = lead.listing_id',
  'a truncate': 'truncate table lead, listing',
  'a lock': 'lock table listing in share mode',
  'a copy': 'copy listing (id) from stdin',
  'a fragment': 'listing l where l.id = $1',
  'a fragment in a fragment': "select ${one ? `from listing` : ''}",
};

describe('a statement that names a table of another slice', () => {
  for (const [what, text] of Object.entries(FOREIGN_TABLES)) {
    it(`is found in ${what}`, () => {
      assert.deepEqual(complaints('src/leads/wrong.sql.ts', text), [
        'src/leads/wrong.sql.ts:1 listing belongs to listings',
      ]);
    });
  }

  it('is found in a part of the platform', () => {
    assert.deepEqual(complaints('src/platform/mail/wrong.sql.ts', 'select 1 from job'), [
      'src/platform/mail/wrong.sql.ts:1 job belongs to platform/jobs',
    ]);
  });
});

describe('a statement may name', () => {
  const mayName = (what: string, text: string, file = 'src/leads/right.sql.ts') =>
    it(what, () => assert.deepEqual(complaints(file, text), []));

  mayName('tables of its own', 'select 1 from listing', 'src/listings/right.sql.ts');
  mayName(
    'what another slice publishes',
    'select 1 from lead join ${SHOWN_LISTING} listing on true',
  );
  mayName('columns called like a table', 'select lead.place, mail, area from lead where job > 1');
  mayName('what a value differs from', 'select 1 from lead where kind is distinct from mail');
  mayName('tables in texts', "select 'taken from listing' from lead");
  mayName('everything in tests', 'select 1 from listing', 'src/leads/testing/state.sql.ts');
});

it('a table that nobody owns is found', () => {
  const files = {
    'migrations/9999-more.sql': 'create table favourite (id bigint);\n',
    'src/a.ts': '',
  };
  assert.deepEqual(complaintsAbout(brokenTableOwners, files), [
    'migrations: nobody owns favourite (tools/table-owners.ts)',
  ]);
});

it('an owner of a table that is gone is found', () => {
  const files = { 'migrations/9999-less.sql': 'drop table operator;\n', 'src/a.ts': '' };
  assert.deepEqual(complaintsAbout(brokenTableOwners, files), [
    'tools/table-owners.ts: there is no table operator',
  ]);
});
