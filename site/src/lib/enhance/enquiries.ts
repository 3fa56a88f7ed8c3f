import { around } from './dom.ts';

/** Sends the form without leaving the page, and shows it again in place when it is refused. */
async function send(form: HTMLFormElement): Promise<void> {
  const button = form.querySelector<HTMLButtonElement>('button[type=submit]');
  const words = button?.textContent ?? '';
  if (button) {
    button.disabled = true;
    button.textContent = form.dataset.sending ?? words;
  }
  try {
    const body = new URLSearchParams(new FormData(form) as never);
    const response = await fetch(form.action, { method: 'POST', body });
    if (response.redirected) {
      location.assign(response.url);
      return;
    }
    const next = new DOMParser().parseFromString(await response.text(), 'text/html');
    const shown = form.closest('[data-enquiry]');
    const fresh = next.querySelector('[data-enquiry]');
    if (!shown || !fresh) throw new Error('there is no form in the answer');
    shown.replaceWith(fresh);
    fresh.scrollIntoView({ block: 'start' });
    fresh.querySelector<HTMLElement>('[aria-invalid=true]')?.focus({ preventScroll: true });
  } catch {
    // A normal submission shows the error, be it the server's or the network's.
    form.submit();
  }
}

/** Makes enquiry forms send without leaving the page. */
export function enhanceEnquiries(): void {
  document.addEventListener('submit', (event) => {
    const form = around<HTMLFormElement>(event, '[data-enquiry] form');
    if (!form) return;
    event.preventDefault();
    void send(form);
  });
}
