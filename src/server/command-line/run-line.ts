import { CommanderError } from 'commander';
import { createCommandLine } from './create-command-line.ts';
import { exitCodes } from './exit-codes.ts';
import { atTerminal, type Terminal } from './terminal.ts';

/**
 * Runs one command line to its end; `terminal.exitCode` is its result.
 * @example await runLine(['batches', 'list', '--json'], process)
 */
export function runLine(args: readonly string[], terminal: Terminal): Promise<void> {
  const line = createCommandLine();
  for (const command of [line, ...line.commands, ...line.commands.flatMap(one => one.commands)])
    command.exitOverride();
  return atTerminal(terminal, async () => {
    try {
      await line.parseAsync(args, { from: 'user' });
    } catch (error) {
      if (!(error instanceof CommanderError)) throw error;
      // Requested help is success. The parser has already explained any other error.
      terminal.exitCode = error.exitCode === 0 ? exitCodes.done : exitCodes.misused;
    }
  });
}
