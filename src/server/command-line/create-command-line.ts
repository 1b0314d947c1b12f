import { Command, Option } from 'commander';
import type { DeletedPages } from '../../contract/batch-input.ts';
import { addApiKeys } from './add-api-keys.ts';
import { addBackup } from './add-backup.ts';
import { addCustomers } from './add-customers.ts';
import { addDrip } from './add-drip.ts';
import { addGiveaway } from './add-giveaway.ts';
import { addPages } from './add-pages.ts';
import { addRedirects } from './add-redirects.ts';
import { addUsers } from './add-users.ts';
import { addWebhooks } from './add-webhooks.ts';
import {
  collectField,
  command,
  example,
  type Json,
  jsonHelp,
  wholeNumber,
  withLists,
} from './command-parts.ts';
import { exitCodesHelp } from './exit-codes.ts';
import type { ExportSiteOptions } from './export-site.ts';
import type { ForecastOptions } from './forecast.ts';
import type { ApproveOptions, GenerateOptions, PlanOptions } from './generate.ts';
import { addDataSets, addKeywordUsage, addPlaces, addSeries } from './list-commands.ts';
import { runCommand } from './run-command.ts';
import { addTransfers } from './transfer-commands.ts';

const overruleHelp = 'approve although the pages are too alike, for this written reason';
const noindexHelp = 'publish pages that are too alike as noindex and keep them out of the sitemap';

/** Every command with its options and one example. What a command needs is loaded only when it runs. */
export function createCommandLine(): Command {
  const line = new Command('pagehaul')
    .usage('<command> [options]   (npm run pagehaul -- <command> …)')
    .description(
      'The work of the back office from a terminal or a script, on the same database as the server.',
    )
    .addHelpText('afterAll', exitCodesHelp)
    .showHelpAfterError('Add --help for what there is.')
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

/** What a batch is planned from. */
function withPlan(added: Command): Command {
  return withLists(added)
    .requiredOption('--template <name>', 'name or id of the template')
    .option('--pattern <pattern>', 'URL pattern (default: keyword-in-city-state)')
    .option('--field <name=value>', 'value of another field of the template; may be repeated', collectField)
    .option('--name <name>', 'name of the batch (default: made from template, counts and date)')
    .option('--update', 'update the pages that exist instead of making those that don’t')
    .option('--one-transaction', 'all pages or none: a failure leaves nothing behind');
}

function addPlan(line: Command): void {
  withPlan(command(line, 'plan', 'Plan a batch and forecast how alike its pages will be; nothing is made'))
    .option('--json', jsonHelp)
    .addHelpText(
      'after',
      example('plan --template "Junk Removal Landing Page" --locations towns.txt --keywords services.txt'),
    )
    .action((options: PlanOptions & Json) =>
      runCommand(options.json ?? false, async output => {
        const { plan } = await import('./generate.ts');
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
        const { generate } = await import('./generate.ts');
        return generate(options, output);
      }),
    );
}

function addForecast(line: Command): void {
  command(line, 'forecast', 'How alike the pages of a batch will be, and what would help')
    .argument('<batch>', 'id of the batch')
    .option('--again', 'compute it again')
    .option('--newest-version', 'draw its pages from the template as it is now, addresses unchanged')
    .option('--json', jsonHelp)
    .addHelpText('after', example('forecast 0199aa5e-7a3c-7c1e-9d55-3f1a2b4c5d6e'))
    .action((id: string, options: Json & ForecastOptions) =>
      runCommand(options.json ?? false, async output => {
        const { forecast } = await import('./forecast.ts');
        return forecast(id, options, output);
      }),
    );
}

function addBatches(line: Command): void {
  const batches = command(line, 'batches', 'Look at batches and steer them').addHelpText(
    'after',
    example('batches list'),
  );
  command(batches, 'list', 'Batches, newest first')
    .addOption(new Option('--limit <n>', 'how many').default(20).argParser(wholeNumber))
    .option('--json', jsonHelp)
    .addHelpText('after', example('batches list --limit 5'))
    .action((options: Json & { limit: number }) =>
      runCommand(options.json ?? false, async output => {
        const { listBatchesCommand } = await import('./batches.ts');
        return listBatchesCommand(options, output);
      }),
    );
  addBatchCommand(batches, 'show', 'One batch and its first addresses', 'showBatch');
  command(batches, 'approve', 'Approve a planned batch and make its pages')
    .argument('<id>', 'id of the batch')
    .option('--overrule <reason>', overruleHelp)
    .option('--noindex-alike', noindexHelp)
    .option('--json', jsonHelp)
    .addHelpText('after', example('batches approve 0199aa5e-7a3c-7c1e-9d55-3f1a2b4c5d6e'))
    .action((id: string, options: Json & ApproveOptions) =>
      runCommand(options.json ?? false, async output =>
        (await import('./batches.ts')).approveBatchCommand(id, options, output),
      ),
    );
  addBatchCommand(
    batches,
    'resume',
    'Go on with a batch that a failure or the end of a program stopped',
    'resumeBatchCommand',
  );
  addBatchCommand(
    batches,
    'retry',
    'Try the pages of a batch that failed again, and only those',
    'retryBatchCommand',
  );
  addBatchCommand(
    batches,
    'update',
    'Move the pages of a batch to the newest version of its template',
    'updateBatchCommand',
  );
  command(batches, 'delete', 'Delete a batch; its pages stay, unless they are to be taken back')
    .argument('<id>', 'id of the batch')
    .addOption(
      new Option('--pages <what>', 'keep them, or revert them first')
        .choices(['keep', 'revert'])
        .default('keep'),
    )
    .option('--yes', 'delete without asking')
    .option('--json', jsonHelp)
    .addHelpText('after', example('batches delete 0199aa5e-7a3c-7c1e-9d55-3f1a2b4c5d6e --pages revert --yes'))
    .action((id: string, options: Json & { pages: DeletedPages; yes?: boolean }) =>
      runCommand(options.json ?? false, async output => {
        const { deleteBatchCommand } = await import('./delete.ts');
        return deleteBatchCommand(id, options, output);
      }),
    );
  addBatchCommand(batches, 'cancel', 'Stop a batch; the pages made so far stay', 'cancelBatchCommand');
  command(batches, 'revert', 'Delete the pages a batch made and put back those it changed')
    .argument('<id>', 'id of the batch')
    .option('--yes', 'revert without asking')
    .option('--json', jsonHelp)
    .addHelpText('after', example('batches revert 0199aa5e-7a3c-7c1e-9d55-3f1a2b4c5d6e --yes'))
    .action((id: string, options: Json & { yes?: boolean }) =>
      runCommand(options.json ?? false, async output => {
        const { revertBatchCommand } = await import('./revert.ts');
        return revertBatchCommand(id, options, output);
      }),
    );
}

function addBatchCommand(
  batches: Command,
  name: string,
  description: string,
  work:
    | 'showBatch'
    | 'resumeBatchCommand'
    | 'cancelBatchCommand'
    | 'retryBatchCommand'
    | 'updateBatchCommand',
): void {
  command(batches, name, description)
    .argument('<id>', 'id of the batch')
    .option('--json', jsonHelp)
    .addHelpText('after', example(`batches ${name} 0199aa5e-7a3c-7c1e-9d55-3f1a2b4c5d6e`))
    .action((id: string, options: Json) =>
      runCommand(options.json ?? false, async output => {
        if (work === 'retryBatchCommand') return (await import('./retry.ts')).retryBatchCommand(id, output);
        if (work === 'updateBatchCommand')
          return (await import('./update.ts')).updateBatchCommand(id, output);
        return (await import('./batches.ts'))[work](id, output);
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
        const { listTemplatesCommand } = await import('./templates.ts');
        return listTemplatesCommand(output);
      }),
    );
}

function addExportSite(line: Command): void {
  command(line, 'export-site', 'Write the whole public site as plain files; a second time only what changed')
    .argument('<folder>', 'an empty folder, or one that an export made')
    .option('--origin <url>', 'where forms are sent (default: the site’s own address, PUBLIC_URL)')
    .option('--no-pictures', 'leave out the pictures that shared links show')
    .option('--threads <count>', 'how many write pages at once (default: one for each processor, up to four)')
    .option('--json', jsonHelp)
    .addHelpText('after', example('export-site /srv/site'))
    .action((folder: string, options: ExportSiteOptions & Json) =>
      runCommand(options.json ?? false, async output =>
        (await import('./export-site.ts')).exportSiteCommand(folder, options, output),
      ),
    );
}
