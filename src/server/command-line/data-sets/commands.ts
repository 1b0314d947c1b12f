import { anyNumber, type CliCommand, limitOption, withLists } from '../command-parts.ts';

const load = () => import('./data-sets.ts');

export function addDataSets(line: CliCommand): void {
  const sets = line
    .command('data-sets')
    .description('Places with their values, and keywords, kept under a name with versions')
    .example('data-sets list');
  sets
    .command('list')
    .description('Data sets by the alphabet')
    .option('--search <text>', 'part of the name')
    .addOption(limitOption(100))
    .runs('data-sets list --search beach', load, 'listDataSetsCommand');
  withLists(sets.command('import').description('Save lists under a name, as a new version if it exists'))
    .argument('<name>')
    .runs('data-sets import "Palm Beach towns" --file towns.csv --map "Office=phone"', load, 'importDataSet');
  sets
    .command('show')
    .description('One data set and its rows; all of them with --json or --lines')
    .argument('<name>', 'name or id; name@3 is its version 3')
    .option('--keywords', 'its keywords instead of its places')
    .option('--lines', 'only the lines, all of them')
    .addOption(limitOption(20))
    .runs('data-sets show "Palm Beach towns@2" --lines', load, 'showDataSet');
  sets
    .command('versions')
    .description('The versions of a data set, newest first')
    .argument('<name>', 'name or id')
    .runs('data-sets versions "Palm Beach towns"', load, 'listDataSetVersions');
  sets
    .command('restore')
    .description('Make an older version the newest again')
    .argument('<name>', 'name or id')
    .argument('<version>', 'its number', anyNumber)
    .runs('data-sets restore "Palm Beach towns" 2', load, 'restoreDataSetCommand');
  sets
    .command('rename')
    .description('Give a data set another name')
    .argument('<name>', 'name or id')
    .argument('<new-name>')
    .runs('data-sets rename "Palm Beach towns" "Palm Beach County"', load, 'renameDataSetCommand');
  sets
    .command('delete')
    .description('Delete a data set with its versions')
    .argument('<name>', 'name or id')
    .option('--yes', 'delete without asking')
    .runs('data-sets delete "Palm Beach towns" --yes', load, 'deleteDataSetCommand');
}
