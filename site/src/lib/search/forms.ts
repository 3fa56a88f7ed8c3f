/** Leaves fields that say nothing out of a form's address: `/search?q=Bath`, not `?q=Bath&from=`. */
export function withoutEmptyFields(event: FormDataEvent): void {
  const fields = Array.from(event.formData);
  for (const [name, value] of fields) if (value === '') event.formData.delete(name);
}

/** Sends the form a field belongs to as soon as the field has changed. */
export function sendOnChange(event: Event): void {
  const field = event.target as HTMLInputElement | HTMLSelectElement;
  if (field.checkValidity()) field.form?.requestSubmit();
}
