export { checkedText } from './checked-text.ts';
export {
  date,
  httpsUrl,
  integer,
  isRealDate,
  number,
  optionalPattern,
  optionalText,
  pattern,
  requiredText,
} from './fields.ts';
export { check, type Checked, problemsOf } from './problems.ts';
