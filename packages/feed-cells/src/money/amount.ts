export type Amount = { minor: number } | { message: string };

/** A number with any decimal and group separators; a space or ' counts only before three digits. */
export const NUMBER = /\d{1,3}(?:[ '’]\d{3})+(?!\d)(?:[.,]\d+)?|\d+(?:[.,]\d+)*/g;

/**
 * Parses a number as written in any supported country (`1.234,56`, `1,234.56`, `1 234,5`) to minor units.
 * @param decimals decimals of the currency: `1,234` is 1234 yen, but ambiguous in pounds
 * @param decimal the decimal separator, when it is known
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

/** Whether a number's only separator is the decimal one; null when it is ambiguous. */
function isDecimalSign(
  whole: string,
  fraction: string,
  decimals: number,
  sign: string,
  known: string | null,
): boolean | null {
  // One or two digits are never a group, whatever decimal separator is known.
  if (known !== null) return sign === known || fraction.length < 3;
  if (fraction.length !== 3 || whole.length > 3 || /^0+$/.test(whole)) return true;
  // In currencies with three decimals, such as dinars, 12.345 is a decimal number.
  if (decimals === 3 && sign === '.') return true;
  return decimals === 0 ? false : null;
}

/** Removes group separators; null when the groups are not of three digits. */
function ungroup(digits: string): string | null {
  return /^\d+$|^\d{1,3}(?:,\d{3})+$|^\d{1,3}(?:\.\d{3})+$/.test(digits)
    ? digits.replace(/[.,]/g, '')
    : null;
}
