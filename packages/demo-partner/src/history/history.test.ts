import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { demoPartner } from '../index.ts';
import { gazetteer } from '../testing/gazetteer.ts';

const now = new Date('2026-05-04T09:00:00Z');
const demo = demoPartner(gazetteer);
const listings = Array.from({ length: 400 }, (_, index) => ({
  title: `Van ${index}`,
  countryCode: index % 2 === 0 ? 'GB' : 'FR',
}));
const history = demo.history(listings, now);
const enquiries = history.events.filter((event) => event.kind === 'enquiry');

const DAY_MS = 86_400_000;
const daysAgo = (at: Date) => (now.getTime() - at.getTime()) / DAY_MS;

describe('the demo’s history', () => {
  it('is the same for the same time, in order, and ends now', () => {
    assert.deepEqual(demo.history(listings, now), history);
    const times = history.events.map(({ at }) => at.getTime());
    assert.deepEqual(
      times,
      times.toSorted((one, other) => one - other),
    );
    assert.ok(history.events[0]!.at >= demo.began(now));
    assert.ok(history.events.at(-1)!.at <= now);
  });

  it('has clicks and enquiries in every week of more than 90 days', () => {
    for (const kind of ['views', 'click', 'enquiry', 'calls'] as const) {
      const weeks = new Set(
        history.events
          .filter((event) => event.kind === kind)
          .map(({ at }) => Math.floor(daysAgo(at) / 7)),
      );
      assert.ok(weeks.size >= 13, `${kind}: ${[...weeks].join(' ')}`);
    }
  });

  it('has answered enquiries, and some of the last days that wait', () => {
    const answered = enquiries.filter(({ answeredAt }) => answeredAt !== null);
    assert.ok(answered.length > enquiries.length * 0.8);
    for (const { at, answeredAt } of answered) assert.ok(answeredAt! > at);
    const waiting = enquiries.filter((one) => one.answeredAt === null && daysAgo(one.at) < 3);
    assert.ok(waiting.length >= 4, `${waiting.length}`);
  });

  it('names nobody: every enquiry says Demo, and no mail or call reaches anybody', () => {
    for (const { fields } of enquiries) {
      assert.match(fields.name, / \(Demo\)$/);
      assert.match(fields.email, /@travellers\.demo\.campcairn\.example$/);
      assert.match(fields.phone, /^$|^\+44 7700 900\d{3}$/);
      assert.match(fields.message, /\(Demo\)$/);
      assert.doesNotMatch(fields.message, /[{}]/);
    }
  });
});

describe('the demo’s websites', () => {
  it('offer a feed with a few faulty rows, and take events', () => {
    const feed = demo.answer({ method: 'GET', url: demo.feedUrl }, now);
    assert.equal(feed.status, 200);
    const rows = feed.body.trim().split('\r\nfeed-');
    assert.ok(rows.length > 20, `${rows.length}`);
    assert.match(feed.body, /houseboat/);
    assert.equal(demo.answer({ method: 'POST', url: demo.webhookUrl }, now).status, 200);
    assert.equal(demo.answer({ method: 'GET', url: `${demo.website}/else` }, now).status, 404);
  });

  it('name the business that applies', () => {
    const { website: url, business } = demo.applicant;
    assert.ok(demo.answer({ method: 'GET', url: `${url}/` }, now).body.includes(business));
  });
});
