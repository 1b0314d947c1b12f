import { type CliCommand, limitOption } from '../command-parts.ts';

const load = () => import('./redirects.ts');

/** The commands about redirects. */
export function addRedirects(line: CliCommand): void {
  const redirects = line
    .command('redirects')
    .description('Where old addresses lead')
    .example('redirects list');
  withFilter(redirects.command('list').description('Redirects, newest first'))
    .addOption(limitOption(50))
    .runs('redirects list --search /old --by-hand', load, 'listRedirectsCommand');
  withFilter(
    redirects.command('export').description('Write redirects to a CSV file that can be imported again'),
  )
    .argument('<file>', 'the file; - writes to standard output')
    .runs('redirects export redirects.csv --active', load, 'exportRedirectsCommand');
  redirects
    .command('import')
    .description('Import redirects from a CSV file; none if one is refused, unless told')
    .argument('<file>', 'with columns source_path and destination_path; - reads standard input')
    .option('--dry-run', 'only tell what would become of each row')
    .option('--skip-refused', 'leave out rows that are refused and import the others')
    .option('--verdicts <file>', 'write what becomes of every row to a CSV file')
    .runs('redirects import moved.csv --dry-run --verdicts verdicts.csv', load, 'importRedirectsCommand');
  redirects
    .command('delete')
    .description('Delete a redirect')
    .argument('<redirect>', 'its source, like /old-page, or its id')
    .option('--yes', 'delete without asking')
    .runs('redirects delete /old-page --yes', load, 'deleteRedirectCommand');
}

const withFilter = (added: CliCommand) =>
  added
    .option('--search <text>', 'part of the source or the destination')
    .option('--active', 'only active ones')
    .option('--off', 'only those switched off')
    .option('--automatic', 'only those the program wrote for pages that left their address')
    .option('--by-hand', 'only those written by people or imports');
