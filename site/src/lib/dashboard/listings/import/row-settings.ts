/** What can be said for all rows of a file that do not say it themselves. */
const ROW_SETTINGS = ['category', 'currency', 'unit', 'city', 'country'] as const;

/** The settings that a form has; those that are left to the file are not there. */
export const rowSettingsIn = (form: FormData): Record<string, string> =>
  Object.fromEntries(
    ROW_SETTINGS.flatMap((name) => {
      const value = form.get(name);
      return typeof value === 'string' && value.trim() !== '' ? [[name, value.trim()]] : [];
    }),
  );
