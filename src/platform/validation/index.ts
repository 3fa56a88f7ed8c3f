export {
  checkedText,
  date,
  described,
  httpsUrl,
  integer,
  number,
  optionalPattern,
  optionalText,
  pattern,
  requiredText,
} from './fields.ts';
export { checkItemWithHints, withHints } from './hints.ts';
export { type OtherNames, otherNames } from './other-names.ts';
export { check, type Checked } from './problems.ts';
export { isBlank } from './visible.ts';
