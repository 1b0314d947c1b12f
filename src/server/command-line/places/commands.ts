import { anyNumber, type CliCommand } from '../command-parts.ts';

/**
 * Adds the commands of places, written by hand: `--locations` reads the lines of one, which needs no database; the other lists the
 * towns of a name.
 */
export function addPlaces(line: CliCommand): void {
  line
    .command('places')
    .description('Towns of the built-in gazetteer: by state, county, around a town, by size')
    .example('places list --state FL')
    .command('lines')
    .description('Towns as "City, State" lines, which --locations reads')
    .option('--state <code>', 'two letters: FL')
    .option('--county <name>', 'with --state: "Palm Beach County"')
    .option('--near <town>', 'around a town: "Jupiter, FL"')
    .option('--radius-miles <n>', 'how far around it, 1 to 500 (default: 25)', anyNumber)
    .option('--min-population <n>', 'this many people and more', anyNumber)
    .option('--limit <n>', 'how many, up to 5000 (default: 2000)', anyNumber)
    .runs(
      'places lines --state FL --county "Palm Beach County" > towns.txt',
      () => import('./places.ts'),
      'printPlaces',
    );
  line
    .command('facts')
    .description('What is known of a town: figures with their sources, facts, and findings for a service')
    .argument('<town>', '"Round Rock, TX"; where a state has two: "Mountain View, Santa Clara County, CA"')
    .option('--service <name>', 'the service that findings are for')
    .runs('facts "Round Rock, TX" --service "Drain cleaning"', () => import('./facts.ts'), 'printFacts');
}
