import { anyNumber, type CliCommand } from '../command-parts.ts';

export function addPlaces(line: CliCommand): void {
  line
    .command('places')
    .description('Towns of the built-in gazetteer: by state, county, around a town, by size')
    .option('--state <code>', 'two letters: FL')
    .option('--county <name>', 'with --state: "Palm Beach County"')
    .option('--near <town>', 'around a town: "Jupiter, FL"')
    .option('--miles <n>', 'how far around it, 1 to 500 (default: 25)', anyNumber)
    .option('--min-population <n>', 'this many people and more', anyNumber)
    .option('--limit <n>', 'how many, up to 5000 (default: 2000)', anyNumber)
    .option('--counties', 'the counties of the state instead')
    .option('--lines', 'only "City, State" lines: what --locations reads')
    .runs(
      'places --state FL --county "Palm Beach County" --lines > towns.txt',
      () => import('./places.ts'),
      'listPlaces',
    );
}
