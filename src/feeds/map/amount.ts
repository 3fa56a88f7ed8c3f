export type Amount = { minor: number } | { message: string };

/** Digits with any of the signs people put between them; a space or ' only before three more. */
export const NUMBER = /\d{1,3}(?:[ '’]\d{3})+(?!\d)(?:[.,]\d+)?|\d+(?:[.,]\d+)*/g;

/**
 * A number as people in any of our countries write it (`1.234,56`, `1,234.56`, `1 234,5`), in
 * minor units.
 * @param decimals how many the currency has: `1,234` is 1234 yen and could be two things in pounds
 * @param decimal the sign before decimals, when it is known
 */
export function parseAmount(
  text: string,
  decimals: number,
  decimal?: 'point' | 'comma' | undefined,
): Amount {
  const digits = text.replace(/[ '’]/g, '');
  const known = decimal === undefined ? null : decimal === 'point' ? '.' : ',';
  const split = splitDecimals(digits, decimals, known);
  if (split === null) return { message: `cannot be read as an amount: '${text}'` };
  if (split === 'ambiguous') {
    const [whole, rest] = digits.split(/[.,]/);
    return {
      message: `is ambiguous: '${text}' may be ${whole}.${rest} or ${whole}${rest}; set which sign stands before decimals`,
    };
  }
  const fraction = split.fraction.replace(/0+$/, '');
  if (fraction.length > decimals) {
    return { message: `has more decimals than its currency: '${text}'` };
  }
  return { minor: Number(split.whole + fraction.padEnd(decimals, '0')) };
}

interface Split {
  whole: string;
  fraction: string;
}

function splitDecimals(
  digits: string,
  decimals: number,
  known: string | null,
): Split | 'ambiguous' | null {
  const signs = digits.replace(/\d/g, '');
  const last = signs.at(-1);
  if (last === undefined) return { whole: digits, fraction: '' };
  const at = digits.lastIndexOf(last);
  const fraction = digits.slice(at + 1);
  const whole = digits.slice(0, at);
  const single = signs.length === 1;
  if (single && isDecimalSign(whole, fraction, decimals, last, known) === null) return 'ambiguous';
  const decimalAtEnd = single
    ? isDecimalSign(whole, fraction, decimals, last, known)
    : signs.indexOf(last) === signs.length - 1;
  if (decimalAtEnd) {
    const ungrouped = ungroup(whole);
    return ungrouped === null ? null : { whole: ungrouped, fraction };
  }
  const ungrouped = ungroup(digits);
  return ungrouped === null ? null : { whole: ungrouped, fraction: '' };
}

/** Whether a number's only sign stands before decimals; null when it is ambiguous. */
function isDecimalSign(
  whole: string,
  fraction: string,
  decimals: number,
  sign: string,
  known: string | null,
): boolean | null {
  if (known !== null) return sign === known;
  if (fraction.length !== 3 || whole.length > 3 || /^0+$/.test(whole)) return true;
  // 12.345 dinars have the three decimals that their currency has.
  if (decimals === 3 && sign === '.') return true;
  return decimals === 0 ? false : null;
}

/** Takes one kind of sign out from between groups of three; null when the groups are no groups. */
function ungroup(digits: string): string | null {
  return /^\d+$|^\d{1,3}(?:,\d{3})+$|^\d{1,3}(?:\.\d{3})+$/.test(digits)
    ? digits.replace(/[.,]/g, '')
    : null;
}
