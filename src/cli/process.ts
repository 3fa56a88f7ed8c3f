import { fstatSync, writeFileSync } from 'node:fs';
import { environmentOfProcess, settingsOfProcess } from '../platform/config/index.ts';
import { keepShortLivedObjectsYoung, leaveRoomToGrow } from '../platform/heap.ts';
import type { CommandIo } from './command.ts';
import { EXIT } from './outcome.ts';
import { runCommand, tellFailure } from './run.ts';

const STDOUT = 1;

/** Whether stdout is a file. Node silently truncates a file when the disk is full. */
function writesToFile(): boolean {
  const stat = fstatSync(STDOUT);
  return stat.isFile() || (stat.isCharacterDevice() && !process.stdout.isTTY);
}

const io: CommandIo = {
  settings: settingsOfProcess,
  environment: environmentOfProcess(),
  isPerson: process.stdin.isTTY && process.stderr.isTTY,
  out(line) {
    if (writesToFile()) writeFileSync(STDOUT, `${line}\n`);
    else console.log(line);
  },
  err: (line) => console.error(line),
};

/** Runs the command of this process; the exit code says how it ended. */
export async function runProcess(line: readonly string[]): Promise<void> {
  keepShortLivedObjectsYoung();
  leaveRoomToGrow();
  // The reader may close the pipe early, as `head` does.
  process.stdout.on('error', () => process.exit(EXIT.fault));
  process.on('uncaughtException', (thrown) => {
    process.exit(tellFailure(thrown, line, io));
  });
  process.exitCode = await runCommand(line, io);
}
