import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Locator, Page } from 'playwright-core';
import { aCampsite } from '../builders/listing.ts';
import { NO_BROWSER, startBrowser, type TestBrowser } from '../support/browser.ts';
import { axeFaults, widthFaults } from '../support/axe.ts';
import { listAFleet } from '../support/fleet.ts';
import { startTestSite, type TestSite } from '../support/site.ts';
import { untilOn } from '../support/until.ts';

let site: TestSite;
let browser: TestBrowser;
let van: string;

const calendarOf = (page: Page) => page.getByRole('dialog', { name: 'Choose your dates' });
/** A day of the calendar; browsers differ in the comma after its weekday. */
const day = (within: Locator, name: string) =>
  within.getByRole('gridcell', { name: new RegExp(name.replace(' ', ',? ')) });
const press = async (page: Page, ...keys: string[]) => {
  for (const key of keys) await page.keyboard.press(key);
};
const focused = (page: Page) =>
  page.evaluate<string>('document.activeElement.firstChild.textContent');

/** Taps the middle of what a person sees, once it is on the screen. */
async function tap(seen: Locator): Promise<void> {
  await seen.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await seen.boundingBox())!;
  await seen.page().touchscreen.tap(x + width / 2, y + height / 2);
}

describe('a campsite’s calendar', { skip: NO_BROWSER }, () => {
  let season: TestSite;
  let phone: TestBrowser;
  before(async () => {
    season = await startTestSite();
    phone = await startBrowser(season.address);
  });
  after(async () => {
    await phone.close();
    await season.stop();
  });

  it('says on which nights it is closed, and offers none of them', async () => {
    const partner = await season.partner();
    const fields = { campsite: { open_from: '06-10', open_to: '02-29' } };
    const { body } = await partner.call('PUT', '/listings/a', aCampsite(fields));
    const ranges = [
      { start: '2026-06-01', end: '2026-06-03', status: 'available' },
      { start: '2026-06-12', end: '2026-06-15', status: 'available' },
    ];
    await partner.call('PUT', '/listings/a/availability', { ranges });
    const { pathname } = new URL(body.public_url);
    const { page, faults } = await phone.open(`${pathname}?from=2026-06-12`);
    const cell = (text: RegExp) => page.locator('[data-days]:visible td').filter({ hasText: text });
    await cell(/^9, Closed$/)
      .first()
      .waitFor();
    assert.equal(
      await cell(/^9, Closed$/)
        .first()
        .getByRole('button')
        .count(),
      0,
    );
    assert.equal(
      await cell(/^1, Free/)
        .first()
        .getByRole('button')
        .count(),
      1,
    );
    assert.equal(
      await cell(/^10, Ask the owner$/)
        .first()
        .getByRole('button')
        .count(),
      1,
    );
    await page.goto(`${season.address}${pathname}?from=2026-06-01`);
    const ends = page.locator('[data-days] button[name=to]');
    assert.deepEqual(await ends.evaluateAll((all) => all.map((end) => end.getAttribute('value'))), [
      '2026-06-02',
      '2026-06-03',
    ]);
    await page.getByText('From', { exact: true }).first().click();
    const closed = day(calendarOf(page), 'Tuesday 9 June 2026');
    assert.equal(await closed.getAttribute('aria-disabled'), 'true');
    assert.match((await closed.textContent())!, /Closed/);
    assert.deepEqual(faults, []);
  });
});

describe('the dates of a stay', { skip: NO_BROWSER }, () => {
  before(async () => {
    site = await startTestSite();
    van = (await listAFleet(await site.partner())).get('van-Keswick-0')!;
    browser = await startBrowser(site.address);
  });
  after(async () => {
    await browser.close();
    await site.stop();
  });

  it('are two days pressed in a calendar of two months', async () => {
    const { page, faults } = await browser.open('/');
    await page.getByText('From', { exact: true }).click();
    const calendar = calendarOf(page);
    await calendar.getByText('Choose the first night').waitFor();
    assert.deepEqual(await calendar.getByRole('grid').count(), 2);
    assert.equal(await day(calendar, 'Sunday 3 May 2026').getAttribute('aria-disabled'), 'true');
    assert.deepEqual(await axeFaults(page), []);

    await calendar.getByRole('button', { name: 'Month after' }).click();
    await day(calendar, 'Friday 12 June 2026').click();
    await day(calendar, 'Monday 15 June 2026').hover();
    assert.equal(await day(calendar, 'Sunday 14 June 2026').getAttribute('aria-selected'), 'true');
    await day(calendar, 'Friday 19 June 2026').click();
    await calendar.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: /^From Fri,? 12 Jun 2026$/ }).waitFor();
    await page.getByRole('button', { name: /^To Fri,? 19 Jun 2026$/ }).waitFor();

    await page.getByRole('button', { name: /^To Fri,? 19 Jun 2026$/ }).click();
    await day(calendar, 'Sunday 21 June 2026').click();
    await page.getByRole('button', { name: 'Search' }).click();
    await page.waitForURL(/from=2026-06-12&to=2026-06-21/);
    await page.getByRole('button', { name: /^From Fri,? 12 Jun 2026$/ }).click();
    await calendar.getByText('Fri 12 Jun – Sun 21 Jun · 9 nights').waitFor();
    await calendar.getByRole('button', { name: 'Clear' }).click();
    await page.mouse.click(5, 5);
    await calendar.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'From Add a date' }).waitFor();
    assert.deepEqual(faults, []);
  });

  it('are seen to be chosen where the system forces its own colours', async () => {
    const { page } = await browser.open(`${van}?from=2026-06-03&to=2026-06-06`, {
      forcedColors: 'active',
    });
    await page.getByRole('button', { name: 'From' }).first().click();
    await calendarOf(page).waitFor();
    const colourOf = (night: string) =>
      page.evaluate<string>(`getComputedStyle(document.querySelector('${night}')).backgroundColor`);
    for (const [chosen, other] of [
      ['.stay [data-day="2026-06-03"]', '.stay [data-day="2026-06-08"]'],
      ['[data-days] td.chosen', '[data-days] td.available:not(.chosen)'],
      ['[data-days] td.available:not(.chosen)', '[data-days] td.past'],
    ] as const) {
      assert.notEqual(await colourOf(chosen), await colourOf(other), `${chosen}, ${other}`);
    }
    await page.context().close();
  });

  it('are chosen with the keyboard, as in any grid of dates', async () => {
    const { page, faults } = await browser.open('/pt');
    await page.locator('#box-from-day').focus();
    await press(page, 'Enter');
    await page.getByRole('dialog', { name: 'Escolha as suas datas' }).waitFor();
    assert.equal(await focused(page), 'segunda-feira, 4 de maio de 2026');
    // Weeks begin on a Sunday in Portugal.
    await press(page, 'Home');
    assert.equal(await focused(page), 'segunda-feira, 4 de maio de 2026');
    await press(page, 'End');
    assert.equal(await focused(page), 'sábado, 9 de maio de 2026');
    await press(page, 'PageDown', 'PageDown', 'ArrowDown', 'ArrowRight', 'PageUp', 'ArrowLeft');
    assert.equal(await focused(page), 'terça-feira, 16 de junho de 2026');
    await press(page, 'Escape');
    assert.equal(await page.evaluate('document.activeElement.id'), 'box-from-day');
    await press(page, 'Enter');
    await page.getByText('Escolha a primeira noite').waitFor();
    await press(page, 'ArrowDown', 'Enter', 'ArrowDown', ' ');
    await page.getByRole('button', { name: /^Até .*18\/05\/2026/ }).waitFor();
    assert.deepEqual(faults, []);
  });

  it('are tapped in a sheet of months on a phone, where the page is a listing’s with its prices', async () => {
    const { page, faults } = await browser.open(van, {
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
    });
    await tap(page.getByRole('complementary').getByText('From', { exact: true }));
    const calendar = calendarOf(page);
    await calendar.getByText('At least 2 nights').waitFor();
    assert.deepEqual(await axeFaults(page), []);
    const taken = day(calendar, 'Wednesday 10 June 2026, Taken');
    assert.equal(await taken.getAttribute('aria-disabled'), 'true');
    await tap(day(calendar, 'Sunday 7 June 2026, Free £82'));
    await calendar.getByText('Choose the day you leave').waitFor();
    // Its night is taken, but one may leave in the morning; nothing after it can be reached.
    assert.equal(await taken.getAttribute('aria-disabled'), 'false');
    await tap(day(calendar, 'Thursday 18 June 2026'));
    await calendar.getByText('Choose the day you leave').waitFor();
    await tap(taken);
    await calendar.getByText('Sun 7 Jun – Wed 10 Jun · 3 nights').waitFor();
    await tap(calendar.getByRole('button', { name: 'Done' }));
    await page.getByText('Free on these dates').first().waitFor();
    await page.getByText(/£246/).first().waitFor();
    assert.deepEqual(await widthFaults(page), []);
    assert.deepEqual(faults, []);
  });

  for (const javaScriptEnabled of [true, false]) {
    const how = javaScriptEnabled ? '' : ' without JavaScript';
    it(`are two days pressed in a listing’s own calendar${how}`, async () => {
      const { page } = await browser.open(van, { javaScriptEnabled });
      const june = page.getByRole('table', { name: 'June 2026' });
      await june.getByRole('button', { name: /^7 , Free/ }).click();
      await page.getByText('You arrive on 7 June 2026.').first().waitFor();
      await page.getByRole('link', { name: '7 – 14 Jun 2026 (7 nights)' }).waitFor();
      await june.getByRole('button', { name: /^10 , Taken/ }).click();
      await page.getByText('Free on these dates').first().waitFor();
      await page.getByText(/£246/).first().waitFor();
      assert.match(page.url(), /from=2026-06-07&to=2026-06-10/);
      await june.getByRole('button', { name: /^17 , Free/ }).click();
      await page.waitForURL(/\?from=2026-06-17$/);
    });
  }

  for (const javaScriptEnabled of [true, false]) {
    it(`are in a far month of a listing’s own calendar by one choice${javaScriptEnabled ? '' : ', without JavaScript'}`, async () => {
      const { page, faults } = await browser.open(`${van}?from=2026-06-03&to=2026-06-06`, {
        javaScriptEnabled,
      });
      await page.locator('#calendar-month').selectOption('March 2027');
      if (!javaScriptEnabled)
        await page.getByRole('button', { name: 'Check availability' }).click();
      await page.waitForURL(/from=2026-06-03&to=2026-06-06&calendar=2027-03/);
      await page.getByRole('table', { name: 'March 2027' }).waitFor();
      assert.equal(await page.locator('#calendar-month').inputValue(), '2027-03');
      assert.deepEqual(faults, []);
      await page.context().close();
    });
  }

  it('are never dropped in silence', async () => {
    const said = async (path: string) => {
      const { text } = await site.page(path);
      return (
        /role="status"(?! hidden).*?<\/div>\s*<\/div>/s
          .exec(text)?.[0]
          .replaceAll(/<[^>]*>|\s+/g, ' ') ?? ''
      );
    };
    for (const page of ['/search', '/campervan-hire', van]) {
      const asked = async (query: string) =>
        (await said(`${page}?${query}`)).replaceAll(/\s+/g, ' ');
      assert.match(
        await asked('from=2026-06-20&to=2026-06-10'),
        /10 June 2026 is not after 20 June 2026, so the dates are left out. .*(?:Search|Take) 10 – 20 Jun 2026 \(10 nights\) instead/,
      );
      assert.match(
        await asked('from=2026-06-20'),
        /You arrive on 20 June 2026..*20 – 27 Jun 2026 \(7 nights\)/,
      );
      assert.match(
        await asked('to=2026-06-20'),
        /You leave on 20 June 2026.*13 – 20 Jun 2026 \(7 nights\)/,
      );
      assert.match(
        await asked('from=2026-05-01&to=2026-05-09'),
        /1 May 2026 is in the past.*4 – 9 May 2026 \(5 nights\) instead/,
      );
      assert.match(
        await asked('from=2025-05-01&to=2025-05-09'),
        /1 May 2025 is in the past, so the dates are left out\. /,
      );
      assert.match(await asked('from=2026-06-01&to=2027-07-09'), /365 nights at most/);
      assert.match(
        await asked('from=2026-06-01&to=tomorrow'),
        /“tomorrow” is no date.*1 – 8 Jun 2026 \(7 nights\)/,
      );
      assert.equal(
        await asked('from=2026-06-01&to=2026-06-08&sort=nonsense'),
        page === van ? await asked('from=2026-06-01&to=2026-06-08') : '',
      );
    }
    // What is past is named once, and in no box or link that follows.
    const past = await site.page('/search?q=Keswick&from=2025-05-01&to=2025-05-09');
    assert.doesNotMatch(/<main[^]*<\/main>/.exec(past.text)![0], /2025-05/);

    const { page } = await browser.open('/search?from=2026-06-20&to=2026-06-10', {
      javaScriptEnabled: false,
    });
    assert.equal(await page.getByLabel('From').first().inputValue(), '2026-06-20');
    assert.equal(await page.getByLabel('To', { exact: true }).inputValue(), '2026-06-10');
    await page.getByRole('checkbox', { name: /Dogs welcome/ }).check();
    await page.getByRole('button', { name: 'Show results' }).click();
    await page.getByText('is not after 20 June 2026').waitFor();
    await page.getByRole('link', { name: /10 – 20 Jun/ }).click();
    await page.waitForURL(/pets=1/);
    assert.equal(await page.getByText('is not after').count(), 0);
  });

  it('have their price on each card, in groups by what the owner says to them', async () => {
    /** The cards of a page below each of its headings, in words. */
    const groups = async (path: string) => {
      const { text } = await site.page(path);
      const results = text.slice(text.indexOf('aria-label="Results"'));
      const words = (html: string) =>
        html
          .replaceAll(/<[^>]*>/g, ' ')
          .replaceAll(/\s+/g, ' ')
          .trim();
      return results
        .split(/(?=<h2 class="group)/)
        .slice(1)
        .map((group) => ({
          heading: words(group.slice(0, group.indexOf('</h2>'))),
          cards: group.split('<article').slice(1).map(words),
          links: [...group.matchAll(/href="\/listing\/[^"?]*\?([^"]*)"/g)].map(([, query]) =>
            query!.replaceAll('&amp;', '&'),
          ),
        }));
    };
    const [free, ask, ...none] = await groups('/search?q=Keswick&from=2026-06-02&to=2026-06-09');
    assert.equal(free!.heading, 'Free on your dates 1');
    assert.match(free!.cards[0]!, /£574 for 7 nights · £82 a night/);
    assert.equal(ask!.heading, 'Ask the owner 8');
    for (const card of ask!.cards) {
      assert.match(card, /from £[\d.]+ a night · ask for your dates/);
      assert.doesNotMatch(card, / for 7 nights/);
    }
    assert.deepEqual(none, []);

    const page = '/search?q=Keswick&from=2026-06-02&to=2026-06-09';
    const undivided = await site.page(page);
    assert.doesNotMatch(undivided.text, /show them too/, 'nothing was asked that some do not say');
    const [freeWithDogs, askWithDogs] = await groups(`${page}&pets=1`);
    assert.deepEqual(
      [freeWithDogs!.heading, askWithDogs!.heading],
      ['Free on your dates 1', 'Ask the owner 3'],
    );
    const { text: pets } = await site.page(`${page}&pets=1`);
    assert.match(pets, /\+ 2 do not say: show them too/);
    const { text: more } = await site.page(`${page}&pets=1&unstated=1`);
    assert.match(more, /2 do not say: hide them/);

    const short = (await groups('/search?q=Keswick&from=2026-06-02&to=2026-06-03')).at(-1)!;
    assert.equal(short.heading, 'Only for longer stays 8');
    assert.match(short.cards[0]!, /Shortest stay: 2 nights .*from £70 a night/);
    assert.doesNotMatch(short.cards[0]!, /for 1 night/);

    const [moved] = await groups('/search?q=Keswick&from=2026-06-08&to=2026-06-12&flex=2');
    assert.match(moved!.cards[0]!, /6.–.10 Jun £328 for 4 nights/);
    assert.deepEqual(moved!.links, ['from=2026-06-06&to=2026-06-10']);
    const [weekend] = await groups('/search?q=Keswick&month=2026-06&stay=weekend');
    assert.match(weekend!.cards[0]!, /5.–.7 Jun £164 for 2 nights/);
    assert.deepEqual(weekend!.links, ['from=2026-06-05&to=2026-06-07']);

    const said = async (path: string) =>
      (await site.page(path)).text.replaceAll(/<[^>]*>|\s+/g, ' ');
    const sorted = await said('/search?from=2026-06-02&to=2026-06-09&sort=price');
    const only = await said('/search?q=Keswick&from=2026-06-02&to=2026-06-09');
    assert.match(only, /Only what is free\s+1\s/, 'the filter says how many it leaves');
    assert.match(
      sorted,
      /Free: by the price per night on your dates\. To ask: by the lowest price\./,
    );
    assert.match(sorted, /£ first, then €: prices are never converted/);
    assert.doesNotMatch(await said('/search?q=Bristol&sort=price'), /never converted|sorted by/);
    assert.match(
      await said('/fr/search?q=Keswick&from=2026-06-08&to=2026-06-12&flex=2'),
      /± 2 jours/,
    );
    assert.match(
      await said('/search?month=2026-06&from=2026-06-08&to=2026-06-12'),
      /the dates count/,
    );
    assert.match(await said('/search?month=2026-01'), /No such stay is left in that month/);
  });

  it('are asked for as a weekend of a month, without JavaScript too', async () => {
    for (const javaScriptEnabled of [true, false]) {
      const { page } = await browser.open('/search?q=Keswick', { javaScriptEnabled });
      await page.getByText('Flexible dates').click();
      await page.getByText('Jun 2026', { exact: true }).click();
      await page.getByText('A weekend (Friday to Sunday)').click();
      await page.getByRole('button', { name: 'Search' }).click();
      await page.getByRole('link', { name: 'Remove: A weekend in June 2026' }).waitFor();
      await page.getByRole('heading', { name: 'Free on your dates 1' }).waitFor();
      await page.getByRole('link', { name: 'Bramble of Keswick 1' }).click();
      await page.waitForURL(/from=2026-06-05&to=2026-06-07/);
      await page.getByRole('link', { name: 'See it on vans.example' }).first().waitFor();
      await page.context().close();
    }
  });

  for (const { width, javaScriptEnabled } of [
    { width: 390, javaScriptEnabled: true },
    { width: 1280, javaScriptEnabled: false },
  ]) {
    it(`are asked for as ten nights of a month, ${width} wide, ${javaScriptEnabled ? 'by finger' : 'without JavaScript'}, in French`, async () => {
      const isPhone = width === 390;
      const { page, faults } = await browser.open('/fr/search?q=Keswick', {
        javaScriptEnabled,
        viewport: { width, height: 844 },
        hasTouch: isPhone,
        isMobile: isPhone,
      });
      const press = (target: Locator) => (isPhone ? target.tap() : target.click());
      if (isPhone) await press(page.locator('#search-box > summary'));
      await press(page.getByText('Dates flexibles'));
      await press(page.getByText('Un week-end (vendredi à dimanche)'));
      await press(page.getByText('juil. 2026', { exact: true }));
      await page.getByLabel('Ou nombre de nuits').fill('10');
      if (javaScriptEnabled) assert.deepEqual(await widthFaults(page), []);
      await press(page.getByRole('button', { name: 'Chercher', exact: true }));
      await page.getByRole('link', { name: 'Retirer : 10 nuits en juillet 2026' }).waitFor();
      const card = page.getByRole('article').filter({ hasText: 'Bramble of Keswick 1' });
      await card.getByText(/pour 10 nuits/).waitFor();
      await press(card.getByRole('link', { name: 'Bramble of Keswick 1' }));
      await page.waitForURL(/from=2026-07-01&to=2026-07-11/);
      await page.goBack();

      // The chosen number is in the list, and another choice from it counts.
      if (isPhone) await press(page.locator('#search-box > summary'));
      await press(page.locator('#flexible > summary'));
      await page.getByRole('radio', { name: '10 nuits', checked: true }).waitFor();
      await press(page.getByText('Deux semaines', { exact: true }));
      await press(page.getByRole('button', { name: 'Chercher', exact: true }));
      await page.getByRole('link', { name: 'Retirer : Deux semaines en juillet 2026' }).waitFor();
      assert.deepEqual(faults, []);
      await page.context().close();
    });
  }

  it('are weeks where no number of nights that there is was typed, and the page says so', async () => {
    const { text } = await site.page('/search?q=Keswick&month=2026-07&stay=&stay=61');
    assert.match(text, /“61” is not a number of nights from 1 to 60/);
    assert.match(text, /A week in July 2026/);
  });

  for (const { prefix, line, group, isPhone } of [
    { prefix: '', line: '10 nights: choose a month', group: 'Or any time in', isPhone: false },
    {
      prefix: '/fr',
      line: '10 nuits : choisissez un mois',
      group: 'Ou à tout moment en',
      isPhone: true,
    },
  ]) {
    it(`without a month are said, and lead to the months (${prefix || 'English'})`, async () => {
      const { page, faults } = await browser.open(`${prefix}/search?q=Keswick&stay=10`, {
        viewport: { width: isPhone ? 390 : 1280, height: 844 },
        hasTouch: isPhone,
        isMobile: isPhone,
      });
      const press = (target: Locator) => (isPhone ? target.tap() : target.click());
      await press(page.getByRole('link', { name: line }));
      await press(page.getByRole('group', { name: group }).getByText(/^(Jul|juil\.) 2026$/));
      await press(page.locator('#search-box [type=submit]'));
      await page.waitForURL(/month=2026-07&stay=10/);
      assert.equal(await page.getByRole('link', { name: line }).count(), 0);
      assert.deepEqual(faults, []);
      await page.context().close();
    });
  }

  it('are in a far month by one choice, or by the keys for months and years', async () => {
    const { page } = await browser.open('/');
    await page.getByText('From', { exact: true }).click();
    const calendar = calendarOf(page);
    await calendar.getByLabel('Month', { exact: true }).selectOption('March 2028');
    assert.deepEqual(
      await calendar.getByRole('grid').evaluateAll((all) => all.map((one) => one.ariaLabel)),
      ['March 2028', 'April 2028'],
    );
    await day(calendar, 'Friday 10 March 2028').click();
    await press(page, 'Shift+PageUp');
    assert.equal(await focused(page), 'Wednesday, 10 March 2027');
    await press(page, 'Shift+PageDown', 'PageUp');
    assert.equal(await focused(page), 'Thursday, 10 February 2028');
    await calendar.getByRole('button', { name: 'Month after' }).click();
    assert.equal(
      await calendar
        .getByLabel('Month', { exact: true })
        .evaluate(
          (list) =>
            (list as never as { selectedOptions: { text: string }[] }).selectedOptions[0]!.text,
        ),
      'March 2028',
    );
    await page.context().close();
  });

  it('are in a far month of a phone’s sheet by one choice, which follows the finger too', async () => {
    const { page } = await browser.open('/fr', {
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
    });
    await tap(page.getByText('Du', { exact: true }));
    const calendar = page.getByRole('dialog', { name: 'Choisissez vos dates' });
    const list = calendar.getByLabel('Mois', { exact: true });
    await list.selectOption('juillet 2027');
    await calendar.locator('[data-day="2027-07-01"]').waitFor();
    await untilOn(
      page,
      `(() => {
      const { y } = document.querySelector('[data-day="2027-07-01"]').getBoundingClientRect();
      return y > 0 && y < 500;
    })()`,
    );
    await list.blur();
    await day(calendar, '15 mars 2027').scrollIntoViewIfNeeded();
    // The list passes through the months between.
    await untilOn(
      page,
      "/(?:février|mars) 2027/.test(document.querySelector('.stay .jump').selectedOptions[0].text)",
    );
    assert.deepEqual(await axeFaults(page), []);
    assert.deepEqual(await widthFaults(page), []);
    await page.context().close();
  });

  it('are answered as data: what the stay costs, what is not said, and why dates are left out', async () => {
    const search = async (query: string) => {
      const { status, text } = await site.page(`/search.json?${query}`);
      assert.equal(status, 200);
      return JSON.parse(text);
    };
    const { items, answers } = await search('q=Keswick&from=2026-06-02&to=2026-06-09');
    assert.deepEqual(answers, { available: 1, ask: 8, open_data: 0, min_nights: 0, closed: 0 });
    assert.deepEqual(items[0].stay, {
      from: '2026-06-02',
      to: '2026-06-09',
      nights: 7,
      total: 57_400,
      perNight: 8_200,
      currency: 'GBP',
    });
    assert.deepEqual(items[0].costs, {
      nights: 7,
      currency: 'GBP',
      deposit: null,
      insurance_excess: null,
      min_driver_age: null,
      notSaid: ['deposit', 'insurance_excess', 'min_driver_age', 'mileage_included_per_day_km'],
    });
    assert.deepEqual([items[1].availability, items[1].stay], ['ask', null]);
    const short = await search('q=Keswick&from=2026-06-02&to=2026-06-03');
    assert.deepEqual(short.answers, {
      available: 0,
      ask: 1,
      open_data: 0,
      min_nights: 8,
      closed: 0,
    });
    const { from, asked } = await search('q=Keswick&from=2026-06-09&to=2026-06-02');
    assert.equal(from, null);
    assert.deepEqual(asked.problem, {
      why: 'reversed',
      typed: '',
      proposal: { from: '2026-06-02', to: '2026-06-09' },
    });
  });

  it('have no total where they are taken or too few, and name what the owner has not said', async () => {
    const said = async (query: string) =>
      (await site.page(`${van}?${query}`)).text
        .replaceAll(/<[^>]*>|\s+/g, ' ')
        .replaceAll(/ +/g, ' ');
    const taken = await said('from=2026-06-08&to=2026-06-12');
    assert.match(taken, /from £70 a night .*Not free on all of these dates/);
    assert.doesNotMatch(taken, /for 4 nights/);
    const short = await said('from=2026-06-08&to=2026-06-09');
    assert.match(short, /from £70 a night .*The shortest stay is 2 nights/);
    assert.doesNotMatch(short, /for 1 night/);
    for (const name of ['deposit', 'excess', 'included distance'])
      assert.match(short, new RegExp(`${name} not stated`));
    assert.match(short, /shortest stay 2 nights/);
  });
});
