import type { CliCommand } from '../command-parts.ts';

/** The command that sets up a business from a file. */
export function addSetup(line: CliCommand): void {
  line
    .command('setup')
    .description('Replace the demo by a business from a file (examples in docs/examples)')
    .requiredOption('--file <file>', 'YAML or JSON; - reads standard input')
    .option('--dry-run', 'only tell what would be made')
    .option('--yes', 'don’t ask before the demo is deleted')
    .runs('setup --file business.yaml --dry-run', () => import('./setup.ts'), 'setupCommand');
}
