import { announce, answerTo, around, h, offerAgain, withdrawOffer } from './dom.ts';

/** Says in the form that there was no answer: what is typed stays, and is no second enquiry when it had arrived. */
function sayUnreached(form: HTMLFormElement): void {
  form.querySelector('[data-unreached-note]')?.remove();
  const { unreached = '' } = form.dataset;
  const note = h(
    'p',
    { class: 'unreached', role: 'alert', 'data-unreached-note': true },
    unreached,
  );
  form.append(note);
}

/** Shows the answer of a form in its place; throws when there is none in it. */
function show(form: HTMLFormElement, answer: string): Element {
  const next = new DOMParser().parseFromString(answer, 'text/html');
  const shown = form.closest('[data-enquiry]');
  const fresh = next.querySelector('[data-enquiry]');
  if (!shown || !fresh) throw new Error('there is no form in the answer');
  shown.replaceWith(fresh);
  document.dispatchEvent(new CustomEvent('page:replaced'));
  return fresh;
}

/** Sends the form without leaving the page, and shows it again in place when it is refused. */
async function send(form: HTMLFormElement): Promise<void> {
  const button = [...form.querySelectorAll<HTMLButtonElement>('button[type=submit]')].at(-1);
  const words = button?.textContent ?? '';
  const mark = (isSending: boolean) => {
    if (!button) return;
    button.disabled = isSending;
    button.textContent = isSending ? (form.dataset.sending ?? words) : words;
  };
  form.querySelector('[data-unreached-note]')?.remove();
  mark(true);
  const body = new URLSearchParams(new FormData(form) as never);
  const answer = await answerTo(form.action, { method: 'POST', body });
  if (!answer) {
    mark(false);
    sayUnreached(form);
    button?.focus();
    return;
  }
  const { response, text } = answer;
  try {
    if (response.redirected) {
      // Browsers keep the page as it was left, for those who come back to it.
      addEventListener('pagehide', () => mark(false), { once: true });
      location.assign(response.url);
      return;
    }
    const fresh = show(form, text);
    fresh.scrollIntoView({ block: 'start' });
    const field = fresh.querySelector<HTMLElement>('[aria-invalid=true]:not([type=hidden])');
    const why = fresh.querySelector<HTMLElement>('[role=alert]');
    why?.setAttribute('tabindex', '-1');
    (field ?? why)?.focus({ preventScroll: true });
  } catch {
    // A normal submission shows the server's error.
    form.submit();
  }
}

/** Changes whom a form goes to, or what it is answered for, and keeps what was typed. */
async function change(form: HTMLFormElement, button: HTMLButtonElement): Promise<void> {
  const { formAction: address, id } = button;
  const body = new URLSearchParams(new FormData(form, button) as never);
  form.setAttribute('aria-busy', 'true');
  withdrawOffer();
  const answer = await answerTo(address, { method: 'POST', body });
  if (!answer) {
    form.removeAttribute('aria-busy');
    offerAgain(() => void change(form, button));
    return;
  }
  const { response, text } = answer;
  try {
    if (!response.ok || response.redirected) throw new Error(`change ${response.status}`);
    const fresh = show(form, text);
    history.replaceState(history.state, '', address);
    const said = fresh.querySelector<HTMLElement>('[data-announce]');
    const next = id === '' ? said : fresh.querySelector<HTMLElement>(`#${CSS.escape(id)}`);
    next?.focus({ preventScroll: true });
    announce(said?.textContent ?? '');
  } catch {
    form.removeAttribute('aria-busy');
    // Sent without its button, the form would not be changed but sent.
    const { name, value } = button;
    const hidden = Object.assign(document.createElement('input'), { type: 'hidden', name, value });
    form.append(hidden);
    form.action = address;
    form.submit();
  }
}

/** Says where more people are typed than can sleep in what is asked for; it can be asked all the same. */
function compareSleeps(event: Event): void {
  const field = around<HTMLInputElement>(event, '[data-enquiry] input[name=guests]');
  const note = field?.form?.querySelector<HTMLElement>('[data-sleeps]');
  if (!field || !note) return;
  note.firstElementChild!.toggleAttribute(
    'hidden',
    !(Number(field.value) > Number(note.dataset.sleeps)),
  );
}

/** Makes enquiry forms send, and change, without leaving the page. */
export function enhanceEnquiries(): void {
  document.addEventListener('input', compareSleeps);
  document.addEventListener('submit', (event) => {
    const form = around<HTMLFormElement>(event, '[data-enquiry] form');
    if (!form) return;
    event.preventDefault();
    const button = event.submitter as HTMLButtonElement | null;
    if (button?.hasAttribute('formaction')) void change(form, button);
    else void send(form);
  });
}
