import { applicationCommands } from './application.commands.ts';
import type { Command } from './command.ts';
import { feedCommands } from './feed.commands.ts';
import { importCommands } from './import.commands.ts';
import { jobCommands } from './job.commands.ts';
import { leadCommands } from './lead.commands.ts';
import { mailCommands } from './mail.commands.ts';
import { operatorCommands } from './operator.commands.ts';
import { partnerCommands } from './partner.commands.ts';
import { secretCommands } from './secret.commands.ts';
import type { World } from './world.ts';

/** Every command there is. */
export const commands: Command<World>[] = [
  ...partnerCommands,
  ...applicationCommands,
  ...importCommands,
  ...feedCommands,
  ...leadCommands,
  ...mailCommands,
  ...jobCommands,
  ...operatorCommands,
  ...secretCommands,
];
