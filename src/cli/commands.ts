import { applicationCommands } from './application.commands.ts';
import { backupCommands } from './backup.commands.ts';
import { claimCommands } from './claim.commands.ts';
import type { Command } from './command.ts';
import { feedCommands } from './feed.commands.ts';
import { imageCommands } from './image.commands.ts';
import { importCommands } from './import.commands.ts';
import { jobCommands } from './job.commands.ts';
import { leadCommands } from './lead.commands.ts';
import { listingCommands } from './listing.commands.ts';
import { mailCommands } from './mail.commands.ts';
import { operatorCommands } from './operator.commands.ts';
import { pairCommands } from './pair.commands.ts';
import { partnerCommands } from './partner.commands.ts';
import { secretCommands } from './secret.commands.ts';
import type { CommandContext } from './context.ts';

/** All commands, in the order of the help. */
export const commands: Command<CommandContext>[] = [
  ...partnerCommands,
  ...applicationCommands,
  ...listingCommands,
  ...pairCommands,
  ...claimCommands,
  ...importCommands,
  ...imageCommands,
  ...feedCommands,
  ...leadCommands,
  ...mailCommands,
  ...jobCommands,
  ...operatorCommands,
  ...secretCommands,
  ...backupCommands,
];
