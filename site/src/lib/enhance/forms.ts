import { around } from './dom.ts';

/** Omits empty fields from a GET form's URL: `/search?q=Bath`, not `?q=Bath&from=`. */
function dropEmptyFields(event: FormDataEvent): void {
  const form = event.target as HTMLFormElement;
  if (form.method !== 'get') return;
  const fields = Array.from(event.formData);
  for (const [name, value] of fields) if (value === '') event.formData.delete(name);
}

/** The day after a date, `2026-05-31` → `2026-06-01`. */
const dayAfter = (date: string): string =>
  new Date(Date.parse(date) + 86_400_000).toISOString().slice(0, 10);

/** Sets the minimum of a stay's end when its start is chosen. */
function boundStay(event: Event): void {
  const from = around<HTMLInputElement>(event, 'input[type=date][name=from]');
  const to = from?.form?.querySelector<HTMLInputElement>('input[type=date][name=to]');
  if (!from || !to || !from.value) return;
  to.min = dayAfter(from.value);
  if (to.value && to.value < to.min) to.value = to.min;
}

/** Submits a marked form whenever one of its fields changes. */
function sendOnChange(event: Event): void {
  const field = event.target as HTMLInputElement;
  if (!field.form?.matches('[data-send-on-change]') || !field.checkValidity()) return;
  field.form.requestSubmit();
}

/** Makes forms drop empty fields, bound the end of a stay, and submit on change where they are marked. */
export function enhanceForms(): void {
  document.addEventListener('formdata', dropEmptyFields);
  document.addEventListener('change', (event) => {
    boundStay(event);
    sendOnChange(event);
  });
}
