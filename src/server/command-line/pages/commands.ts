import { Option } from 'commander';
import { pageActionSchema } from '../../../contract/pages/page-changes.ts';
import { type CliCommand } from '../command-parts.ts';

const loadPages = () => import('./pages.ts');

/** Adds the commands of pages, written by hand: they follow the change to its end, also without a server. */
export function addPages(line: CliCommand): void {
  const pages = line
    .command('pages')
    .description('Generate one page, look at pages, export them, change many at once')
    .example('pages list --status draft');
  withFilter(pages.command('bulk').description('Change all pages of a filter'))
    .argument('<action>', pageActionSchema.options.join(', '))
    .option('--all', 'every page: needed where there is no filter')
    .option(
      '--redirect-to <address>',
      'where archived or deleted pages lead (default: each to the nearest live page)',
    )
    .option('--yes', 'do it without asking')
    .runs('pages bulk archive --without-views --yes', loadPages, 'bulkCommand');
  pages
    .command('undo')
    .description('Undo a bulk change')
    .argument('<change>', 'id of the change, as `pages bulk` and the back office tell it')
    .runs('pages undo 0199aa5e-7a3c-7c1e-9d55-3f1a2b4c5d6e', loadPages, 'undoCommand');
}

function withFilter(command: CliCommand): CliCommand {
  return command
    .option('--search <text>', 'part of the title or address')
    .option('--template <name>', 'name or id of the template')
    .option('--version <n>', 'number of a version of that template')
    .addOption(new Option('--status <status>').choices(['published', 'draft', 'archived']))
    .option('--batch <id>', 'id of the batch that made them')
    .option('--city <name>', 'their town')
    .option('--state <code>', 'their state, as two letters')
    .option('--noindex', 'only those hidden from search engines')
    .option('--without-views', 'only those without a view in 90 days');
}
