import { type CliCommand, withLists } from '../command-parts.ts';

const load = () => import('./data-sets.ts');

/** Adds the commands of data sets, written by hand: they take lists from files. */
export function addDataSets(line: CliCommand): void {
  const sets = line
    .command('data-sets')
    .description('Places with their values, and keywords, kept under a name with versions')
    .example('data-sets import "Palm Beach towns" --file towns.csv');
  withLists(sets.command('import').description('Save lists under a name, as a new version if it exists'))
    .argument('<name>')
    .runs('data-sets import "Palm Beach towns" --file towns.csv --map "Office=phone"', load, 'importDataSet');
}
