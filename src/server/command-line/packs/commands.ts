import type { CliCommand } from '../command-parts.ts';

/** The commands about packs. */
export function addPacks(line: CliCommand): void {
  const packs = line
    .command('packs')
    .description('Trades as files: services, texts and templates')
    .example('packs check content/packs/plumbing');
  packs
    .command('list')
    .description('The packs of this installation')
    .runs('packs list', () => async output => (await import('./packs.ts')).listPacksCommand(output));
  packs
    .command('check')
    .description('What is wrong with the files of a pack, with line and column')
    .argument('<folder>', 'the folder with pack.json')
    .runs(
      'packs check content/packs/plumbing',
      (folder: string) => async output => (await import('./check-packs.ts')).checkPackCommand(folder, output),
    );
  packs
    .command('export')
    .description('Write a pack to a zip that can be imported elsewhere')
    .argument('<name>', 'its name, as list shows it')
    .argument('<file>', 'the zip; - writes to standard output')
    .runs(
      'packs export plumbing plumbing.zip',
      (name: string, file: string) => async output =>
        (await import('./packs.ts')).exportPackCommand(name, file, output),
    );
  packs
    .command('import')
    .description('Import a pack from a zip of its folder; one of the same name is replaced')
    .argument('<file>', 'the zip')
    .runs(
      'packs import plumbing.zip',
      (file: string) => async output => (await import('./packs.ts')).importPackCommand(file, output),
    );
}
