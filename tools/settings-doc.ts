import { SETTINGS } from '../src/platform/config/index.ts';

const shown = (value: unknown): string => {
  if (value === undefined) return '';
  if (typeof value === 'boolean') return value ? '1' : '0';
  return Array.isArray(value) ? value.join(',') : String(value);
};

/** Returns the page about all settings, in Markdown. */
export const settingsPage = (): string =>
  [
    '# Settings',
    '',
    'Environment variables, all optional; an empty value means unset. A wrong value stops the start with a sentence.',
    '',
    '| setting | default | what it says |',
    '|---|---|---|',
    ...Object.entries(SETTINGS).map(
      ([name, setting]) => `| \`${name}\` | ${shown(setting.default)} | ${setting.sentence} |`,
    ),
    '',
  ].join('\n');
