import { type CliCommand, withLists } from '../command-parts.ts';

const load = () => import('./keyword-usage.ts');

/** Adds the commands of keyword usage, written by hand: they take lists from files. */
export function addKeywordUsage(line: CliCommand): void {
  const usage = line
    .command('keyword-usage')
    .description('Which keywords were used, where and when')
    .example('keyword-usage check --locations towns.txt --keywords services.txt');
  withLists(
    usage.command('check').description('Which of these keywords were used before for some of these places'),
  ).runs('keyword-usage check --locations towns.txt --keywords services.txt', load, 'checkKeywordUsage');
}
