import type { CliCommand } from '../command-parts.ts';

/** Adds the commands of packs, written by hand: files are checked without a database. */
export function addPacks(line: CliCommand): void {
  const packs = line
    .command('packs')
    .description('Trades as files: services, texts and templates')
    .example('packs check content/packs/plumbing');
  packs
    .command('check')
    .description('What is wrong with the files of a pack, with line and column')
    .argument('<folder>', 'the folder with pack.json')
    .runs('packs check content/packs/plumbing', () => import('./check-packs.ts'), 'checkPackCommand');
}
