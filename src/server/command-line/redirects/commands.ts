import { type CliCommand, limitOption } from '../command-parts.ts';
import type { ImportOptions, RedirectOptions } from './redirects.ts';

/** The commands about redirects. */
export function addRedirects(line: CliCommand): void {
  const redirects = line
    .command('redirects')
    .description('Where old addresses lead')
    .example('redirects list');
  withFilter(redirects.command('list').description('Redirects, newest first'))
    .addOption(limitOption(50))
    .runs(
      'redirects list --search /old --by-hand',
      (options: RedirectOptions & { limit: number }) => async output =>
        (await import('./redirects.ts')).listRedirectsCommand(options, output),
    );
  withFilter(
    redirects.command('export').description('Write redirects to a CSV file that can be imported again'),
  )
    .argument('<file>', 'the file; - writes to standard output')
    .runs(
      'redirects export redirects.csv --active',
      (file: string, options: RedirectOptions) => async output =>
        (await import('./redirects.ts')).exportRedirectsCommand(file, options, output),
    );
  redirects
    .command('import')
    .description('Import redirects from a CSV file: all of them, or none if a row is invalid')
    .argument('<file>', 'with columns source_path and destination_path; - reads standard input')
    .option('--dry-run', 'only tell what would become of each row')
    .option('--verdicts <file>', 'write what becomes of every row to a CSV file')
    .runs(
      'redirects import moved.csv --dry-run --verdicts verdicts.csv',
      (file: string, options: ImportOptions) => async output =>
        (await import('./redirects.ts')).importRedirectsCommand(file, options, output),
    );
  redirects
    .command('delete')
    .description('Delete a redirect')
    .argument('<redirect>', 'its source, like /old-page, or its id')
    .option('--yes', 'delete without asking')
    .runs(
      'redirects delete /old-page --yes',
      (which: string, options: { yes?: boolean }) => async output =>
        (await import('./redirects.ts')).deleteRedirectCommand(which, options, output),
    );
}

const withFilter = (added: CliCommand) =>
  added
    .option('--search <text>', 'part of the source or the destination')
    .option('--active', 'only active ones')
    .option('--off', 'only those switched off')
    .option('--automatic', 'only those the program wrote for pages that left their address')
    .option('--by-hand', 'only those written by people or imports');
