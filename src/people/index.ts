export { deviceOf } from './device.ts';
export type { PasskeySummary } from './passkeys.ts';
export { createPeople, type People } from './people.ts';
export { SEALED_OF_PEOPLE, SESSION_IN_USE } from './published.sql.ts';
export type {
  AppState,
  CodeAccepted,
  CodeResult,
  OfferedApp,
  RemovedFactors,
} from './second-factors.ts';
export type { SessionRow } from './session.sql.ts';
export { endEverySession, type OpenedSession } from './sessions.ts';
export type { RequestedSignIn, LinkState, SignedIn, Roles } from './sign-in.ts';
