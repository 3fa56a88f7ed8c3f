import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { enquiryCreated } from './enquiries.mail.ts';
import { LANGUAGES, type Letter, mailSamples, toMail, TOPICS } from './index.ts';
import { momentIn } from './language.ts';

const PUBLIC_URL = 'https://campcairn.example';
const samples = mailSamples(PUBLIC_URL);
const TRAVELLER = /Zoë|Lindqvist|zoe@mail\.example|46 70 123|two bikes/;
/** Mails for operators, who share one language. */
const ENGLISH_ONLY = new Set([
  'application-notice',
  'data-held',
  'feed-drop-held',
  'feed-requested',
  'listing-reported',
]);

const mailOf = (letter: Letter) => toMail('office@vans.example', letter);
const contentOf = (letter: Letter) => JSON.stringify(mailOf(letter));

for (const { name, write } of samples) {
  describe(`the mail ${name}`, () => {
    it('says the same as text and as HTML', () => {
      for (const language of LANGUAGES) {
        const { text, html, subject } = mailOf(write(language));
        assert.ok(subject.length > 5 && subject.length < 120, subject);
        const shown = html!
          .replaceAll(/<a href="([^"]*)"[^>]*>/g, ' $1 ')
          .replaceAll(/<br>|<[^>]*>/g, ' ')
          .replaceAll('&amp;', '&')
          .replaceAll('&quot;', '"')
          .replaceAll('&#39;', "'")
          .replaceAll(/\s+/g, ' ');
        const words = text.replaceAll(/^(?:> |- |-+$)/gm, '').match(/[\p{L}\p{N}]+/gu)!;
        for (const word of words) assert.ok(shown.includes(word), `${language}: ${word}`);
      }
    });

    it('is written in each language of the site', () => {
      const bodies = LANGUAGES.map((language) => mailOf(write(language)).text);
      const different = ENGLISH_ONLY.has(name) ? 1 : LANGUAGES.length;
      assert.equal(new Set(bodies).size, different);
      for (const language of LANGUAGES) {
        const { html } = mailOf(write(language));
        const spoken = ENGLISH_ONLY.has(name) ? 'en' : language;
        assert.ok(html!.startsWith(`<!doctype html>\n<html lang="${spoken}">`));
      }
    });

    it('holds no key, no secret and nothing of a traveller but in the enquiry itself', () => {
      for (const language of LANGUAGES) {
        const content = contentOf(write(language));
        assert.doesNotMatch(content, /cc_live_|whsec_|undefined|\[object|NaN/);
        if (name !== 'enquiry') assert.doesNotMatch(content, TRAVELLER);
        assert.doesNotMatch(content, /#(?= \p{L})/u, 'a count that was not put in');
      }
    });

    it('leads only to pages of this installation', () => {
      for (const language of LANGUAGES) {
        for (const [, address = ''] of mailOf(write(language)).html!.matchAll(/href="([^"]*)"/g)) {
          assert.ok(address.startsWith(`${PUBLIC_URL}/`), address);
        }
      }
    });
  });
}

it('mails to who is to sign in lead to the sign-in of their language', () => {
  const ways = new Set(['application-approved-api', 'application-approved-form', 'invitation']);
  for (const { name, write } of samples.filter((sample) => ways.has(sample.name))) {
    for (const language of LANGUAGES) {
      const prefix = language === 'en' ? '' : `/${language}`;
      const { text } = mailOf(write(language));
      assert.ok(text.includes(`: ${PUBLIC_URL}${prefix}/sign-in\n`), `${name} in ${language}`);
    }
  }
});

it('the mail of an enquiry says its dates as its language writes them', () => {
  const datesOf = (dates: { start_date: string | null; end_date: string | null }) =>
    LANGUAGES.map((language) => {
      const enquiry = { id: 'ld_1', name: null, email: null, phone: null, guests: null };
      const letter = enquiryCreated(language, {
        ...enquiry,
        ...dates,
        message: null,
        listing: { title: 'Bramble', public_url: `${PUBLIC_URL}/listing/bramble-1` },
      });
      // Versions of ICU differ in the commas.
      return /: (.*2026.*)$/m.exec(mailOf(letter).text)![1]!.replaceAll(',', '');
    });
  assert.deepEqual(datesOf({ start_date: '2026-07-03', end_date: '2026-08-01' }), [
    'Friday 3 July 2026 to Saturday 1 August 2026',
    'du vendredi 3 juillet 2026 au samedi 1er août 2026',
    'del viernes 3 de julio de 2026 al sábado 1 de agosto de 2026',
    'de sexta-feira 3 de julho de 2026 a sábado 1 de agosto de 2026',
    'Freitag 3. Juli 2026 bis Samstag 1. August 2026',
    'vrijdag 3 juli 2026 tot zaterdag 1 augustus 2026',
  ]);
  assert.equal(
    datesOf({ start_date: null, end_date: '2026-08-01' })[4],
    'bis Samstag 1. August 2026',
  );
});

it('moments on the first of a month are said as French says them', () => {
  assert.equal(
    momentIn('fr', new Date('2026-05-01T11:01:00Z'), 'Europe/Paris'),
    '1er mai 2026 à 13:01 UTC+2',
  );
  assert.equal(
    momentIn('en', new Date('2026-05-11T11:01:00Z'), 'Europe/London'),
    '11 May 2026 at 12:01 BST',
  );
});

it('every topic that can be switched off has a mail', () => {
  const topics = new Set(samples.map(({ write }) => write('en').topic));
  for (const topic of TOPICS) assert.ok(topics.has(topic), topic);
});

it('sign-in, applications, invitations and the account itself cannot be switched off', () => {
  for (const { name, write } of samples) {
    if (!/^(?:sign-in|application|invitation|contact|account)/.test(name)) continue;
    assert.equal(write('en').topic, undefined, name);
  }
});
