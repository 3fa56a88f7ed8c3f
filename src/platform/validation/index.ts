export { checkedText } from './checked-text.ts';
export { described } from './described.ts';
export {
  date,
  httpsUrl,
  integer,
  number,
  optionalPattern,
  optionalText,
  pattern,
  requiredText,
} from './fields.ts';
export { check, type Checked, type Noun } from './problems.ts';
export { isBlank } from './visible.ts';
