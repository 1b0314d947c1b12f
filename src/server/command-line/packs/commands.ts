import type { CliCommand } from '../command-parts.ts';

const loadPacks = () => import('./packs.ts');

/** The commands about packs. */
export function addPacks(line: CliCommand): void {
  const packs = line
    .command('packs')
    .description('Trades as files: services, texts and templates')
    .example('packs check content/packs/plumbing');
  packs
    .command('list')
    .description('The packs of this installation')
    .runs('packs list', loadPacks, 'listPacksCommand');
  packs
    .command('check')
    .description('What is wrong with the files of a pack, with line and column')
    .argument('<folder>', 'the folder with pack.json')
    .runs('packs check content/packs/plumbing', () => import('./check-packs.ts'), 'checkPackCommand');
  packs
    .command('export')
    .description('Write a pack to a zip that can be imported elsewhere')
    .argument('<name>', 'its name, as list shows it')
    .argument('<file>', 'the zip; - writes to standard output')
    .runs('packs export plumbing plumbing.zip', loadPacks, 'exportPackCommand');
  packs
    .command('import')
    .description('Import a pack from a zip, replacing one of the same name')
    .argument('<file>', 'the zip')
    .runs('packs import plumbing.zip', loadPacks, 'importPackCommand');
}
