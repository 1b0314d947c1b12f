import { type CliCommand, collectField, withDecision, withLists } from '../command-parts.ts';

const loadSeries = () => import('./series.ts');
const loadApproveSeries = () => import('./approve-series.ts');

/** Adds the commands of batch series, written by hand: they take lists from files, and follow the work to its end. */
export function addSeries(line: CliCommand): void {
  const series = line
    .command('batch-series')
    .description('Long lists in batches of 1,000 pages')
    .example('batch-series list');
  withLists(series.command('create').description('Plan a series: every location with every keyword'))
    .requiredOption('--name <name>', 'name of the series')
    .requiredOption('--template <name>', 'name or id of the template')
    .option('--pattern <pattern>', 'URL pattern (default: keyword-in-city-state)')
    .option('--field <name=value>', 'value of another field of the template; may be repeated', collectField)
    .runs(
      'batch-series create --name Winter --template "Junk Removal" --file towns.csv --keywords services.txt',
      loadSeries,
      'createSeriesCommand',
    );
  withDecision(
    series
      .command('approve')
      .description('Approve every planned batch of a series and make their pages')
      .argument('<id>', 'id of the series')
      .option('--no-generate', 'only approve them; “batch-series generate” makes their pages later'),
  ).runs(
    'batch-series approve 0199aa5e-7a3c-7c1e-9d55-3f1a2b4c5d6e',
    loadApproveSeries,
    'approveSeriesCommand',
  );
  series
    .command('generate')
    .description('Make the pages of every approved batch of a series')
    .argument('<id>', 'id of the series')
    .runs(
      'batch-series generate 0199aa5e-7a3c-7c1e-9d55-3f1a2b4c5d6e',
      loadApproveSeries,
      'generateSeriesCommand',
    );
}
