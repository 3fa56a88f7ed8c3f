import { checkDatabase, type DatabaseCheckDeps } from './database-checks.ts';
import type { Finding } from './finding.ts';
import { checkMachine } from './machine-checks.ts';
import { checkSettings, isPublic } from './settings-checks.ts';

export type { Finding, Severity } from './finding.ts';
export { siteState } from './site-sources.ts';
export { checkSettings, isPublic };
export { judgeSite } from './machine-checks.ts';

/** What all checks need. */
export interface SetUpDeps extends DatabaseCheckDeps {
  /** The variables that the settings were read from. */
  environment: Readonly<Record<string, string | undefined>>;
  /** When the server started; undefined for a command. */
  startedAt?: Date;
}

/** Checks everything that a public site needs: settings, the database and the machine. */
export async function checkSetUp(deps: SetUpDeps): Promise<Finding[]> {
  const { settings, environment, startedAt } = deps;
  const [ofDatabase, ofMachine] = await Promise.all([
    checkDatabase(deps),
    checkMachine(settings.DATA_DIR, startedAt),
  ]);
  return [...checkSettings(settings, environment), ...ofDatabase, ...ofMachine];
}

/** How long the console repeats what the checks found, which read hundreds of files. */
const KEPT_MS = 120_000;

/**
 * Creates the console's notices: what is wrong with the set-up of a public site, problems first. A development
 * installation has none.
 */
export function createSetUpNotices(deps: SetUpDeps): () => Promise<Finding[]> {
  if (!isPublic(deps.settings)) return async () => [];
  let kept: { until: number; findings: Promise<Finding[]> } | undefined;
  return () => {
    const now = deps.clock.now().getTime();
    if (kept === undefined || now >= kept.until) {
      const findings = checkSetUp(deps);
      kept = { until: now + KEPT_MS, findings };
      findings.catch(() => {
        kept = undefined;
      });
    }
    return kept.findings.then((findings) =>
      findings
        .filter(({ severity }) => severity !== 'ok')
        .sort((a, b) => Number(b.severity === 'problem') - Number(a.severity === 'problem')),
    );
  };
}
