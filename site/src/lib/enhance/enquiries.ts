import { announce, answerTo, around, h, offerAgain, withdrawOffer } from './dom.ts';
import { forgetUnsent, keepUnsent } from './unsent.ts';

/**
 * Says in the form that there was no response, and whether the browser keeps the enquiry. The typed
 * text stays, and sending it again creates no second enquiry.
 */
function sayUnreached(form: HTMLFormElement): void {
  form.querySelector('[data-unreached-note]')?.remove();
  const kept = keepUnsent(form);
  const why = kept && !navigator.onLine ? kept.noNetwork : (form.dataset.unreached ?? '');
  const unreached = kept ? `${why} ${kept.kept}` : why;
  const note = h(
    'p',
    { class: 'unreached', role: 'alert', 'data-unreached-note': true },
    unreached,
  );
  form.append(note);
}

/** Replaces a form by the one in a response; throws when the response contains none. */
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
  forgetUnsent(form);
  const { response, text } = answer;
  try {
    if (response.redirected) {
      // Browsers may restore the page as it was left, so the form must not stay marked as busy.
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
    // A normal submission shows the server's error page.
    form.submit();
  }
}

/** Changes the recipients or the dates of a form, and keeps the typed text. */
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
    // The name of the pressed button tells the server to change the form instead of sending it.
    const { name, value } = button;
    const hidden = Object.assign(document.createElement('input'), { type: 'hidden', name, value });
    form.append(hidden);
    form.action = address;
    form.submit();
  }
}

/** Warns when the typed number of people exceeds the places to sleep. The form can still be sent. */
function compareSleeps(event: Event): void {
  const field = around<HTMLInputElement>(event, '[data-enquiry] input[name=guests]');
  const note = field?.form?.querySelector<HTMLElement>('[data-sleeps]');
  if (!field || !note) return;
  note.firstElementChild!.toggleAttribute(
    'hidden',
    !(Number(field.value) > Number(note.dataset.sleeps)),
  );
}

/** Makes enquiry forms send and change without leaving the page. */
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
