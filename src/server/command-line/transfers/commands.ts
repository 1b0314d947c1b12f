import { Option } from 'commander';
import type { TransferType } from '../../../contract/operations/transfers.ts';
import { type CliCommand } from '../command-parts.ts';

interface Options {
  readonly type: TransferType;
}

const types = ['templates', 'batches', 'full_system'];

/** `export` and `import`: data out into files, and in from them. */
export function addTransfers(line: CliCommand): void {
  line
    .command('export')
    .description('Write templates, batches or everything into a file')
    .argument('<file>', 'the file to write; one that exists is not overwritten')
    .addOption(new Option('--type <type>', 'what to export').choices(types).default('full_system'))
    .runs(
      'export everything.json',
      (file: string, options: Options) => async output =>
        (await import('./export-file.ts')).exportCommand(file, options, output),
    );
  line
    .command('import')
    .description('Check a file, show what would become of it, and import it: all of it or nothing')
    .argument('<file>', 'a file that an export wrote, here or in the older hosted system')
    .addOption(new Option('--type <type>', 'what to import').choices(types).default('full_system'))
    .option('--dry-run', 'only check; change nothing')
    .option('--yes', 'import without asking')
    .runs(
      'import everything.json --dry-run',
      (file: string, options: Options & { dryRun?: boolean; yes?: boolean }) => async output =>
        (await import('./import-data.ts')).importCommand(file, options, output),
    );
}
