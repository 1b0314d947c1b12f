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
  // Help that was asked for is success; everything else that the parser ends with is wrong use, already explained.
  process.exitCode = error.exitCode === 0 ? exitCodes.done : exitCodes.misused;
}
process.exit();
