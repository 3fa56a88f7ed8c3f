import { announce } from './dom.ts';

/** How often an open page asks for the number of enquiries to answer. */
const ASK_EVERY_MS = 60_000;

/** Number in front of the title of the browser's tab: `(2) Leads`. */
const IN_TITLE = /^\(\d[^)]*\) /;

interface ToAnswer {
  count: number;
  text: string;
}

/** Asks for the number; null when the server cannot be reached, undefined when the person has signed out. */
async function ask(address: string): Promise<ToAnswer | null | undefined> {
  try {
    const answer = await fetch(address, { redirect: 'manual' });
    if (answer.ok) return await answer.json();
    return answer.status >= 500 || answer.status === 429 ? null : undefined;
  } catch {
    return null;
  }
}

/** Shows a number beside “Leads” and in the title; says so when it has grown. */
function show({ count, text }: ToAnswer): void {
  let hasGrown = false;
  let announcement = '';
  for (const badge of document.querySelectorAll<HTMLElement>('[data-to-answer]')) {
    const number = badge.querySelector('[data-number]')!;
    hasGrown ||= count > Number.parseInt(number.textContent?.replaceAll(/\D/g, '') || '0', 10);
    announcement = badge.dataset.announcement ?? '';
    number.textContent = text;
    badge.hidden = count === 0;
  }
  const title = document.title.replace(IN_TITLE, '');
  document.title = count > 0 ? `(${text}) ${title}` : title;
  if (hasGrown) announce(announcement);
}

/**
 * Keeps the number of enquiries to answer up to date while the page is seen: asks every minute, and as soon
 * as somebody comes back to it. Ends when the person has signed out.
 */
export function followToAnswer(): void {
  const address = document.querySelector<HTMLElement>('[data-to-answer]')?.dataset.toAnswer;
  if (address === undefined) return;
  let askedAt = Date.now();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = (): void => {
    clearTimeout(timer);
    if (document.hidden) return;
    timer = setTimeout(look, Math.max(0, askedAt + ASK_EVERY_MS - Date.now()));
  };
  const look = async (): Promise<void> => {
    askedAt = Date.now();
    const answer = await ask(address);
    if (answer === undefined) {
      document.removeEventListener('visibilitychange', wait);
      return;
    }
    if (answer !== null) show(answer);
    wait();
  };
  document.addEventListener('visibilitychange', wait);
  wait();
}
