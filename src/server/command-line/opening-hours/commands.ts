import type { CliCommand } from '../command-parts.ts';

const load = () => import('./opening-hours.ts');

/** The commands about when the business is open. */
export function addHours(line: CliCommand): void {
  const hours = line
    .command('opening-hours')
    .description('When the business is open: weekdays, holidays, the next open day')
    .example('opening-hours show');
  hours
    .command('show')
    .description('The hours, whether it is open now, and its special days')
    .option('--from <day>', 'the days from this one on: 2026-11-26')
    .option('--days <n>', 'so many days (default: 14)', Number)
    .runs('opening-hours show --from 2026-11-20 --days 30', load, 'showHoursCommand');
  hours
    .command('close')
    .description('Close on a day. Visitors who ask for it are offered the next open one')
    .argument('<day>', 'like 2026-11-26, or a holiday of every year: thanksgiving')
    .option('--name <name>', 'what visitors read: Inventory')
    .option('--yearly', 'the same day of every year')
    .runs('opening-hours close thanksgiving', load, 'closeDayCommand');
  hours
    .command('reopen')
    .description('Forget the holiday of a day: its weekday decides again')
    .argument('<day>', 'like 2026-11-26, or a holiday: thanksgiving')
    .runs('opening-hours reopen 2026-11-26', load, 'reopenDayCommand');
}
