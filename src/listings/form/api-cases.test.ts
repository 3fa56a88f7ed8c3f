import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { isDeepStrictEqual } from 'node:util';
import { type Json, sentOf, withField } from '../../../test/api/field-cases.ts';
import { LISTING_FIELDS } from '../../../test/api/listing-field-tables.ts';
import { aCampsite, aFullCampervan, campsiteFields } from '../../../test/builders/listing.ts';
import { checkListing } from '../listing.schema.ts';
import { controlNamed, isNumeric } from './controls.ts';
import { readListingForm } from './read-form.ts';
import { writeListingForm } from './write-form.ts';

/** Encodes a body as a browser sends it in a form: texts, line ends as CR LF, percent-encoded. */
function posted(body: unknown): URLSearchParams {
  const form = new URLSearchParams();
  for (const [name, texts] of Object.entries(writeListingForm(body))) {
    for (const text of texts) form.append(name, text.replaceAll('\n', '\r\n'));
  }
  return new URLSearchParams(form.toString());
}

const typed = (body: unknown): Json => readListingForm(posted(body));
const short = (value: unknown) => String(JSON.stringify(value)).slice(0, 80);

/** The result of the check as JSON, which omits keys without a value. */
const outcome = (document: unknown): unknown => JSON.parse(JSON.stringify(checkListing(document)));

/**
 * Whether no control can hold a value: nothing, an empty part or list, a list with items other than
 * texts, another JSON type whose text is valid (`"4"` for 4, or 4 for "4"), or an address or code
 * with spaces around it.
 */
function isNotTypeable(path: string, value: unknown): boolean {
  if (value === null || value === undefined || value === '') return true;
  const control = controlNamed(path);
  const { kind, formed } = control ?? {};
  if (formed && typeof value === 'string' && value !== value.trim()) return true;
  if (typeof value === 'object') return Object.keys(value).length === 0 || kind === undefined;
  if (control && isNumeric(control)) return typeof value === 'string';
  return typeof value !== 'string' || kind === 'choices';
}

const refused = { alike: 0, untypeable: 0 };

for (const { of, base, cases } of LISTING_FIELDS) {
  describe(`the form of ${of}`, () => {
    for (const { path, rule, takes, refuses } of cases) {
      it(`says of ${path} what the API says: ${rule}`, () => {
        for (const value of takes.map(sentOf)) {
          // Browsers send nothing for boxes of which none is ticked, which means an empty list.
          if (path === 'campsite.pitch_types' && isDeepStrictEqual(value, [])) continue;
          const body = withField(base, path, value);
          assert.deepEqual(outcome(typed(body)), outcome(body), short(value));
        }
        for (const value of refuses) {
          const body = withField(base, path, value);
          const document = typed(body);
          if (isNotTypeable(path, value)) refused.untypeable += 1;
          else {
            refused.alike += 1;
            assert.deepEqual(outcome(document), outcome(body), `${path} ${short(value)}`);
          }
        }
      });
    }
  });
}

describe('the form as a whole', () => {
  it('refuses all that the API refuses and a form can carry', () => {
    assert.ok(refused.alike > 250, `${refused.alike} bodies were refused alike`);
    assert.ok(refused.untypeable < 250, `${refused.untypeable} bodies cannot be typed`);
  });

  it('keeps every field of a listing', () => {
    const whole = [
      aFullCampervan({ osm_ref: 'node/1' }),
      aFullCampervan({ price: { from: 12_345, currency: 'KWD', deposit: 7 } }),
      aFullCampervan({ price: { from: 12_345, currency: 'JPY', unit: 'week' } }),
      aCampsite({ campsite: campsiteFields, policies: { mileage_included_per_day_km: null } }),
    ];
    for (const body of whole) assert.deepEqual(typed(body), body);
  });

  it('takes addresses and codes with the spaces that phones and copying leave around them', () => {
    const body = aFullCampervan({ osm_ref: 'node/1' });
    const form = posted(body);
    for (const name of [
      'url',
      'images.0.url',
      'location.country_code',
      'price.currency',
      'osm_ref',
    ]) {
      form.set(name, `\u00a0${form.get(name)} `);
    }
    form.set('title', ' Bramble ');
    assert.deepEqual(readListingForm(form), { ...body, title: ' Bramble ' });
  });

  it('has an unknown field refused at any level', () => {
    for (const path of ['extra', '__proto__', 'price.extra', 'images.0.extra', 'a.0.b']) {
      const form = posted(aFullCampervan());
      form.append(path, '1');
      const [name = ''] = path.split(/(?<=^a)\./);
      assert.deepEqual(checkListing(readListingForm(form)), {
        ok: false,
        problems: [{ path: name, message: 'is not a known field' }],
      });
    }
  });

  it('has a part that does not fit the category refused', () => {
    const form = posted({ ...aFullCampervan(), category: 'campsite' });
    assert.deepEqual(checkListing(readListingForm(form)), {
      ok: false,
      problems: [{ path: 'vehicle', message: 'may not be sent for a campsite: leave it out' }],
    });
  });

  it('asks for what is missing in an empty form, control by control', () => {
    const names = ['category', 'title', 'url', 'location.lat', 'location.lng', 'price.from'];
    const form = new URLSearchParams(names.map((name) => [name, '']));
    const checked = checkListing(readListingForm(form));
    assert.ok(!checked.ok);
    assert.deepEqual(
      checked.problems.map(({ path }) => path),
      ['category', 'title', 'url', 'location.lat', 'location.lng'],
    );
  });
});
