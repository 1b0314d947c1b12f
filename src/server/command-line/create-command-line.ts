import { addUsers } from './accounts/commands.ts';
import { addBackup } from './backups/commands.ts';
import { addSeries } from './batch-series/commands.ts';
import { addBatches } from './batches/commands.ts';
import { addGeneration } from './batches/generation-commands.ts';
import { addClaims } from './claims/commands.ts';
import { CliCommand } from './command-parts.ts';
import { addCsvImports } from './csv-imports.ts';
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
