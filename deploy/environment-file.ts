const BLANK = /[ \t\n\r]/;
const NEWLINE = /[\n\r]/;
/** Characters that a backslash escapes between double quotes. */
const ESCAPABLE = /["\\`$]/;
const NAME = /^[A-Za-z_][A-Za-z0-9_]*$/;

type State =
  | 'before name'
  | 'name'
  | 'before value'
  | 'value'
  | 'escaped'
  | 'single quotes'
  | 'double quotes'
  | 'escaped in quotes'
  | 'comment';

/**
 * Reads a file of settings as systemd's EnvironmentFile= does (systemd.exec(5), src/basic/env-file.c): no variable is
 * replaced and no command runs, so that a value with blanks, # or $ stays as it is, unlike in a shell that sources
 * the file. Assignments to what is no name are left out.
 */
export function parseEnvironmentFile(text: string): Record<string, string> {
  const found: Record<string, string> = {};
  let state: State = 'before name';
  let name = '';
  let value = '';
  /** Length of the value without the blanks at its end, which count only between quotes or behind a backslash. */
  let kept = 0;
  const add = (characters: string) => {
    value += characters;
    kept = value.length;
  };
  const finish = () => {
    if (NAME.test(name.trim())) found[name.trim()] = value.slice(0, kept);
    name = '';
    value = '';
    kept = 0;
    state = 'before name';
  };
  for (const c of text) {
    switch (state) {
      case 'before name':
        if (c === '#' || c === ';') state = 'comment';
        else if (!BLANK.test(c)) {
          name = c;
          state = 'name';
        }
        break;
      case 'name':
        if (NEWLINE.test(c)) state = 'before name';
        else if (c === '=') state = 'before value';
        else name += c;
        break;
      case 'before value':
        if (NEWLINE.test(c)) finish();
        else if (c === "'") state = 'single quotes';
        else if (c === '"') state = 'double quotes';
        else if (c === '\\') state = 'escaped';
        else if (!BLANK.test(c)) {
          add(c);
          state = 'value';
        }
        break;
      case 'value':
        if (NEWLINE.test(c)) finish();
        else if (c === '\\') state = 'escaped';
        else if (BLANK.test(c)) value += c;
        else add(c);
        break;
      case 'escaped':
        state = 'value';
        if (!NEWLINE.test(c)) add(c);
        break;
      case 'single quotes':
        if (c === "'") state = 'before value';
        else add(c);
        break;
      case 'double quotes':
        if (c === '"') state = 'before value';
        else if (c === '\\') state = 'escaped in quotes';
        else add(c);
        break;
      case 'escaped in quotes':
        state = 'double quotes';
        if (ESCAPABLE.test(c)) add(c);
        else if (c !== '\n') add(`\\${c}`);
        break;
      case 'comment':
        if (NEWLINE.test(c)) state = 'before name';
        break;
    }
  }
  if (state === 'single quotes' || state === 'double quotes' || state === 'escaped in quotes')
    throw new Error(`the quotes of ${name.trim()} are not closed`);
  if (state !== 'before name' && state !== 'name' && state !== 'comment') finish();
  return found;
}
