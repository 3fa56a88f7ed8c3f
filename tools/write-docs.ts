import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './run.ts';
import { searchParametersPage } from './search-doc.ts';
import { settingsPage } from './settings-doc.ts';

writeFileSync(join(ROOT, 'docs/operations/settings.md'), settingsPage());
writeFileSync(join(ROOT, 'docs/search-parameters.md'), searchParametersPage());
