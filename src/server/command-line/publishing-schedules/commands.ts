import { Option } from 'commander';
import { anyNumber, type CliCommand } from '../command-parts.ts';

const exampleId = '0199aa5e-7a3c-7c1e-9d55-3f1a2b4c5d6e';

/** The commands of publishing at a pace. */
export function addPublishingSchedules(line: CliCommand): void {
  const schedules = line
    .command('drip')
    .description('Publish the pages of a batch gradually')
    .example('drip list');
  const load = () => import('./publishing-schedules.ts');
  schedules
    .command('start')
    .description('Create a schedule for a batch')
    .argument('<batch>', 'id of the batch')
    .addOption(new Option('--per-day <n>', 'pages a day').argParser(anyNumber).makeOptionMandatory())
    .option('--from <day>', 'first day, like 2027-03-14, in the time zone of the business (default: today)')
    .addOption(new Option('--order <order>', 'which pages first').choices(['random', 'county', 'plan']))
    .addOption(new Option('--seed <n>', 'of the random order').argParser(anyNumber))
    .addOption(new Option('--at-hour <hour>', 'all at this hour instead of spread').argParser(anyNumber))
    .option('--preview', 'show the calendar and change nothing')
    .runs(
      `drip start ${exampleId} --per-day 200 --from 2027-03-14 --order county`,
      load,
      'startScheduleCommand',
    );
  schedules
    .command('status')
    .description('Show a schedule and a month of its calendar')
    .argument('<batch>', 'id of the batch')
    .option('--month <month>', 'like 2027-03 (default: this one)')
    .runs(`drip status ${exampleId}`, load, 'showScheduleCommand');
  schedules
    .command('list')
    .description('Publishing schedules, newest first')
    .option('--all', 'finished ones, too')
    .runs('drip list --all', load, 'listSchedulesCommand');
  schedules
    .command('change')
    .description('Change the pages a day')
    .argument('<batch>', 'id of the batch')
    .addOption(new Option('--per-day <n>', 'pages a day').argParser(anyNumber))
    .option('--from <day>', 'first day, as long as it has not begun')
    .addOption(new Option('--at-hour <hour>', 'all at this hour').argParser(anyNumber))
    .option('--hourly', 'spread over the hours of the day')
    .runs(`drip change ${exampleId} --per-day 500`, load, 'changeScheduleCommand');
  const steps = [
    ['pause', 'Pause a schedule', 'pauseScheduleCommand'],
    ['resume', 'Resume a schedule', 'resumeScheduleCommand'],
    ['cancel', 'Cancel a schedule. Unpublished pages stay drafts', 'cancelScheduleCommand'],
  ] as const;
  for (const [name, description, work] of steps) {
    schedules
      .command(name)
      .description(description)
      .argument('<batch>', 'id of the batch')
      .runs(`drip ${name} ${exampleId}`, load, work);
  }
}
