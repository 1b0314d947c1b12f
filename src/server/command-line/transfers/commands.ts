import { type Command, Option } from 'commander';
import type { TransferType } from '../../../contract/operations/transfers.ts';
import { runCommand } from '../run-command.ts';

interface Options {
  readonly type: TransferType;
  readonly json?: boolean;
}

const types = ['templates', 'batches', 'full_system'];
const jsonHelp = 'print one JSON document on stdout and nothing else there';
const example = (text: string) => `\nExample: npm run pagehaul -- ${text}`;

type AddCommand = (parent: Command, name: string, description: string) => Command;

/** `export` and `import`: data out into files, and in from them. */
export function addTransfers(line: Command, command: AddCommand): void {
  command(line, 'export', 'Write templates, batches or everything into a file')
    .argument('<file>', 'the file to write; one that exists is not overwritten')
    .addOption(new Option('--type <type>', 'what to export').choices(types).default('full_system'))
    .option('--json', jsonHelp)
    .addHelpText('after', example('export everything.json'))
    .action((file: string, options: Options) =>
      runCommand(options.json ?? false, async output => {
        const { exportCommand } = await import('./export-file.ts');
        return exportCommand(file, options, output);
      }),
    );
  command(line, 'import', 'Check a file, show what would become of it, and import it: all of it or nothing')
    .argument('<file>', 'a file that an export wrote, here or in the older hosted system')
    .addOption(new Option('--type <type>', 'what to import').choices(types).default('full_system'))
    .option('--dry-run', 'only check; change nothing')
    .option('--yes', 'import without asking')
    .option('--json', jsonHelp)
    .addHelpText('after', example('import everything.json --dry-run'))
    .action((file: string, options: Options & { dryRun?: boolean; yes?: boolean }) =>
      runCommand(options.json ?? false, async output => {
        const { importCommand } = await import('./import-data.ts');
        return importCommand(file, options, output);
      }),
    );
}
