import { announce, answerTo, h, say } from './dom.ts';

/** A search that this browser looks up in its feed now and then. */
interface Reminder {
  /** Path of its Atom feed. */
  feed: string;
  /** Path of its page. */
  page: string;
  title: string;
  /** Ids of entries that were seen. */
  known: string[];
  /** Ids of entries that are new. */
  news: string[];
  /** When the feed was last read, in milliseconds since 1970. */
  checked: number;
}

interface Words {
  start: string;
  stop: string;
  started: string;
  stopped: string;
  failed: string;
  full: string;
}

const KEY = 'campcairn.reminders';

const MOST = 10;
const MOST_KNOWN = 200;

/** A feed is not read again sooner. */
const EVERY_MS = 6 * 3_600_000;

function all(): Reminder[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]') as Reminder[];
  } catch {
    return [];
  }
}

function write(reminders: readonly Reminder[]): boolean {
  try {
    if (reminders.length === 0) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify(reminders));
    return true;
  } catch {
    return false;
  }
}

const change = (feed: string, how: (one: Reminder) => Reminder): boolean =>
  write(all().map((one) => (one.feed === feed ? how(one) : one)));

const seen = (one: Reminder): Reminder => ({
  ...one,
  known: [...one.news, ...one.known].slice(0, MOST_KNOWN),
  news: [],
});

/** Reads a feed; null when there is no answer. */
async function read(feed: string): Promise<{ title: string; ids: string[] } | null> {
  const answer = await answerTo(feed, { cache: 'no-cache' });
  if (!answer?.response.ok) return null;
  const xml = new DOMParser().parseFromString(answer.text, 'application/xml');
  if (xml.querySelector('parsererror')) return null;
  const title = xml.querySelector('feed > title')?.textContent ?? '';
  const ids = [...xml.querySelectorAll('entry > id')].map(({ textContent }) => textContent ?? '');
  // The feed's title begins with the name of the site.
  return { title: title.split(' · ').slice(1).join(' · ') || title, ids };
}

/** Reads the feeds that are due, one after the other. */
async function check(): Promise<void> {
  const due = all().filter(({ checked }) => Math.abs(Date.now() - checked) > EVERY_MS);
  for (const { feed } of due) {
    const found = await read(feed);
    if (!found) return;
    change(feed, (one) => ({
      ...one,
      news: found.ids.filter((id) => !one.known.includes(id)),
      checked: Date.now(),
    }));
  }
  if (due.length > 0) show();
}

/** Starts or ends the reminder of the search whose button was pressed. */
export async function toggleReminder(button: HTMLButtonElement): Promise<void> {
  const { remind: feed = '', page = '' } = button.dataset;
  const words = JSON.parse(button.dataset.words!) as Words;
  if (all().some((one) => one.feed === feed)) {
    write(all().filter((one) => one.feed !== feed));
    show();
    say(words.stopped);
    return;
  }
  if (all().length >= MOST) return say(words.full);
  button.disabled = true;
  const found = await read(feed);
  button.disabled = false;
  const isKept =
    found !== null &&
    write([
      { feed, page, title: found.title, known: found.ids, news: [], checked: Date.now() },
      ...all(),
    ]);
  show();
  say(isKept ? words.started : words.failed);
  button.focus();
}

function showButtons(): void {
  for (const button of document.querySelectorAll<HTMLElement>('[data-remind]')) {
    const isOn = all().some(({ feed }) => feed === button.dataset.remind);
    const words = JSON.parse(button.dataset.words!) as Words;
    button.querySelector('[data-label]')!.textContent = isOn ? words.stop : words.start;
  }
}

function rowOf({ feed, page, title, news }: Reminder, words: DOMStringMap): HTMLElement {
  const link = h('a', { href: page }, title);
  link.addEventListener('click', () => change(feed, seen));
  const count =
    news.length === 0
      ? h('small', { class: 'muted' }, words.none ?? '')
      : h('b', { class: 'news' }, (words.newsWords ?? '').replace('{count}', String(news.length)));
  const stop = h('button', { type: 'button', class: 'link' }, words.stop ?? '');
  stop.setAttribute('aria-label', `${words.stop}: ${title}`);
  stop.addEventListener('click', () => {
    write(all().filter((one) => one.feed !== feed));
    show();
    announce(words.stopped ?? '');
  });
  return h('li', {}, link, count, stop);
}

function showLists(): void {
  const reminders = all();
  for (const section of document.querySelectorAll<HTMLElement>('[data-reminders]')) {
    section.hidden = reminders.length === 0;
    const rows = reminders.map((one) => rowOf(one, section.dataset));
    section.querySelector('ul')?.replaceChildren(...rows);
  }
}

function showNews(): void {
  const count = all().reduce((sum, { news }) => sum + news.length, 0);
  for (const mark of document.querySelectorAll<HTMLElement>('[data-news]')) {
    mark.hidden = count === 0;
    mark.textContent = (mark.dataset.news ?? '').replace('{count}', String(count));
  }
}

function show(): void {
  showButtons();
  showLists();
  showNews();
}

let isListening = false;

/** Shows the reminders, marks those as seen whose search is open, and reads feeds that are due. */
export async function careForReminders(): Promise<void> {
  const here = document.querySelector<HTMLElement>('[data-remind]')?.dataset.remind;
  if (here !== undefined) change(here, seen);
  if (!isListening) {
    isListening = true;
    addEventListener('storage', ({ key }) => {
      if (key === KEY) show();
    });
  }
  show();
  await check();
}
