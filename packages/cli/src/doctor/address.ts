import { type Finding, ok, warning, whyOf, wrong } from './finding.ts';

const TIMEOUT_MS = 10_000;
const TOLERANCE_SECONDS = 300;
const NOTABLE_SECONDS = 30;

/** Checks the base URL of the API, and compares this machine's clock with the service's. */
export async function lookAtAddress(
  baseUrl: string,
  now: () => Date,
  stopped: AbortSignal,
): Promise<Finding[]> {
  try {
    const signal = AbortSignal.any([AbortSignal.timeout(TIMEOUT_MS), stopped]);
    const response = await fetch(`${baseUrl}/taxonomy`, { redirect: 'manual', signal });
    const body = (await response.json().catch(() => undefined)) as { version?: string } | undefined;
    const isApi = response.ok && typeof body?.version === 'string';
    const found = isApi
      ? ok('address', `${baseUrl} answers.`)
      : wrong(
          'address',
          `${baseUrl} answers with ${response.status}, but not as the API: does it end in /api/v1?`,
        );
    return [found, ...clockOf(response.headers.get('date'), now())];
  } catch (error) {
    stopped.throwIfAborted();
    return [wrong('address', `${baseUrl} cannot be reached: ${whyOf(error)}.`)];
  }
}

function clockOf(date: string | null, now: Date): Finding[] {
  if (date === null) return [];
  const away = Math.round((now.getTime() - new Date(date).getTime()) / 1000);
  const seconds = Math.abs(away);
  const message = `This machine's clock is ${seconds} s ${away > 0 ? 'ahead of' : 'behind'} the service's`;
  if (seconds > TOLERANCE_SECONDS)
    return [wrong('clock', `${message}: every signature looks too old. Switch on NTP.`)];
  if (seconds > NOTABLE_SECONDS) return [warning('clock', `${message}. Switch on NTP.`)];
  return [ok('clock', `This machine's clock agrees with the service's.`)];
}
