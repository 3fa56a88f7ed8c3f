import { commands } from './commands.ts';
import { helpOf, helpOfAll } from './line/help.ts';
import { EXIT, failureOf } from './line/outcome.ts';
import { COMMON, commandsNamed, readLine } from './line/read.ts';
import type { System } from './system.ts';
import { VERSION } from './version.ts';

const HELP = new Set(['--help', '-h']);

function helpFor(line: readonly string[]): string {
  const found = commandsNamed(
    commands,
    line.filter((word) => !word.startsWith('-')),
  );
  const [only] = found;
  return only && found.length === 1
    ? helpOf(only, COMMON)
    : helpOfAll(found.length === 0 ? commands : found);
}

/** Runs the command of a line of arguments; returns the exit code. */
export async function run(line: readonly string[], system: System): Promise<number> {
  if (line[0] === '--version') return (system.out(VERSION), 0);
  if (line.length === 0 || line[0] === 'help') return (system.out(helpFor(line.slice(1))), 0);
  if (line.some((word) => HELP.has(word))) return (system.out(helpFor(line)), 0);
  try {
    const { command, given, json } = readLine(commands, line);
    const result = await command.run(given, system);
    system.progress('');
    const output = json ? JSON.stringify(result.json) : result.text;
    if (output) system.out(output);
    return result.failed ? EXIT.failed : 0;
  } catch (thrown) {
    system.progress('');
    if (system.stopped.aborted) return EXIT.stopped;
    const { exit, error, text } = failureOf(thrown);
    system.say(text);
    if (line.includes('--json')) system.out(JSON.stringify({ error }));
    return exit;
  }
}
