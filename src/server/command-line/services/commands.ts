import { ownPack } from '../../../contract/platform/content-packs.ts';
import { type CliCommand, packId } from '../command-parts.ts';

const load = () => import('./services.ts');

/** The commands about services. */
export function addServices(line: CliCommand): void {
  const services = line
    .command('services')
    .description('What the business does, and what its pages say of it')
    .example('services list');
  ofPack(services.command('list').description('Services of a trade, in their order')).runs(
    'services list --pack plumbing',
    load,
    'listServicesCommand',
  );
  ofPack(services.command('export').description('Write services to a CSV file that can be imported again'))
    .argument('<file>', 'the file; - writes to standard output')
    .runs('services export services.csv', load, 'exportServicesCommand');
  ofPack(
    services
      .command('import')
      .description('Import services from a CSV file, by name; none if one is refused, unless told'),
  )
    .argument('<file>', 'with columns name and keywords, as export writes it; - reads standard input')
    .option('--dry-run', 'only tell what would become of each row')
    .option('--skip-refused', 'leave out rows that are refused and import the others')
    .runs('services import services.csv --dry-run', load, 'importServicesCommand');
}

const ofPack = (added: CliCommand) =>
  added.option('--pack <pack>', 'the trade; without it the business’s own', packId, ownPack);
