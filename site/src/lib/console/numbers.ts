/** Maximum number of rows that one action takes. */
const MAX_CHOSEN = 100;

/** Returns the numbers among the values of a form or an address, each once, up to 100. */
export function numbersIn(values: readonly unknown[]): number[] {
  const numbers = values
    .filter((value): value is string => typeof value === 'string' && /^[1-9]\d{0,14}$/.test(value))
    .map(Number);
  return [...new Set(numbers)].slice(0, MAX_CHOSEN);
}
