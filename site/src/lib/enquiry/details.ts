import type { Messages } from '#messages/index.ts';

/**
 * Facts of a trip that have fields of their own in the form. An enquiry has no such fields, so each
 * becomes a labelled line of its message.
 */
export const DETAILS = ['children', 'dog', 'arrival'] as const;

/** The submitted details; empty when not given. */
export type Details = Record<(typeof DETAILS)[number], string>;

export const NO_DETAILS: Details = { children: '', dog: '', arrival: '' };

/** Maximum number of characters of one detail. */
export const MAX_DETAIL_CHARACTERS = 40;

/** Maximum number of characters typed as the message, so that the lines fit into its 2,000 as well. */
export const MAX_MESSAGE_CHARACTERS = 1750;

/** Reads the details of a posted form, each as one line. */
export function detailsOf(form: FormData): Details {
  const read = (name: keyof Details): string => {
    const typed = form.get(name);
    const line = typeof typed === 'string' ? typed.replaceAll(/[\s\p{C}]+/gu, ' ').trim() : '';
    return [...line].slice(0, MAX_DETAIL_CHARACTERS).join('');
  };
  return { children: read('children'), dog: read('dog'), arrival: read('arrival') };
}

/** Returns a copy of a posted form whose message ends with its details, one to a line. */
export function withDetails(form: FormData, { enquiry, shell }: Messages): FormData {
  const sent = new FormData();
  for (const [name, value] of form) sent.append(name, value);
  const details = detailsOf(form);
  const lines = DETAILS.filter((name) => details[name] !== '').map(
    (name) => `${enquiry.details[name]}${shell.colon} ${details[name]}`,
  );
  if (lines.length === 0) return sent;
  const message = String(form.get('message') ?? '').trim();
  sent.set('message', [...(message === '' ? [] : [message, '']), ...lines].join('\n'));
  return sent;
}

/** Returns the submitted fields of a refused form with the message as it was typed. */
export const typedAgain = <Typed extends { message: string }>(
  typed: Typed,
  form: FormData,
): Typed => ({ ...typed, message: String(form.get('message') ?? '').replaceAll('\r\n', '\n') });
