import { Option } from 'commander';
import { type CliCommand, wholeNumber } from '../command-parts.ts';

/** Commands of the System Monitor. */
export function addSystem(line: CliCommand): void {
  const system = line
    .command('system')
    .description('Show the state of generation, and clean up')
    .example('system show');
  const load = () => import('./system.ts');
  system
    .command('show')
    .description('Health, problems, counts and active batches')
    .runs('system show --json', load, 'showSystem');
  system
    .command('emergency-cleanup')
    .description('Cancel batches that generate without an update for 15 minutes')
    .option('--yes', 'cancel them without asking')
    .runs('system emergency-cleanup --yes', load, 'emergencyCleanupCommand');
  system
    .command('clean-old')
    .description('Delete old completed or cancelled batches. Their pages stay')
    .addOption(new Option('--days <n>', 'how long ago').default(7).argParser(wholeNumber))
    .option('--yes', 'delete them without asking')
    .runs('system clean-old --days 30 --yes', load, 'cleanOldCommand');
}
