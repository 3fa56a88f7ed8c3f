const BROWSERS: [RegExp, string][] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

const SYSTEMS: [RegExp, string][] = [
  [/\bAndroid\b/, 'Android'],
  [/\b(?:iPhone|iPad)\b/, 'iOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];

const find = (list: [RegExp, string][], userAgent: string): string | undefined =>
  list.find(([pattern]) => pattern.test(userAgent))?.[1];

/**
 * Reduces a User-Agent to a text by which people recognise their sessions: `Firefox on Windows`;
 * null when browser and system are unknown.
 */
export function deviceOf(userAgent: string): string | null {
  const browser = find(BROWSERS, userAgent);
  const system = find(SYSTEMS, userAgent);
  return browser && system ? `${browser} on ${system}` : (browser ?? system ?? null);
}
