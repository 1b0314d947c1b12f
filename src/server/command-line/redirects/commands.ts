import { type Command, Option } from 'commander';
import { command, example, type Json, jsonHelp, wholeNumber } from '../command-parts.ts';
import { runCommand } from '../run-command.ts';
import type { ImportOptions, RedirectOptions } from './redirects.ts';

/** The commands about redirects. */
export function addRedirects(line: Command): void {
  const redirects = command(line, 'redirects', 'Where old addresses lead').addHelpText(
    'after',
    example('redirects list'),
  );
  withFilter(command(redirects, 'list', 'Redirects, newest first'))
    .addOption(new Option('--limit <n>', 'how many').default(50).argParser(wholeNumber))
    .option('--json', jsonHelp)
    .addHelpText('after', example('redirects list --search /old --by-hand'))
    .action((options: RedirectOptions & Json & { limit: number }) =>
      runCommand(options.json ?? false, async output =>
        (await import('./redirects.ts')).listRedirectsCommand(options, output),
      ),
    );
  withFilter(command(redirects, 'export', 'Write redirects to a CSV file that can be imported again'))
    .argument('<file>', 'the file; - writes to standard output')
    .option('--json', jsonHelp)
    .addHelpText('after', example('redirects export redirects.csv --active'))
    .action((file: string, options: RedirectOptions & Json) =>
      runCommand(options.json ?? false, async output =>
        (await import('./redirects.ts')).exportRedirectsCommand(file, options, output),
      ),
    );
  command(redirects, 'import', 'Import redirects from a CSV file: all of them, or none if a row is invalid')
    .argument('<file>', 'with columns source_path and destination_path; - reads standard input')
    .option('--dry-run', 'only tell what would become of each row')
    .option('--verdicts <file>', 'write what becomes of every row to a CSV file')
    .option('--json', jsonHelp)
    .addHelpText('after', example('redirects import moved.csv --dry-run --verdicts verdicts.csv'))
    .action((file: string, options: Json & ImportOptions) =>
      runCommand(options.json ?? false, async output =>
        (await import('./redirects.ts')).importRedirectsCommand(file, options, output),
      ),
    );
  command(redirects, 'delete', 'Delete a redirect')
    .argument('<redirect>', 'its source, like /old-page, or its id')
    .option('--yes', 'delete without asking')
    .option('--json', jsonHelp)
    .addHelpText('after', example('redirects delete /old-page --yes'))
    .action((which: string, options: Json & { yes?: boolean }) =>
      runCommand(options.json ?? false, async output =>
        (await import('./redirects.ts')).deleteRedirectCommand(which, options, output),
      ),
    );
}

const withFilter = (added: Command) =>
  added
    .option('--search <text>', 'part of the source or the destination')
    .option('--active', 'only those that lead on')
    .option('--off', 'only those that are switched off')
    .option('--automatic', 'only those the program wrote for pages that left their address')
    .option('--by-hand', 'only those that people or imports wrote');
