/** Omits empty fields from a GET form's URL: `/search?q=Bath`, not `?q=Bath&from=`. */
function dropEmptyFields(event: FormDataEvent): void {
  const form = event.target as HTMLFormElement;
  if (form.method !== 'get') return;
  const fields = Array.from(event.formData);
  for (const [name, value] of fields) if (value === '') event.formData.delete(name);
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
