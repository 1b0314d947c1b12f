import { type Command, CommanderError } from 'commander';
import { createCommandLine } from './create-command-line.ts';
import { exitCodes } from './exit-codes.ts';
import { atTerminal, type Terminal } from './terminal.ts';

/**
 * Runs one command line to its end; `terminal.exitCode` is its result.
 * @example await runLine(['batches', 'list', '--json'], process)
 */
export function runLine(args: readonly string[], terminal: Terminal): Promise<void> {
  return atTerminal(terminal, async () => {
    const line = createCommandLine();
    if (!isByHand(line, args)) {
      // Loaded only then: the contract takes longer to load than some commands to run.
      const { addRouteCommands } = await import('./route-commands/add-route-commands.ts');
      addRouteCommands(line, args);
    }
    for (const command of [line, ...line.commands, ...line.commands.flatMap(one => one.commands)])
      command.exitOverride();
    try {
      await line.parseAsync(args, { from: 'user' });
    } catch (error) {
      if (!(error instanceof CommanderError)) throw error;
      // Requested help is success. The parser has already explained any other error.
      terminal.exitCode = error.exitCode === 0 ? exitCodes.done : exitCodes.misused;
    }
  });
}

function isByHand(line: Command, [noun, verb]: readonly string[]): boolean {
  const found = line.commands.find(one => one.name() === noun);
  return (
    found !== undefined && (found.commands.length === 0 || found.commands.some(one => one.name() === verb))
  );
}
