import { type Command, InvalidArgumentError, Option } from 'commander';
import { command, type Json, jsonHelp } from '../command-parts.ts';
import { runCommand } from '../run-command.ts';
import type { DripOptions } from './drip.ts';

const exampleId = '0199aa5e-7a3c-7c1e-9d55-3f1a2b4c5d6e';
const example = (text: string) => `\nExample: npm run pagehaul -- drip ${text}`;

/** The commands of publishing at a pace. */
export function addDrip(line: Command): void {
  const drip = command(line, 'drip', 'Publish the pages of a batch gradually').addHelpText(
    'after',
    example('list'),
  );
  const load = () => import('./drip.ts');
  command(drip, 'start', 'Create a schedule for a batch')
    .argument('<batch>', 'id of the batch')
    .addOption(new Option('--per-day <n>', 'pages a day').argParser(wholeNumber).makeOptionMandatory())
    .option('--from <day>', 'first day, like 2027-03-14, in the time zone of the business (default: today)')
    .addOption(new Option('--order <order>', 'which pages first').choices(['random', 'county', 'plan']))
    .addOption(new Option('--seed <n>', 'of the random order').argParser(wholeNumber))
    .addOption(new Option('--at-hour <hour>', 'all at this hour instead of spread').argParser(wholeNumber))
    .option('--preview', 'show the calendar and change nothing')
    .option('--json', jsonHelp)
    .addHelpText('after', example(`start ${exampleId} --per-day 200 --from 2027-03-14 --order county`))
    .action((id: string, options: DripOptions & Json) =>
      runCommand(options.json ?? false, async output => (await load()).startDrip(id, options, output)),
    );
  command(drip, 'status', 'Show a schedule and a month of its calendar')
    .argument('<batch>', 'id of the batch')
    .option('--month <month>', 'like 2027-03 (default: this one)')
    .option('--json', jsonHelp)
    .addHelpText('after', example(`status ${exampleId}`))
    .action((id: string, options: { month?: string } & Json) =>
      runCommand(options.json ?? false, async output => (await load()).showDrip(id, options, output)),
    );
  command(drip, 'list', 'Publishing schedules, newest first')
    .option('--all', 'those that are over, too')
    .option('--json', jsonHelp)
    .addHelpText('after', example('list --all'))
    .action((options: { all?: boolean } & Json) =>
      runCommand(options.json ?? false, async output => (await load()).listDrips(options, output)),
    );
  command(drip, 'change', 'Change the pages a day')
    .argument('<batch>', 'id of the batch')
    .addOption(new Option('--per-day <n>', 'pages a day').argParser(wholeNumber))
    .option('--from <day>', 'first day, as long as it has not begun')
    .addOption(new Option('--at-hour <hour>', 'all at this hour').argParser(wholeNumber))
    .option('--hourly', 'spread over the hours of the day')
    .option('--json', jsonHelp)
    .addHelpText('after', example(`change ${exampleId} --per-day 500`))
    .action((id: string, options: Partial<DripOptions> & { hourly?: boolean } & Json) =>
      runCommand(options.json ?? false, async output => (await load()).changeDrip(id, options, output)),
    );
  const steps = [
    ['pause', 'Pause a schedule', 'pauseDrip'],
    ['resume', 'Resume a schedule', 'resumeDrip'],
    ['cancel', 'Cancel a schedule. Unpublished pages stay drafts', 'cancelDrip'],
  ] as const;
  for (const [name, description, work] of steps) {
    command(drip, name, description)
      .argument('<batch>', 'id of the batch')
      .option('--json', jsonHelp)
      .addHelpText('after', example(`${name} ${exampleId}`))
      .action((id: string, options: Json) =>
        runCommand(options.json ?? false, async output => (await load())[work](id, output)),
      );
  }
}

function wholeNumber(text: string): number {
  if (/^\d{1,10}$/.test(text)) return Number(text);
  throw new InvalidArgumentError('It has to be a whole number.');
}
