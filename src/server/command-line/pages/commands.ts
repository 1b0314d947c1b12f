import { Option } from 'commander';
import { pageActionSchema } from '../../../contract/pages/page-changes.ts';
import { pageSortSchema } from '../../../contract/pages/page-filter.ts';
import { type CliCommand, collectField, limitOption } from '../command-parts.ts';

const loadPages = () => import('./pages.ts');

/** Commands for pages. The filters have the same names as in the back office. */
export function addPages(line: CliCommand): void {
  const pages = line
    .command('pages')
    .description('Generate one page, look at pages, export them, change many at once')

    .example('pages list --status draft');
  withFilter(pages.command('list').description('Pages of a filter'))
    .addOption(new Option('--sort <order>', 'their order').choices(pageSortSchema.options).default('newest'))
    .addOption(limitOption(20, 200))
    .runs('pages list --city Miami --state FL', loadPages, 'listPagesCommand');
  pages
    .command('create')
    .description('Generate one page from a value for each field of a template')
    .requiredOption('--template <name>', 'name or id of the template')
    .option('--field <name=value>', 'value of a field; may be repeated', collectField)
    .option('--pattern <pattern>', 'URL pattern (default: keyword-in-city-state)')
    .option('--allow-unfilled', 'although it shows names of fields without a value')
    .runs(
      'pages create --template "Junk Removal" --field city=Miami --field state=FL --field keyword="dock removal"',
      () => import('./create-page.ts'),
      'createPageCommand',
    );
  withFilter(pages.command('export').description('Write the pages of a filter to a CSV file'))
    .argument('<file>', 'the file; - writes to standard output')
    .runs('pages export pages.csv --status published', loadPages, 'exportPagesCommand');
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
    .command('rename')
    .description('Change the address of a page and redirect the old one')
    .argument('<from>', 'the address it has')
    .argument('<to>', 'the address it gets')
    .runs(
      'pages rename junk-removal-miami-fl miami-junk-removal',
      () => import('./rename-page.ts'),
      'renamePageCommand',
    );
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
