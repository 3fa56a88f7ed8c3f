/** Omits empty fields from a GET form's URL: `/search?q=Bath`, not `?q=Bath&from=`. */
function dropEmptyFields(event: FormDataEvent): void {
  const form = event.target as HTMLFormElement;
  if (form.method !== 'get') return;
  const { formData } = event;
  const empty = Array.from(formData).flatMap(([name, value]) => (value === '' ? [name] : []));
  for (const name of new Set(empty)) {
    const filled = formData.getAll(name).filter((value) => value !== '');
    formData.delete(name);
    for (const value of filled) formData.append(name, value);
  }
}

/** Submits a form with `data-send-on-change` whenever one of its fields changes. */
function sendOnChange(event: Event): void {
  const field = event.target as HTMLInputElement;
  if (!field.form?.matches('[data-send-on-change]') || !field.checkValidity()) return;
  field.form.requestSubmit();
}

/** Makes forms omit empty fields, and submit on change where they are marked. */
export function enhanceForms(): void {
  document.addEventListener('formdata', dropEmptyFields);
  document.addEventListener('change', sendOnChange);
}
