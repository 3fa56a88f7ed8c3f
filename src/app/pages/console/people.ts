import { type ConsoleNeeds, presentSessions } from './operator.ts';

/** The part of the console about the people who run Campcairn. */
export function createConsolePeople({ services, operations }: ConsoleNeeds) {
  const { operators, people } = services;
  return {
    /** All operators in the order in which they were added, each with its sessions. */
    list: async () =>
      Promise.all(
        (await operators.list()).map(async ({ id, email, created_at: since }) => ({
          id,
          email,
          since,
          sessions: presentSessions(await people.sessions.ofEmail(email)),
        })),
      ),
    add: operations.system.addOperator,
    remove: operations.system.removeOperator,
    resetSecondFactor: operations.system.resetSecondFactor,
    endSessions: operations.system.endSessions,
  };
}
