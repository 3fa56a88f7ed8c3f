import { calendarsCommand } from './calendars/calendars.command.ts';
import { doctorCommand } from './doctor/doctor.command.ts';
import { ackCommand } from './leads/ack.command.ts';
import { followCommand } from './leads/follow.command.ts';
import { leadsCommand } from './leads/leads.command.ts';
import type { Command } from './line/command.ts';
import {
  addProfileCommand,
  listProfilesCommand,
  removeProfileCommand,
  useProfileCommand,
} from './profiles/profile.commands.ts';
import { syncCommand } from './sync/sync.command.ts';
import { triggerClickCommand, triggerEnquiryCommand } from './test-mode/trigger.command.ts';
import { listenCommand } from './webhooks/listen.command.ts';
import { verifyCommand } from './webhooks/verify.command.ts';

/** Every command, in the order of the help. */
export const commands: readonly Command[] = [
  syncCommand,
  calendarsCommand,
  leadsCommand,
  followCommand,
  ackCommand,
  listenCommand,
  triggerEnquiryCommand,
  triggerClickCommand,
  verifyCommand,
  doctorCommand,
  addProfileCommand,
  listProfilesCommand,
  useProfileCommand,
  removeProfileCommand,
];
