import type { Tags } from './campsite-values.ts';

const NO_AMOUNT = /^0+(?:[.,]0+)?\s*(?:€|£|\p{L}{0,4})$/u;
const FREE = new Set(['no', 'free', 'gratis', 'gratuit', 'gratuito', 'kostenlos', 'none', 'false']);
const COSTS = new Set(
  'yes true interval conditional varies seasonal some customers non-members purchase purchace tourist_tax summer winter'.split(
    ' ',
  ),
);
const DONATION = /^(?:by )?donations?|^libre participation$/;

/** Whether a fee or charge costs: any amount, or hours at which it does, say so as well. */
function costs(value: string | undefined): boolean | 'donation' | null {
  const said = value?.trim().toLowerCase() ?? '';
  if (FREE.has(said) || NO_AMOUNT.test(said)) return false;
  if (DONATION.test(said)) return 'donation';
  return COSTS.has(said) || /[1-9]/.test(said) || null;
}

const MOST_CHARACTERS_OF_CHARGE = 200;

/** The charge, or the amount that stands where a yes should; an amount of nothing says nothing. */
export function chargeOf({ charge, fee }: Tags): string | null {
  const said = [charge, fee]
    .map((one) => one?.trim() ?? '')
    // Times of day are when it costs, and not how much.
    .filter((one) => /[1-9]/.test(one) && !NO_AMOUNT.test(one.toLowerCase()))
    .find((one) => one === charge?.trim() || !/\d:\d/.test(one));
  return said?.slice(0, MOST_CHARACTERS_OF_CHARGE) ?? null;
}

/** Whether a campsite costs, by its fee or else its charge; a donation is neither. */
export const feeOf = (tags: Tags): boolean | 'donation' | null =>
  costs(tags.fee) ?? costs(tags.charge);
