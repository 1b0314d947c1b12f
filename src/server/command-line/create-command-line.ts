import { addUsers } from './accounts/commands.ts';
import { addBackup } from './backups/commands.ts';
import { addSeries } from './batch-series/commands.ts';
import { addBatches } from './batches/commands.ts';
import { addGeneration } from './batches/generation-commands.ts';
import { addClaims } from './claims/commands.ts';
import { CliCommand } from './command-parts.ts';
import { addDataSets } from './data-sets/commands.ts';
import { exitCodesHelp } from './exit-codes.ts';
import { addKeywordUsage } from './keyword-usage/commands.ts';
import { addHours } from './opening-hours/commands.ts';
import { addPacks } from './packs/commands.ts';
import { addPages } from './pages/commands.ts';
import { addPlaces } from './places/commands.ts';
import { addSetup } from './setup/commands.ts';
import { addExportSite } from './static-export/commands.ts';
import { addSystem } from './system/commands.ts';
import { terminal } from './terminal.ts';
import { addTransfers } from './transfers/commands.ts';

/** The commands by hand, in the order of the help. */
const nouns = [
  addGeneration,
  addSeries,
  addPlaces,
  addPacks,
  addSetup,
  addHours,
  addClaims,
  addDataSets,
  addKeywordUsage,
  addBatches,
  addSystem,
  addPages,
  addExportSite,
  addUsers,
  addBackup,
  addTransfers,
  addCsvImports,
];

/** The commands by hand with their options and examples. The code of a command is loaded when it runs. */
export function createCommandLine(): CliCommand {
  const line = new CliCommand('pagehaul')
    .usage('<command> [options]   (npm run pagehaul -- <command> …)')
    .description('Back office work from a terminal or a script, on the server’s database.')
    .addHelpText('afterAll', exitCodesHelp)
    .showHelpAfterError('Add --help for the commands.')
    .configureHelp({ showGlobalOptions: false })
    .configureOutput({
      writeOut: text => void terminal().stdout.write(text),
      writeErr: text => void terminal().stderr.write(text),
    });
  for (const add of nouns) add(line);
  return line;
}

const loadCsvImport = () => import('./import-csv.ts');

const csvColumns = {
  redirects: 'source_path and destination_path',
  reviews:
    'reviewed_on (2026-03-05), rating, author, words, source_name, source_url, place ("Jupiter, FL") and service',
  services: 'name and keywords, as export writes it',
  statements: 'subject ("county:Palm Beach, FL"), predicate, value and source, as export writes it',
  'work-orders':
    'of an export of Jobber, Housecall Pro or QuickBooks; or town, state, service, date, price and minutes',
} as const;

/** Adds the imports of CSV files, written by hand: a file in, a result for each row, and an exit code for a refused one. */
function addCsvImports(line: CliCommand): void {
  for (const [noun, said] of Object.entries(csvColumns)) {
    const added = line
      .command(noun)
      .description(`Show, change and import ${noun}`)
      .example(`${noun} list`)
      .command('import')
      .description(`Import ${noun} from a CSV file; none if one is refused, unless told`)
      .argument('<file>', `with columns ${said}; - reads standard input`)
      .option('--dry-run', 'only tell what would become of each row')
      .option('--skip-refused', 'leave out rows that are refused and import the others')
      .option('--as <email>', 'the admin who acts (default: the only one)');
    if (noun === 'redirects')
      added.option('--verdicts <file>', 'write what becomes of every row to a CSV file');
    if (noun === 'services') added.option('--content-pack <name>', 'the trade (default: the business’s own)');
    added.runs(`${noun} import ${noun}.csv --dry-run`, loadCsvImport, 'importCsv');
  }
}
