import axe from 'axe-core';
import type { Page } from 'playwright-core';

/** How axe is asked: these rules, and nothing of frames, of which our pages have none of their own. */
const ALL_RULES: axe.RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  resultTypes: ['violations'],
  iframes: false,
};

/** What a page's colours alone decide. */
const RULES_OF_COLOURS: axe.RunOptions = {
  runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
  resultTypes: ['violations'],
  iframes: false,
};

/**
 * What axe finds on a page outside of what `except` selects, each rule with its first element. axe is given to a
 * page once: read anew for each look, it costs more than the look.
 */
export async function axeFaults(
  page: Page,
  except: string[] = [],
  rules: axe.RunOptions = ALL_RULES,
): Promise<string[]> {
  if (!(await page.evaluate<boolean>("'axe' in window"))) await page.evaluate(axe.source);
  const context = JSON.stringify({ include: ['html'], exclude: except });
  return page.evaluate<string[]>(
    `axe.run(${context}, ${JSON.stringify(rules)}).then(({ violations }) =>
      violations.map(({ id, nodes }) => id + ': ' + nodes[0].target.join(' ')))`,
  );
}

/** How many pixels a page is wider than its window, and the innermost element that reaches so far. */
const WIDTH_FAULTS = `(() => {
  const right = document.documentElement.scrollWidth;
  if (right <= innerWidth) return [];
  const reaches = (element) => Math.abs(element.getBoundingClientRect().right - right) < 1.5;
  const widest = [...document.body.querySelectorAll('*')].findLast(reaches);
  const name = widest ? [widest.tagName, widest.id, widest.className].join(' ') : 'an unknown element';
  return [right - innerWidth + ' pixels too wide: ' + name];
})()`;

/** How many pixels a page is wider than its window, as a fault; none where it fits. */
export const widthFaults = (page: Page): Promise<string[]> => page.evaluate<string[]>(WIDTH_FAULTS);

/** The narrowest phone, and sizes of its text in pixels: as browsers begin, and twice that. */
const SMALL_PHONE = { width: 320, height: 640 };
const TEXT = { standard: 16, fixed: 13 };
const LARGE_TEXT = { standard: 32, fixed: 26 };

/** What stays on the screen while the page scrolls, and covers more than a fifth of it. */
const COVERING_BARS = `[...document.body.querySelectorAll('*')].flatMap((element) => {
  const { position, visibility, top, bottom } = getComputedStyle(element);
  if ((position !== 'fixed' && position !== 'sticky') || visibility === 'hidden') return [];
  if (element.closest('dialog, [role="dialog"], [role="alertdialog"], [popover]')) return [];
  const box = element.getBoundingClientRect();
  const covered = Math.min(box.bottom, innerHeight) - Math.max(box.top, 0);
  const stays = position === 'fixed' || Math.abs(box.top - parseFloat(top)) < 1 ||
    Math.abs(innerHeight - box.bottom - parseFloat(bottom)) < 1;
  // What fills the screen is the page itself, such as the map of results.
  if (!stays || box.width < 2 || covered <= innerHeight / 5 || covered >= innerHeight) return [];
  return [element.tagName + '.' + element.className + ' covers ' + Math.round(covered) + ' pixels'];
})`;

/**
 * What is wrong with a page on the narrowest phone with text at twice its size: it scrolls
 * sideways, or a bar covers more than a fifth of the screen. Text is enlarged as readers do it, by
 * the browser's own size of letters, which media queries follow.
 */
async function largeTextFaults(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const sizes = (fontSizes: typeof TEXT) => session.send('Page.setFontSizes', { fontSizes });
  await page.setViewportSize(SMALL_PHONE);
  await sizes(LARGE_TEXT);
  const wide = await widthFaults(page);
  await page.evaluate('scrollTo(0, document.documentElement.scrollHeight / 2)');
  const bars = await page.evaluate<string[]>(COVERING_BARS);
  await page.evaluate('scrollTo(0, 0)');
  await sizes(TEXT);
  await session.detach();
  return [...wide, ...bars].map((fault) => `large text, ${SMALL_PHONE.width}: ${fault}`);
}

/** How every page is looked at: on a light phone, and on a dark screen of a desk. */
const PHONE = { colorScheme: 'light', width: 390 } as const;
const DESK = { colorScheme: 'dark', width: 1280 } as const;
type Look = typeof PHONE | typeof DESK;

/** Drawn in the new colours, once what moves has come to rest. */
const AT_REST = `new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
  .then(() => Promise.all(document.getAnimations().map(({ finished }) => finished)))`;

/**
 * What axe finds on a page, and how much wider than its window it is, in both looks, and what large
 * text does to it on a small phone. All rules are asked on the light
 * phone, where targets are closest; those of colours also on the dark screen, where the page has colours of its own.
 * The page is loaded once, and left as a light phone for the next one.
 */
export async function pageFaults(
  page: Page,
  { ownColours = true, largeText = true } = {},
): Promise<string[]> {
  const found: string[] = [];
  const look = async (at: Look, rules: axe.RunOptions | undefined) => {
    await show(page, at);
    await page.evaluate(AT_REST);
    const ofAxe = rules === undefined ? [] : await axeFaults(page, [], rules);
    const faults = [...ofAxe, ...(await widthFaults(page))];
    found.push(...faults.map((fault) => `${at.colorScheme}, ${at.width}: ${fault}`));
  };
  await look(PHONE, ALL_RULES);
  await look(DESK, ownColours ? RULES_OF_COLOURS : undefined);
  if (largeText) found.push(...(await largeTextFaults(page)));
  await show(page, PHONE);
  return found;
}

async function show(page: Page, { colorScheme, width }: Look): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await page.setViewportSize({ width, height: 900 });
}

/** How a page is opened whose faults are looked for. */
export const FIRST_LOOK = {
  colorScheme: PHONE.colorScheme,
  viewport: { width: PHONE.width, height: 900 },
};
