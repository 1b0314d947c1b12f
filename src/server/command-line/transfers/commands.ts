import { Option } from 'commander';
import type { CliCommand } from '../command-parts.ts';

const types = ['templates', 'batches', 'full_system'];

/** `export` and `import`: data out into files, and in from them. */
export function addTransfers(line: CliCommand): void {
  line
    .command('export')
    .description('Write templates, batches or everything into a file')
    .argument('<file>', 'the file to write, a tar if it ends in .tar; one that exists is not overwritten')
    .addOption(new Option('--type <type>', 'what to export').choices(types).default('full_system'))
    .runs('export everything.json', () => import('./export-file.ts'), 'exportCommand');
  line
    .command('import')
    .description('Check a file, show the result, and import all of it or nothing')
    .argument('<file>', 'a file that an export wrote, here or in the older hosted system')
    .addOption(new Option('--type <type>', 'what to import').choices(types).default('full_system'))
    .option('--dry-run', 'only check; change nothing')
    .option('--yes', 'import without asking')
    .runs('import everything.json --dry-run', () => import('./import-data.ts'), 'importCommand');
}
