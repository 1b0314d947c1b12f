import type { CliCommand } from '../command-parts.ts';

const load = () => import('./areas.ts');

/** The commands about where the business works. */
export function addAreas(line: CliCommand): void {
  const areas = line
    .command('areas')
    .description('Where the business works: counties, towns, and all towns around one')
    .example('areas list');
  areas
    .command('list')
    .description('The served areas')
    .option('--place <place>', 'only those with this place: "Jupiter, FL"')
    .runs('areas list --place "Jupiter, FL"', load, 'listAreasCommand');
  areas
    .command('add')
    .description('Serve a county ("Martin County, FL"), a town ("Jupiter, FL") or its surroundings')
    .argument('<area>', 'its name and state')
    .option('--miles <n>', 'all towns within so many miles of the town', Number)
    .option('--county <county>', 'the county of a town that the gazetteer does not know')
    .option('--latitude <degrees>', 'the latitude of such a town', Number)
    .option('--longitude <degrees>', 'its longitude', Number)
    .runs('areas add "Jupiter, FL" --miles 20', load, 'addAreaCommand');
  areas
    .command('remove')
    .description('Serve an area no longer. Pages that exist stay')
    .argument('<id>', 'as “areas list” names it')
    .runs('areas remove circle-20-miles-around-jupiter-fl', load, 'removeAreaCommand');
}
