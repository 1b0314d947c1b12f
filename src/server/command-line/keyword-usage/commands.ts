import { type CliCommand, limitOption, withLists } from '../command-parts.ts';

const load = () => import('./keyword-usage.ts');

export function addKeywordUsage(line: CliCommand): void {
  const usage = line
    .command('keyword-usage')
    .description('Which keywords were used, where and when')
    .example('keyword-usage list');
  usage
    .command('list')
    .description('Keywords by the alphabet, with what they were used for')
    .option('--search <text>', 'part of the keyword')
    .option('--after <keyword>', 'keywords after this one')
    .addOption(limitOption(50))
    .runs('keyword-usage list --search removal', load, 'listKeywordUsage');
  withLists(
    usage.command('check').description('Which of these keywords were used before for some of these places'),
  ).runs('keyword-usage check --locations towns.txt --keywords services.txt', load, 'checkKeywordUsage');
}
