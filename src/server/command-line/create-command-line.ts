import { Command, InvalidArgumentError, Option } from 'commander';
import type { Role } from '../../contract/session.ts';
import { addDrip } from './add-drip.ts';
import { exitCodesHelp } from './exit-codes.ts';
import type { GenerateOptions } from './generate.ts';
import { runCommand } from './run-command.ts';
import { addTransfers } from './transfer-commands.ts';

interface Json {
  readonly json?: boolean;
}

const overruleHelp = 'approve although the pages are too alike, for this written reason';
const jsonHelp = 'print one JSON document on stdout and nothing else there';

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
  addGenerate(line);
  addForecast(line);
  addBatches(line);
  addDrip(line, command);
  addTemplates(line);
  addUsers(line);
  addTransfers(line, command);
  return line;
}

function addGenerate(line: Command): void {
  command(line, 'generate', 'Make pages of a template for every location with every keyword')
    .requiredOption('--template <name>', 'name or id of the template')
    .requiredOption('--locations <file>', 'text file with one location per line: "City, State"')
    .requiredOption('--keywords <file>', 'text file with one keyword per line')
    .option('--pattern <pattern>', 'URL pattern (default: keyword-in-city-state)')
    .option('--field <name=value>', 'value of another field of the template; may be repeated', collectField)
    .option('--name <name>', 'name of the batch (default: made from template, counts and date)')
    .option('--yes', 'make the pages without asking')
    .option('--update', 'update the pages that exist instead of making those that don’t')
    .option('--one-transaction', 'all pages or none: a failure leaves nothing behind')
    .option('--overrule <reason>', overruleHelp)
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
    .option('--again', 'compute it again, by the template as it is now')
    .option('--json', jsonHelp)
    .addHelpText('after', example('forecast 0199aa5e-7a3c-7c1e-9d55-3f1a2b4c5d6e'))
    .action((id: string, options: Json & { again?: boolean }) =>
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
    .option('--json', jsonHelp)
    .addHelpText('after', example('batches approve 0199aa5e-7a3c-7c1e-9d55-3f1a2b4c5d6e'))
    .action((id: string, options: Json & { overrule?: string }) =>
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
  work: 'showBatch' | 'resumeBatchCommand' | 'cancelBatchCommand',
): void {
  command(batches, name, description)
    .argument('<id>', 'id of the batch')
    .option('--json', jsonHelp)
    .addHelpText('after', example(`batches ${name} 0199aa5e-7a3c-7c1e-9d55-3f1a2b4c5d6e`))
    .action((id: string, options: Json) =>
      runCommand(options.json ?? false, async output => (await import('./batches.ts'))[work](id, output)),
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

function addUsers(line: Command): void {
  const users = command(line, 'users', 'Accounts that may sign in').addHelpText(
    'after',
    example('users list'),
  );
  command(users, 'create', 'Make an account; its password is asked for, or read from standard input')
    .argument('<email>')
    .addOption(
      new Option('--role <role>', 'what it may do').choices(['admin', 'customer']).default('customer'),
    )
    .option('--password-stdin', 'read the password from standard input')
    .option('--json', jsonHelp)
    .addHelpText('after', example('users create owner@example.com --role admin'))
    .action((email: string, options: Json & { role: Role; passwordStdin?: boolean }) =>
      runCommand(options.json ?? false, async output => {
        const { createUser } = await import('./users.ts');
        return createUser(email, options, output);
      }),
    );
  command(users, 'list', 'Every account and its role')
    .option('--json', jsonHelp)
    .addHelpText('after', example('users list'))
    .action((options: Json) =>
      runCommand(options.json ?? false, async output => {
        const { listUsersCommand } = await import('./users.ts');
        return listUsersCommand(output);
      }),
    );
}

function command(parent: Command, name: string, description: string): Command {
  return parent.command(name).description(description).showHelpAfterError('Add --help for what there is.');
}

const example = (text: string) => `\nExample: npm run pagehaul -- ${text}`;

function collectField(text: string, before: Record<string, string> = {}): Record<string, string> {
  const [, name, value] = /^([a-z][a-z0-9_]*)=(.*)$/s.exec(text) ?? [];
  if (name === undefined || value === undefined)
    throw new InvalidArgumentError('It has to be like specialty="Retina surgery".');
  return { ...before, [name]: value };
}

function wholeNumber(text: string): number {
  const n = Number(text);
  if (Number.isInteger(n) && n >= 1 && n <= 1_000) return n;
  throw new InvalidArgumentError('It has to be a whole number from 1 to 1000.');
}
