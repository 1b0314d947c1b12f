import type { Command } from 'commander';
import { runCommand } from '../run-command.ts';

interface Json {
  readonly json?: boolean;
}

type Declare = (parent: Command, name: string, description: string) => Command;

const exampleName = 'pagehaul-20270314-080000-a1b2c3.pagehaul-backup';
const example = (text: string) => `\nExample: npm run pagehaul -- backup ${text}`;
const jsonHelp = 'print one JSON document on stdout and nothing else there';

/** The commands that make backups and restore them. */
export function addBackup(line: Command, command: Declare): void {
  const backup = command(line, 'backup', 'Create, check and restore backups').addHelpText(
    'after',
    example('create'),
  );
  const load = () => import('./backup.ts');
  command(backup, 'create', 'Write everything into one file while the server runs')
    .option('--json', jsonHelp)
    .addHelpText('after', example('create'))
    .action((options: Json) =>
      runCommand(options.json ?? false, async output => (await load()).createBackup(output)),
    );
  command(backup, 'list', 'Backups of this machine, newest first')
    .option('--json', jsonHelp)
    .addHelpText('after', example('list'))
    .action((options: Json) =>
      runCommand(options.json ?? false, async output => (await load()).showBackups(output)),
    );
  command(backup, 'verify', 'Verify the checksum of a backup')
    .argument('<name>', 'name of the file')
    .option('--json', jsonHelp)
    .addHelpText('after', example(`verify ${exampleName}`))
    .action((name: string, options: Json) =>
      runCommand(options.json ?? false, async output => (await load()).checkBackup(name, output)),
    );
  command(backup, 'restore', 'Restore a backup and save the replaced data as another backup')
    .argument('<name>', 'name of the file')
    .option('--yes', 'restore without asking')
    .option('--json', jsonHelp)
    .addHelpText('after', example(`restore ${exampleName}`))
    .action((name: string, options: Json & { yes?: boolean }) =>
      runCommand(options.json ?? false, async output => (await load()).restoreByName(name, options, output)),
    );
}
