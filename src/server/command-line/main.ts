import { CommanderError } from 'commander';
import { createCommandLine } from './create-command-line.ts';
import { exitCodes } from './exit-codes.ts';

const line = createCommandLine();
for (const command of [line, ...line.commands, ...line.commands.flatMap(one => one.commands)])
  command.exitOverride();

try {
  await line.parseAsync();
} catch (error) {
  if (!(error instanceof CommanderError)) throw error;
  // Requested help is success. The parser has already explained any other error.
  process.exitCode = error.exitCode === 0 ? exitCodes.done : exitCodes.misused;
}
process.exit();
