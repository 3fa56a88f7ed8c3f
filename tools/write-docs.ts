import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './run.ts';
import { settingsPage } from './settings-doc.ts';

writeFileSync(join(ROOT, 'docs/operations/settings.md'), settingsPage());
