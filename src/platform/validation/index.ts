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
export { check, type Checked } from './problems.ts';
export { isBlank } from './visible.ts';
