import { announce, answerTo, h, say } from './dom.ts';
import { allUnsent, dropUnsent, markFirst, type Unsent, UNSENT_KEY } from './unsent.ts';

/** Session storage key of the enquiry whose form is to be filled in again. */
const REFILL_KEY = 'campcairn.refill';

/** Session storage key that is set after `Later`. */
const LATER_KEY = 'campcairn.unsent.later';

/** Hidden fields of a form that a fresh page has better values for. */
const FRESH = ['form', 'asked'];

const LOCK = 'campcairn.unsent';

/** Runs `work` in one tab at a time. */
const alone = (work: () => Promise<void>): Promise<void> =>
  navigator.locks ? navigator.locks.request(LOCK, work) : work();

const formIn = (page: Document): HTMLFormElement | null =>
  page.querySelector('[data-enquiry] form[data-unsent]');

const valueOf = (form: HTMLFormElement, name: string): string =>
  form.querySelector<HTMLInputElement>(`input[type=hidden][name="${name}"]`)?.value ?? '';

/** What became of an attempt to send a kept enquiry. */
type Outcome = 'sent' | 'away' | 'gone' | 'refused';

/**
 * Sends a kept enquiry with a fresh token. The token of its first form goes along, by which the
 * server finds an enquiry that it already has. Leaves for the receipt when it was sent.
 */
async function send({ id, action, entries }: Unsent): Promise<Outcome> {
  let outcome: Outcome = 'sent';
  await alone(async () => {
    // Another tab may have sent or discarded it.
    if (!allUnsent().some((one) => one.id === id)) return;
    const page = await answerTo(action, {
      cache: 'no-store',
      // Nobody looks at the page, so it is not counted as viewed.
      headers: { purpose: 'prefetch' },
    });
    if (!page || page.response.status >= 500) {
      outcome = 'away';
      return;
    }
    const form = formIn(new DOMParser().parseFromString(page.text, 'text/html'));
    if (!page.response.ok || !form) {
      outcome = 'gone';
      return;
    }
    const kept = entries.filter(([name]) => !FRESH.includes(name));
    const fresh = FRESH.map((name) => [name, valueOf(form, name)]).filter(
      ([, text]) => text !== '',
    );
    const body = new URLSearchParams([...kept, ...fresh]);
    const answer = await answerTo(action, { method: 'POST', body });
    if (!answer) outcome = 'away';
    else if (!answer.response.redirected) outcome = 'refused';
    else {
      dropUnsent(id);
      location.assign(answer.response.url);
    }
  });
  return outcome;
}

/** Fills the form on this page with a kept enquiry that was refused, for its writer to correct. */
function refill(): void {
  const id = sessionStorage.getItem(REFILL_KEY);
  const unsent = allUnsent().find((one) => one.id === id);
  const form = formIn(document);
  if (!unsent || !form) return;
  sessionStorage.removeItem(REFILL_KEY);
  form.dataset.unsentId = unsent.id;
  for (const field of form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'input:not([type=hidden]), textarea',
  )) {
    const typed = unsent.entries.filter(([name]) => name === field.name).map(([, text]) => text);
    if (field.type === 'checkbox') {
      (field as HTMLInputElement).checked = typed.includes(field.value);
    } else if (typed[0] !== undefined) field.value = typed[0];
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
  const first = unsent.entries.find(([name]) => name === 'first_form')?.[1];
  if (first !== undefined) markFirst(form, first);
  const note = { class: 'unreached', role: 'alert', tabindex: -1, 'data-unreached-note': true };
  const said = h('p', note, unsent.words.check);
  form.prepend(said);
  said.focus();
}

/**
 * Returns the question whether to send a kept enquiry, with its buttons.
 * @param isOver called when the enquiry was discarded, or put off
 */
function question(unsent: Unsent, isOver: (later: boolean) => void): HTMLElement {
  const { id, words } = unsent;
  const said = h('p', { id: `ask-${id}` }, words.ask);
  const button = (label: string) => h('button', { type: 'button' }, label);
  const [now, discard, later] = [words.send, words.discard, words.later].map(button);
  const box = h(
    'div',
    { role: 'group', 'aria-labelledby': `ask-${id}`, class: 'unsent-question' },
    said,
    h('div', {}, now!, discard!, later!),
  );
  now!.addEventListener('click', async () => {
    now!.disabled = true;
    now!.textContent = words.sending;
    const outcome = await send(unsent);
    if (outcome === 'sent') return isOver(true);
    now!.disabled = false;
    now!.textContent = words.send;
    if (outcome === 'refused') {
      sessionStorage.setItem(REFILL_KEY, id);
      location.assign(`${unsent.action}#enquiry`);
      // The form may be on this page.
      refill();
      return undefined;
    }
    said.textContent = outcome === 'away' ? words.stillAway : words.gone;
    announce(said.textContent);
    if (outcome === 'gone') now!.remove();
    return undefined;
  });
  discard!.addEventListener('click', () => {
    dropUnsent(id);
    say(words.discarded);
    isOver(false);
  });
  later!.addEventListener('click', () => isOver(true));
  return box;
}

/** Lists the kept enquiries, each with its question. */
export function listUnsent(place: HTMLElement, changed: () => void): void {
  const rows = allUnsent().map((unsent) => {
    const row = question(unsent, changed);
    row.querySelector('button:last-child')?.remove();
    return h('li', {}, row);
  });
  place.replaceChildren(...rows);
}

const hasNetwork = (): boolean =>
  navigator.onLine &&
  document.querySelector('.kept-note, [data-no-network]:not([hidden])') === null;

/** Whether the question is to be put now; never on the page that lists the enquiries anyway. */
const isTime = (): boolean =>
  sessionStorage.getItem(LATER_KEY) === null &&
  document.querySelector('[data-device-page]') === null;

/**
 * Asks whether the oldest kept enquiry is to be sent, when there is a network.
 * @param isBack whether the network came back after this page was opened
 */
export function askUnsent(isBack = false): void {
  refill();
  document.querySelector('.asked-over')?.remove();
  const unsent = allUnsent().at(-1);
  if (!unsent || !isTime() || !(hasNetwork() || isBack)) return;
  const box = question(unsent, (later) => {
    box.remove();
    if (later) sessionStorage.setItem(LATER_KEY, '1');
    else askUnsent(isBack);
  });
  box.classList.add('asked-over');
  document.body.append(box);
  announce(unsent.words.ask);
}

addEventListener('storage', ({ key }) => {
  if (key === UNSENT_KEY) askUnsent();
});
