import type { UnsentWords } from '#lib/enquiry/unsent-words.ts';
import { isKeeping } from './keeping.ts';

/** An enquiry that got no response. Only this browser has it, until it is sent or discarded. */
export interface Unsent {
  id: string;
  /** When it was last tried, in milliseconds since 1970. */
  at: number;
  /** Path and query of the page that its form posts to. */
  action: string;
  /** The form's fields by name and text, in its order. */
  entries: [name: string, text: string][];
  words: UnsentWords;
}

/** Local storage key of enquiries that are not sent yet, the newest first. */
export const UNSENT_KEY = 'campcairn.unsent';

const MOST_KEPT = 5;
const KEPT_MS = 30 * 86_400_000;

/** Returns the kept enquiries, the newest first; none without storage. */
export function allUnsent(): Unsent[] {
  try {
    const kept = JSON.parse(localStorage.getItem(UNSENT_KEY) ?? '[]') as Unsent[];
    return kept.filter(({ at }) => Date.now() - at < KEPT_MS);
  } catch {
    return [];
  }
}

function write(unsent: readonly Unsent[]): boolean {
  try {
    if (unsent.length === 0) localStorage.removeItem(UNSENT_KEY);
    else localStorage.setItem(UNSENT_KEY, JSON.stringify(unsent.slice(0, MOST_KEPT)));
    return true;
  } catch {
    return false;
  }
}

/** Deletes one kept enquiry. */
export const dropUnsent = (id: string): boolean =>
  write(allUnsent().filter((one) => one.id !== id));

/** Deletes all kept enquiries. */
export const dropAllUnsent = (): boolean => write([]);

/**
 * Adds the hidden field by which the server knows an enquiry that it may already have: the token
 * with which the form was first shown.
 */
export function markFirst(form: HTMLFormElement, token: string): void {
  if (form.elements.namedItem('first_form')) return;
  const field = document.createElement('input');
  Object.assign(field, { type: 'hidden', name: 'first_form', value: token });
  form.append(field);
}

/** Keeps the enquiry of a form that got no response; returns its words, or null if it is not kept. */
export function keepUnsent(form: HTMLFormElement): UnsentWords | null {
  const fields = new FormData(form);
  markFirst(form, String(fields.get('form')));
  if (!form.dataset.unsent || !isKeeping()) return null;
  const words = JSON.parse(form.dataset.unsent) as UnsentWords;
  form.dataset.unsentId ??= crypto.randomUUID?.() ?? String(Math.random());
  const { pathname, search } = new URL(form.action);
  const entries = [...new FormData(form)].map(([name, text]) => [name, String(text)]);
  const one = {
    id: form.dataset.unsentId,
    at: Date.now(),
    action: pathname + search,
    entries,
    words,
  };
  return write([one as Unsent, ...allUnsent().filter(({ id }) => id !== one.id)]) ? words : null;
}

/** Forgets the kept enquiry of a form that got a response. */
export function forgetUnsent({ dataset }: HTMLFormElement): void {
  if (dataset.unsentId) dropUnsent(dataset.unsentId);
}
