import type { CliCommand } from '../command-parts.ts';

/** Adds the commands of the system, written by hand: an exit code tells a script if something needs attention. */
export function addSystem(line: CliCommand): void {
  line
    .command('system')
    .description('Show the state of generation, and clean up')
    .example('system show')
    .command('show')
    .description('Health, problems, counts and active batches')
    .runs('system show --json', () => import('./system.ts'), 'showSystem');
}
