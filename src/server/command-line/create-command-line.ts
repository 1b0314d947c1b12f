import { Command, Option } from 'commander';
import { addUsers } from './accounts/commands.ts';
import { addApiKeys } from './api-keys/commands.ts';
import { addBackup } from './backups/commands.ts';
import { addBatches } from './batches/commands.ts';
import type { ForecastOptions } from './batches/forecast.ts';
import type { GenerateOptions, PlanOptions } from './batches/generate.ts';
import {
  collectField,
  command,
  example,
  type Json,
  jsonHelp,
  noindexHelp,
  overruleHelp,
  wholeNumber,
  withLists,
} from './command-parts.ts';
import { addCustomers } from './customers/commands.ts';
import { exitCodesHelp } from './exit-codes.ts';
import { addGiveaway } from './giveaway/commands.ts';
import { addDataSets, addKeywordUsage, addPlaces, addSeries } from './list-commands.ts';
import { addPages } from './pages/commands.ts';
import { addDrip } from './publishing-schedules/commands.ts';
import { addRedirects } from './redirects/commands.ts';
import { runCommand } from './run-command.ts';
import type { ExportSiteOptions } from './static-export/export-site.ts';
import { addSystem } from './system/commands.ts';
import { addTransfers } from './transfers/commands.ts';
import { addWebhooks } from './webhooks/commands.ts';

/** All commands with their options and examples. The code of a command is loaded when it runs. */
export function createCommandLine(): Command {
  const line = new Command('pagehaul')
    .usage('<command> [options]   (npm run pagehaul -- <command> …)')
    .description(
      'The work of the back office from a terminal or a script, on the same database as the server.',
    )
    .addHelpText('afterAll', exitCodesHelp)
    .showHelpAfterError('Add --help for the commands.')
    .configureHelp({ showGlobalOptions: false });
  addPlan(line);
  addGenerate(line);
  addForecast(line);
  addSeries(line);
  addPlaces(line);
  addDataSets(line);
  addKeywordUsage(line);
  addBatches(line);
  addDrip(line);
  addSystem(line);
  addTemplates(line);
  addPages(line);
  addRedirects(line);
  addExportSite(line);
  addGiveaway(line);
  addCustomers(line, command);
  addUsers(line, { command, example, jsonHelp });
  addApiKeys(line);
  addWebhooks(line);
  addBackup(line, command);
  addTransfers(line, command);
  return line;
}

/** The inputs of a plan. */
function withPlan(added: Command): Command {
  return withLists(added)
    .requiredOption('--template <name>', 'name or id of the template')
    .option('--pattern <pattern>', 'URL pattern (default: keyword-in-city-state)')
    .option('--field <name=value>', 'value of another field of the template; may be repeated', collectField)
    .option(
      '--name <name>',
      'name of the batch (default: made from template, counts and date; above 3,000 combinations “Ultra-Large Batch” with date and time)',
    )
    .option('--update', 'update the pages that exist instead of making those that don’t')
    .option('--one-transaction', 'all pages or none: a failure leaves nothing behind')
    .option('--skip-cleanup', 'leave plans of cancelled batches for the same addresses where they are');
}

function addPlan(line: Command): void {
  withPlan(command(line, 'plan', 'Plan a batch and forecast the similarity of its pages; creates nothing'))
    .option('--json', jsonHelp)
    .addHelpText(
      'after',
      example('plan --template "Junk Removal Landing Page" --locations towns.txt --keywords services.txt'),
    )
    .action((options: PlanOptions & Json) =>
      runCommand(options.json ?? false, async output => {
        const { plan } = await import('./batches/generate.ts');
        return plan(options, output);
      }),
    );
}

function addGenerate(line: Command): void {
  withPlan(command(line, 'generate', 'Make pages of a template for every location with every keyword'))
    .option('--yes', 'make the pages without asking')
    .option('--overrule <reason>', overruleHelp)
    .option('--noindex-alike', noindexHelp)
    .option('--json', jsonHelp)
    .addHelpText(
      'after',
      example(
        'generate --template "Junk Removal Landing Page" --locations towns.txt --keywords services.txt --yes',
      ),
    )
    .action((options: GenerateOptions & Json) =>
      runCommand(options.json ?? false, async output => {
        const { generate } = await import('./batches/generate.ts');
        return generate(options, output);
      }),
    );
}

function addForecast(line: Command): void {
  command(line, 'forecast', 'Similarity of the pages of a batch, and how to reduce it')
    .argument('<batch>', 'id of the batch')
    .option('--again', 'compute it again')
    .option('--newest-version', 'draw its pages from the template as it is now, addresses unchanged')
    .addOption(
      new Option(
        '--pair <n>',
        'two of the most similar pages side by side; 1 is the most similar pair',
      ).argParser(wholeNumber),
    )
    .option('--json', jsonHelp)
    .addHelpText('after', example('forecast 0199aa5e-7a3c-7c1e-9d55-3f1a2b4c5d6e'))
    .action((id: string, options: Json & ForecastOptions) =>
      runCommand(options.json ?? false, async output => {
        const { forecast } = await import('./batches/forecast.ts');
        return forecast(id, options, output);
      }),
    );
}

function addTemplates(line: Command): void {
  const templates = command(line, 'templates', 'Look at templates').addHelpText(
    'after',
    example('templates list'),
  );
  command(templates, 'list', 'Templates, newest first')
    .option('--json', jsonHelp)
    .addHelpText('after', example('templates list --json'))
    .action((options: Json) =>
      runCommand(options.json ?? false, async output => {
        const { listTemplatesCommand } = await import('./templates/templates.ts');
        return listTemplatesCommand(output);
      }),
    );
}

function addExportSite(line: Command): void {
  command(line, 'export-site', 'Write the whole public site as plain files; a second time only what changed')
    .argument('<folder>', 'an empty folder, or one that an export made')
    .option('--origin <url>', 'where forms are sent (default: the site’s own address, PUBLIC_URL)')
    .option('--no-pictures', 'leave out the pictures that shared links show')
    .option(
      '--threads <count>',
      'how many work at it: of two, one fills pages and one writes them (default: one for each processor, up to four)',
    )
    .option('--json', jsonHelp)
    .addHelpText('after', example('export-site /srv/site'))
    .action((folder: string, options: ExportSiteOptions & Json) =>
      runCommand(options.json ?? false, async output =>
        (await import('./static-export/export-site.ts')).exportSiteCommand(folder, options, output),
      ),
    );
}
