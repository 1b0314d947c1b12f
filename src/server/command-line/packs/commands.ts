import type { CliCommand } from '../command-parts.ts';

/** The commands about packs. */
export function addPacks(line: CliCommand): void {
  const packs = line
    .command('packs')
    .description('Trades as files: services, texts and templates')
    .example('packs check content/packs/plumbing');
  packs
    .command('check')
    .description('What is wrong with the files of a pack, with line and column')
    .argument('<folder>', 'the folder with pack.json')
    .runs(
      'packs check content/packs/plumbing',
      (folder: string) => async output => (await import('./check-packs.ts')).checkPackCommand(folder, output),
    );
}
