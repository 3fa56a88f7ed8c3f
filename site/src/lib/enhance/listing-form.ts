import { audienceOfCategory, type Section } from '#lib/dashboard/listings/form-layout.ts';
import { completenessOf, countIn } from '#lib/dashboard/listings/completeness.ts';
import { INTL_TAGS, type Locale } from '#lib/locale/locales.ts';
import { around, h } from './dom.ts';
import {
  type Draft,
  draftsOf,
  dropDraft,
  dropForeignDrafts,
  type Entries,
  keepDraft,
} from './kept-drafts.ts';

/** Where this tab notes the draft of the form that it has sent, until a page says what became of it. */
const SENT = 'campcairn.draft-sent';

const textsIn = (entries: Iterable<[string, FormDataEntryValue]>): Entries =>
  [...entries].flatMap(([name, value]): Entries =>
    typeof value === 'string' ? [[name, value]] : [],
  );

const entriesOf = (form: HTMLFormElement): Entries => textsIn(new FormData(form));

/** The content of a form as text; the page's own fields, such as the version, are left out. */
const contentOf = (entries: Entries): string =>
  JSON.stringify(entries.filter(([name, text]) => !name.startsWith('_') && text !== ''));

/** What the server put into a form, which a browser may have replaced by what was typed before. */
function shownIn(form: HTMLFormElement): Entries {
  const shown: Entries = [];
  for (const field of form.elements) {
    if (field instanceof HTMLInputElement) {
      const isBox = field.type === 'checkbox' || field.type === 'radio';
      if (field.name && field.type !== 'file' && (!isBox || field.defaultChecked))
        shown.push([field.name, field.defaultValue]);
    } else if (field instanceof HTMLTextAreaElement) {
      shown.push([field.name, field.defaultValue]);
    } else if (field instanceof HTMLSelectElement && field.name) {
      const options = [...field.options];
      const chosen = options.find((option) => option.defaultSelected) ?? options[0];
      if (chosen) shown.push([field.name, chosen.value]);
    }
  }
  return shown;
}

/** Opens the section of the chosen category. */
function followCategory(form: HTMLFormElement): void {
  const category = form.elements.namedItem('category') as HTMLSelectElement;
  const open = () => {
    const audience = audienceOfCategory(category.value);
    for (const section of form.querySelectorAll<HTMLDetailsElement>('[data-of-category]'))
      if (audience !== null) section.open = section.dataset.ofCategory === audience;
  };
  category.addEventListener('change', open);
  // It may have been chosen before this script was there.
  open();
}

/** Opens a folded section that a link of the page leads into. */
function openLinked(): void {
  document.addEventListener('click', (event) => {
    const link = around<HTMLAnchorElement>(event, 'a[href^="#f-"]');
    const target = link && document.getElementById(link.hash.slice(1));
    const folded = target?.closest('details');
    if (folded) folded.open = true;
  });
}

/** Keeps the bar of completeness true while the form is filled in. */
function followCompleteness(form: HTMLFormElement): () => void {
  const section = form.querySelector<HTMLElement>('[data-complete]');
  if (!section) return () => {};
  const { filtered, said } = JSON.parse(section.dataset.complete!) as {
    filtered: Record<string, string[]>;
    said: string;
  };
  const label = section.querySelector<HTMLElement>('[data-said]')!;
  const bar = section.querySelector('progress')!;
  return () => {
    const data = new FormData(form);
    const found = completenessOf(
      {
        names: () => data.keys(),
        texts: (name) => data.getAll(name).filter((value) => typeof value === 'string'),
      },
      filtered,
    );
    const { all, missing } = found;
    const done = all.length - missing.length;
    label.textContent = said.replace('{done}', String(done)).replace('{all}', String(all.length));
    bar.max = all.length;
    bar.value = done;
    for (const line of section.querySelectorAll<HTMLElement>('[data-missing]'))
      line.hidden = !missing.includes(line.dataset.missing!);
    for (const text of form.querySelectorAll<HTMLElement>('[data-filled]')) {
      const count = countIn(text.dataset.filled as Section, found);
      text.textContent = `${count.done}/${count.all}`;
      text.toggleAttribute('data-whole', count.done === count.all);
      text.hidden = count.all === 0;
    }
  };
}

/** Takes the mark off a refused field as soon as it is changed. */
function unmarkChanged(form: HTMLFormElement): void {
  form.addEventListener('input', ({ target }) => {
    const field = target as HTMLElement;
    if (field.getAttribute('aria-invalid') !== 'true') return;
    const problem = field
      .getAttribute('aria-describedby')
      ?.split(' ')
      .find((id) => id.endsWith('-problem'));
    const text = problem === undefined ? null : document.getElementById(problem);
    if (text) text.hidden = true;
    for (const marked of form.querySelectorAll(`[aria-describedby~="${problem}"]`))
      marked.setAttribute('aria-invalid', 'false');
  });
}

/** When a draft was kept: the time, with the day unless it is today. */
function momentOf(at: number): string {
  const date = new Date(at);
  const isToday = date.toDateString() === new Date().toDateString();
  return date.toLocaleString(INTL_TAGS[document.documentElement.lang as Locale], {
    timeStyle: 'short',
    ...(isToday ? {} : { dateStyle: 'medium' }),
  });
}

/** Sends a draft to the page, which shows it in the form. */
function takeUp({ entries }: Draft): void {
  const form = h('form', { method: 'post', action: '?/draft', hidden: true });
  for (const [name, value] of entries) {
    const field = h('textarea', { name });
    field.value = value;
    form.append(field);
  }
  document.body.append(form);
  form.submit();
}

function readSent(): { key: string; id: string } | null {
  try {
    const sent = JSON.parse(sessionStorage.getItem(SENT) ?? 'null') as { key: string; id: string };
    sessionStorage.removeItem(SENT);
    return sent;
  } catch {
    return null;
  }
}

function noteSent(key: string, id: string): void {
  try {
    sessionStorage.setItem(SENT, JSON.stringify({ key, id }));
  } catch {
    // The draft is offered once more.
  }
}

/** Asks before a changed form is left; gives what says whether it is left on purpose. */
function guardLeaving(isChanged: () => boolean): { letGo(): void } {
  let isLeaving = false;
  addEventListener('beforeunload', (event) => {
    if (!isLeaving && isChanged()) event.preventDefault();
  });
  // A page that the browser brings back can be left again.
  addEventListener('pageshow', () => (isLeaving = false));
  const dialog = document.querySelector<HTMLDialogElement>('[data-leave]');
  document.addEventListener('click', (event) => {
    const link = around<HTMLAnchorElement>(event, 'a[href]');
    const isPlain = !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!link || !dialog || !isPlain || link.target || link.hasAttribute('download')) return;
    const there = new URL(link.href);
    const isHere = there.pathname === location.pathname && there.search === location.search;
    if ((isHere && there.hash !== '') || event.defaultPrevented || !isChanged()) return;
    event.preventDefault();
    dialog.returnValue = 'stay';
    dialog.addEventListener(
      'close',
      () => {
        if (dialog.returnValue !== 'leave') return;
        isLeaving = true;
        location.assign(link.href);
      },
      { once: true },
    );
    dialog.showModal();
  });
  return { letGo: () => (isLeaving = true) };
}

/** Keeps what is typed into a form in the browser until it is saved, and offers it again. */
function keepDrafts(form: HTMLFormElement, key: string): void {
  const sent = readSent();
  const isSaved = new URLSearchParams(location.search).has('done');
  const isUnsaved = form.hasAttribute('data-unsaved');
  if (sent && isSaved) dropDraft(sent.key, sent.id);
  if (isSaved) {
    // A page that is loaded again has saved nothing.
    history.replaceState(history.state, '', location.pathname + location.hash);
  }
  dropForeignDrafts(key);

  const shown = contentOf(shownIn(form));
  let id = isUnsaved && sent?.key === key ? sent.id : crypto.randomUUID();
  const isChanged = () => isUnsaved || contentOf(entriesOf(form)) !== shown;
  const keep = () => {
    if (isChanged()) keepDraft(key, { id, at: Date.now(), entries: entriesOf(form) });
    else dropDraft(key, id);
  };
  const { letGo } = guardLeaving(isChanged);
  form.addEventListener('input', keep);
  form.addEventListener('change', keep);
  // What was typed before this script was there; what the page shows as unsaved is kept already.
  if (!isUnsaved) keep();
  // Scripts of the form, which may send a part of it themselves, come first.
  document.addEventListener('submit', (event) => {
    if (event.target !== form || event.defaultPrevented) return;
    keep();
    noteSent(key, id);
    letGo();
  });

  const offer = document.querySelector<HTMLElement>('[data-draft-offer]');
  const now = contentOf(entriesOf(form));
  for (const { id: same, entries } of draftsOf(key))
    if (contentOf(entries) === now && same !== id && !isUnsaved) dropDraft(key, same);
  const draft = draftsOf(key).find((one) => one.id !== id);
  if (!offer || !draft || isUnsaved) return;
  offer.querySelector('[data-draft-said]')!.textContent = offer.dataset.said!.replace(
    '{time}',
    momentOf(draft.at),
  );
  offer.hidden = false;
  offer.querySelector('[data-draft-take]')!.addEventListener('click', () => {
    noteSent(key, draft.id);
    id = draft.id;
    letGo();
    takeUp(draft);
  });
  offer.querySelector('[data-draft-drop]')!.addEventListener('click', () => {
    dropDraft(key, draft.id);
    offer.hidden = true;
  });
}

/** Makes the form of a listing follow what is typed, and keep it. */
export function enhanceListingForm(form: HTMLFormElement): void {
  followCategory(form);
  openLinked();
  unmarkChanged(form);
  const showCompleteness = followCompleteness(form);
  form.addEventListener('input', showCompleteness);
  form.addEventListener('change', showCompleteness);
  showCompleteness();
  keepDrafts(form, form.dataset.listingForm!);
}
