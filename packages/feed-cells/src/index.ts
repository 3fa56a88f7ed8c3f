/** What the cells of product feeds say. */
export { CURRENCY_CODES, currencyDecimals, isCurrencyCode } from './money/currencies.ts';
export { type Language, LANGUAGES } from './languages.ts';
export { NUMBER, parseAmount } from './money/amount.ts';
export {
  currencyIn,
  isAnothersSign,
  parseCurrency,
  secondCurrencyIn,
  SHARED_SIGN,
} from './money/currency.ts';
export {
  isInMinorUnits,
  type ParsedPrice,
  parsePrice,
  type PriceContext,
} from './price/parse-price.ts';
export {
  basisIn,
  isOtherLength,
  isPerPerson,
  nightsOfName,
  parseUnit,
  saysDay,
  type Unit,
  unitOfDuration,
  unitOfName,
  unitOfNights,
} from './price/unit.ts';
export { eitherOrder, parseDegrees, parsePair, parsePosition } from './position.ts';
export { decodeEntities, ENTITIES, withAmpersands } from './text/entities.ts';
export { parseImages } from './text/images.ts';
export { plainLine, plainText } from './text/plain-text.ts';
export { memoized, plainWords } from './text/words.ts';
export {
  type Category,
  categoryOfTitle,
  type ParsedCategory,
  parseCategory,
} from './vehicle/category.ts';
export {
  parseFuel,
  parseName,
  parsePeople,
  parseTransmission,
  parseYear,
  parseYesOrNo,
} from './vehicle/parse-vehicle.ts';
