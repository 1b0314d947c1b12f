import { type CliCommand, limitOption, withLists } from '../command-parts.ts';
import type { ListOptions } from '../given-lists.ts';

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
    .runs(
      'keyword-usage list --search removal',
      (options: { search?: string; after?: string; limit: number }) => async output =>
        (await import('./keyword-usage.ts')).listKeywordUsage(options, output),
    );
  withLists(
    usage.command('check').description('Which of these keywords were used before for some of these places'),
  ).runs(
    'keyword-usage check --locations towns.txt --keywords services.txt',
    (options: ListOptions) => async output =>
      (await import('./keyword-usage.ts')).checkKeywordUsage(options, output),
  );
}
