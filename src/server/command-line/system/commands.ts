import { type Command, Option } from 'commander';
import { command, example, type Json, jsonHelp, wholeNumber } from '../command-parts.ts';
import { runCommand } from '../run-command.ts';

/** Commands of the System Monitor. */
export function addSystem(line: Command): void {
  const system = command(line, 'system', 'Show the state of generation, and clean up').addHelpText(
    'after',
    example('system show'),
  );
  const load = () => import('./system.ts');
  command(system, 'show', 'Health, problems, counts and active batches')
    .option('--json', jsonHelp)
    .addHelpText('after', example('system show --json'))
    .action((options: Json) =>
      runCommand(options.json ?? false, async output => (await load()).showSystem(output)),
    );
  command(system, 'emergency-cleanup', 'Cancel batches that generate without an update for 15 minutes')
    .option('--yes', 'cancel them without asking')
    .option('--json', jsonHelp)
    .addHelpText('after', example('system emergency-cleanup --yes'))
    .action((options: Json & { yes?: boolean }) =>
      runCommand(options.json ?? false, async output =>
        (await load()).emergencyCleanupCommand(options, output),
      ),
    );
  command(system, 'clean-old', 'Delete old completed or cancelled batches. Their pages stay')
    .addOption(new Option('--days <n>', 'how long ago').default(7).argParser(wholeNumber))
    .option('--yes', 'delete them without asking')
    .option('--json', jsonHelp)
    .addHelpText('after', example('system clean-old --days 30 --yes'))
    .action((options: Json & { days: number; yes?: boolean }) =>
      runCommand(options.json ?? false, async output => (await load()).cleanOldCommand(options, output)),
    );
}
