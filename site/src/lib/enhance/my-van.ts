import { ownLicenceLacking } from '#lib/fit/fit.ts';
import { suffices, licenceNamed } from '#lib/fit/licence.ts';
import { amount, type FitWords, ownLicenceSentence, said } from '#lib/fit/fit-words.ts';
import { type MyVan, NOTHING, NUMBERS, readMyVan, saysNothing } from '#lib/fit/my-van.ts';
import { judge, readTerms } from '#lib/fit/terms.ts';
import { announce, answerTo, around, h, offerAgain } from './dom.ts';

const KEY = 'campcairn.van';

/** Maximum number of values of one filter that a search accepts. */
const MOST_LICENCES = 5;

/** The van as entered on this page, for browsers without storage. */
let unkept: MyVan | null = null;

function kept(): MyVan {
  if (unkept) return unkept;
  try {
    return readMyVan(JSON.parse(localStorage.getItem(KEY) ?? 'null'));
  } catch {
    return NOTHING;
  }
}

/** Stores the van in the browser; returns whether that worked. */
function keep(van: MyVan): boolean {
  try {
    if (saysNothing(van)) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify(van));
    unkept = null;
    return true;
  } catch {
    unkept = van;
    return false;
  }
}

/** The dialog that a page of results fetched; each page that replaces it needs the same one. */
let fetched: Promise<HTMLDialogElement | null> | null = null;

async function fetchDialog(address: string): Promise<HTMLDialogElement | null> {
  const answer = await answerTo(address, {});
  if (!answer?.response.ok) return null;
  return new DOMParser().parseFromString(answer.text, 'text/html').querySelector('dialog');
}

/** Returns the dialog of a bar, fetched if the page came without it; null when that fails. */
async function dialogOf(bar: HTMLElement): Promise<HTMLDialogElement | null> {
  const there = bar.querySelector('dialog');
  if (there) return there;
  const dialog = await (fetched ??= fetchDialog(bar.dataset.myVan!));
  if (dialog) bar.append(dialog);
  else fetched = null;
  return dialog;
}

const wordsIn = (dialog: HTMLElement) => JSON.parse(dialog.dataset.words!) as FitWords;

/** Summarises the known facts of the van in one line. */
function summary(van: MyVan, { kinds, locale }: FitWords): string {
  const measures = (['length', 'height', 'width', 'weight'] as const).flatMap((name) =>
    van[name] === undefined ? [] : [amount(locale, name, van[name])],
  );
  return [
    ...(van.kind ? [kinds[van.kind]] : []),
    ...(measures.length > 0 ? [measures.join(' × ')] : []),
    ...(van.licences.length > 0 ? [van.licences.join(', ')] : []),
  ].join(' · ');
}

/**
 * Shows whether the van meets an element's terms: all comparisons on its own page, otherwise one
 * line. On cards, only a yes or a no.
 */
function answer(element: HTMLElement, van: MyVan, words: FitWords): void {
  const terms = readTerms(element.dataset.fit!);
  const judgement = judge(van, terms);
  const isSaid = judgement?.answer !== 'ask' || element.closest('[data-listing]') === null;
  element.hidden = judgement === null || !isSaid;
  element.replaceChildren();
  if (!judgement || element.hidden) return;
  const spoken = said(judgement, terms.of, words);
  element.dataset.answer = spoken.answer;
  if ('whole' in element.dataset) {
    const lines = spoken.reasons.map((reason) =>
      h('li', { 'data-answer': reason.answer }, reason.text),
    );
    element.append(h('p', {}, h('strong', {}, spoken.title)), h('ul', {}, ...lines));
  } else {
    const decisive = spoken.reasons.find((reason) => reason.answer === spoken.answer);
    element.append(spoken.answer === 'yes' ? spoken.title : (decisive?.text ?? spoken.title));
  }
}

/**
 * Returns search parameters that exclude unsuitable results; null when no fact of the van is a
 * filter, or nothing would change.
 */
function narrowed(bar: HTMLElement, van: MyVan): URLSearchParams | null {
  const { only } = bar.dataset;
  const search = new URLSearchParams(location.search);
  if (only === 'pitch' && van.kind) {
    search.delete('pitch');
    search.append('pitch', van.kind);
    if (van.kind === 'campervan') search.append('pitch', 'motorhome');
  } else if (only === 'hire' && (van.licences.length > 0 || van.age || van.seats)) {
    // Only licence texts that the results state can be filter values; owners write the same
    // category in many ways.
    const stated = Array.from(
      document.querySelectorAll<HTMLInputElement>('input[name=licence]'),
      ({ value }) => value,
    );
    const enough = stated.filter((code) => {
      const named = licenceNamed(code);
      return named && suffices(van.licences, named);
    });
    if (enough.length > 0) {
      search.delete('licence');
      for (const code of enough.slice(0, MOST_LICENCES)) search.append('licence', code);
    }
    if (van.age) search.set('driver_age', String(van.age));
    if (van.seats) search.set('seats', String(van.seats));
  } else return null;
  search.delete('after');
  search.delete('page');
  return search.toString() === location.search.slice(1) ? null : search;
}

async function show(): Promise<void> {
  const bar = document.querySelector<HTMLElement>('[data-my-van]');
  if (!bar) return;
  // Pages say by themselves that nothing is known, so most need no dialog.
  if (saysNothing(kept()) && !fetched && !bar.querySelector('dialog')) return;
  const dialog = await dialogOf(bar);
  if (!dialog) return;
  const words = wordsIn(dialog);
  const van = kept();
  const isEmpty = saysNothing(van);
  const line = bar.querySelector('[data-summary]')!;
  line.textContent = isEmpty ? words.empty : summary(van, words) || words.done;
  line.toggleAttribute('data-empty', isEmpty);
  const lacking = ownLicenceLacking(van, van);
  const ownLicence = bar.querySelector<HTMLElement>('[data-own-licence]')!;
  ownLicence.hidden = lacking === null;
  ownLicence.textContent = lacking && ownLicenceSentence(lacking, van, words);
  bar.querySelector<HTMLElement>('[data-not-kept]')!.hidden = unkept === null;
  for (const element of document.querySelectorAll<HTMLElement>('[data-fit]')) {
    answer(element, van, words);
  }
  const link = bar.querySelector<HTMLAnchorElement>('[data-only-fitting]');
  if (!link) return;
  const search = narrowed(bar, van);
  link.hidden = search === null;
  if (search) link.href = `${location.pathname}?${search}`;
}

/** Opens the dialog with the known values filled in. */
async function open(bar: HTMLElement): Promise<void> {
  const dialog = await dialogOf(bar);
  if (!dialog) return offerAgain(() => void open(bar));
  if (dialog.open) return;
  const form = dialog.querySelector<HTMLFormElement>('[data-van-form]')!;
  const van = kept();
  form.reset();
  for (const name of ['kind', ...Object.keys(NUMBERS)] as (keyof Omit<MyVan, 'licences'>)[]) {
    const field = form.elements.namedItem(`van-${name}`) as HTMLInputElement | HTMLSelectElement;
    field.value = String(van[name] ?? '');
  }
  for (const box of form.querySelectorAll<HTMLInputElement>('[name=van-licence]')) {
    box.checked = van.licences.some((one) => one === box.value);
  }
  dialog.showModal();
}

function typed(form: HTMLFormElement): MyVan {
  const data = new FormData(form);
  const numbers = Object.keys(NUMBERS).flatMap((name) => {
    const text = String(data.get(`van-${name}`) ?? '');
    return text === '' ? [] : [[name, Number(text)] as const];
  });
  const licences = data.getAll('van-licence');
  return readMyVan({ ...Object.fromEntries(numbers), kind: data.get('van-kind'), licences });
}

/**
 * Lets travellers enter their vehicle, and shows on cards and pages whether it fits and whether
 * they may drive a hired one.
 */
export function enhanceMyVan(): void {
  document.addEventListener('click', (event) => {
    const bar = around(event, '[data-my-van]');
    if (!bar) return;
    if (around(event, '[data-open-van]')) void open(bar);
    if (around(event, '[data-close-van]')) bar.querySelector('dialog')!.close();
    if (around(event, '[data-forget-van]')) {
      keep(NOTHING);
      bar.querySelector('dialog')!.close();
      void show();
    }
  });
  document.addEventListener('submit', (event) => {
    const form = event.target as HTMLFormElement;
    if (!form.matches('[data-van-form]')) return;
    event.preventDefault();
    const isKept = keep(typed(form));
    const dialog = form.closest('dialog')!;
    dialog.close();
    void show();
    const { done, notKept } = wordsIn(dialog);
    announce(isKept ? done : notKept);
  });
  addEventListener('storage', () => void show());
  addEventListener('pageshow', () => void show());
  document.addEventListener('page:swapped', () => void show());
  void show();
}
