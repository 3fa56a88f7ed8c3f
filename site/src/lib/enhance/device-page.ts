import {
  DEVICE_PATH,
  isReceipt,
  KEPT_AT,
  KEPT_FROM,
  PAGES_CACHE,
} from '#lib/offline/kept-address.ts';
import { keptAgo } from '#lib/offline/kept-ago.ts';
import { listUnsent } from './asking-unsent.ts';
import { h } from './dom.ts';
import { isKeeping, setKeeping } from './keeping.ts';
import { deletePages, keepPages, onKeptChanged } from './kept-pages.ts';
import { allUnsent, dropAllUnsent } from './unsent.ts';

export { keepPages } from './kept-pages.ts';

interface KeptPage {
  key: string;
  title: string;
  /** Address of the page; of the trip and of the saved ones without their query. */
  address: string;
  /** When it was fetched, in milliseconds since 1970. */
  at: number;
}

/** The order of kinds in the list. */
const rank = (key: string): number => {
  const at = ['/trip', '/saved'].indexOf(key);
  return at >= 0 ? at : isReceipt(key) ? 2 : 3;
};

async function pagesKept(): Promise<KeptPage[]> {
  if (!('caches' in window) || !(await caches.has(PAGES_CACHE))) return [];
  const cache = await caches.open(PAGES_CACHE);
  const kept = await Promise.all(
    (await cache.keys()).map(async (request) => {
      const key = new URL(request.url).pathname;
      const page = await cache.match(request, { ignoreVary: true });
      const from = page?.headers.get(KEPT_FROM);
      if (!page || !from || key === DEVICE_PATH) return null;
      const { title } = new DOMParser().parseFromString(await page.text(), 'text/html');
      const { pathname, search } = new URL(from);
      return {
        key,
        title: title.replace(/ · [^·]*$/, ''),
        address: rank(key) < 2 ? pathname : pathname + search,
        at: Number(page.headers.get(KEPT_AT)),
      };
    }),
  );
  return kept
    .filter((page) => page !== null)
    .toSorted((a, b) => rank(a.key) - rank(b.key) || b.at - a.at);
}

const page = () => document.querySelector<HTMLElement>('[data-device-page]');

const rowOf = ({ title, address, at }: KeptPage): HTMLElement =>
  h(
    'li',
    {},
    h('a', { href: address }, title),
    h('small', { class: 'muted' }, keptAgo(document.documentElement.lang, Date.now() - at)),
  );

/** Lists on the page what is kept. */
async function list(): Promise<void> {
  const pages = await pagesKept();
  const shown = page();
  if (!shown) return;
  const hide = (selector: string, isHidden: boolean) => {
    for (const part of shown.querySelectorAll<HTMLElement>(selector)) part.hidden = isHidden;
  };
  shown.querySelector('[data-kept-pages]')?.replaceChildren(...pages.map(rowOf));
  const isAble = 'serviceWorker' in navigator;
  hide('[data-nothing-kept]', pages.length > 0 || !isKeeping());
  hide('[data-keeping-on]', !isAble || !isKeeping());
  hide('[data-keeping-off]', !isAble || isKeeping());
  hide('[data-keeping-unable]', isAble);
  const unsent = allUnsent();
  hide('[data-unsent-section]', unsent.length === 0);
  listUnsent(shown.querySelector('[data-unsent-list]')!, () => void list());
}

async function change(on: boolean): Promise<void> {
  setKeeping(on);
  if (on) await keepPages();
  else {
    dropAllUnsent();
    await deletePages();
  }
  await list();
  const shown = page();
  shown?.querySelector<HTMLElement>('[data-keeping]:not([hidden]) [data-state]')?.focus();
}

let isListening = false;

/** Fills the page of what is kept on the device, if this is that page. */
export async function showDevicePage(): Promise<void> {
  const shown = page();
  if (!shown) return;
  if (!isListening) {
    isListening = true;
    onKeptChanged(() => void list());
    document.addEventListener('click', (event) => {
      const target = event.target as Element;
      if (target.closest('[data-turn-off]')) void change(false);
      if (target.closest('[data-turn-on]')) void change(true);
    });
  }
  await list();
}
