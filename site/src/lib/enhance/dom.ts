type Attributes = Record<string, string | number | boolean | null | undefined>;

/**
 * Creates an element. Attributes that are null or false are omitted; `true` becomes an empty
 * string.
 */
export function h<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Attributes = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (value === null || value === undefined || value === false) continue;
    element.setAttribute(key, value === true ? '' : String(value));
  }
  element.append(...children);
  return element;
}

/** Creates an icon of the sprite, whose URL is an attribute of the page's content. */
export function icon(name: string): SVGElement {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  svg.setAttribute('class', 'icon');
  svg.setAttribute('aria-hidden', 'true');
  const use = document.createElementNS('http://www.w3.org/2000/svg', 'use');
  use.setAttribute(
    'href',
    `${document.querySelector<HTMLElement>('[data-icons]')?.dataset.icons}#${name}`,
  );
  svg.append(use);
  return svg;
}

/** Returns the closest ancestor of an event's target that matches a selector. */
export function around<Found extends Element = HTMLElement>(
  event: Event,
  selector: string,
): Found | null {
  return event.target instanceof Element ? event.target.closest<Found>(selector) : null;
}

/** Time that a message is shown, in milliseconds: long enough to read it. */
const SAID_MS = 8000;

/** Shows a message above the page for a while, and announces it to screen readers. */
export function say(text: string): void {
  document.querySelector('.said-over')?.remove();
  // `announce` reads the text out, so the element itself is hidden from screen readers.
  const note = h('p', { class: 'said-over', 'aria-hidden': 'true' }, text);
  document.body.append(note);
  setTimeout(() => note.remove(), SAID_MS);
  announce(text);
}

/** Timeout of a request in milliseconds. On a slow mobile network, a page takes a third of it. */
const PATIENCE_MS = 30_000;

interface Answer {
  response: Response;
  text: string;
}

/** Sends a request; returns null when there is no response. */
export async function answerTo(address: string, request: RequestInit): Promise<Answer | null> {
  try {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const response = await fetch(address, { ...request, signal });
    return { response, text: await response.text() };
  } catch {
    return null;
  }
}

/** Removes the message of `offerAgain`. */
export function withdrawOffer(): void {
  document.querySelector('.said-over[data-again]')?.remove();
}

/**
 * Shows a message that the server could not be reached. Its button gets the focus and calls `act`
 * to try again.
 */
export function offerAgain(act: () => void): void {
  document.querySelector('.said-over')?.remove();
  const content = document.querySelector<HTMLElement>('#content');
  const { unreached = '', tryAgain = '' } = content?.dataset ?? {};
  const before = document.activeElement as HTMLElement | null;
  const again = h('button', { type: 'button', 'aria-describedby': 'unreached' }, tryAgain);
  const text = h('p', { id: 'unreached' }, unreached);
  again.addEventListener('click', () => {
    withdrawOffer();
    before?.focus({ preventScroll: true });
    if (document.activeElement === document.body) {
      // The element that had the focus was in a sheet, which has closed since.
      const sheet = before?.closest('details')?.querySelector<HTMLElement>('summary');
      (sheet ?? content)?.focus({ preventScroll: true });
    }
    act();
  });
  document.body.append(h('div', { class: 'said-over', 'data-again': true }, text, again));
  again.focus({ preventScroll: true });
}

/** Announces a sentence to screen readers. */
export function announce(text: string): void {
  let region = document.querySelector('#announced');
  if (!region) {
    region = h('div', { id: 'announced', role: 'status', class: 'hidden-text' });
    document.body.append(region);
  }
  region.textContent = text;
}
