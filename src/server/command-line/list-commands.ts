import { type Command, InvalidArgumentError, Option } from 'commander';
import type { SeriesOptions } from './batch-series/series.ts';
import type { ApproveOptions } from './batches/generate.ts';
import {
  collectField,
  command,
  example,
  type Json,
  jsonHelp,
  noindexHelp,
  overruleHelp,
  wholeNumber,
  withLists,
} from './command-parts.ts';
import type { ListOptions } from './given-lists.ts';
import type { PlaceOptions } from './places/places.ts';
import { runCommand } from './run-command.ts';

const limit = (usual: number) => new Option('--limit <n>', 'how many').default(usual).argParser(wholeNumber);

export function addPlaces(line: Command): void {
  command(line, 'places', 'Towns of the built-in gazetteer: by state, county, around a town, by size')
    .option('--state <code>', 'two letters: FL')
    .option('--county <name>', 'with --state: "Palm Beach County"')
    .option('--near <town>', 'around a town: "Jupiter, FL"')
    .option('--miles <n>', 'how far around it, 1 to 500 (default: 25)', anyNumber)
    .option('--min-population <n>', 'this many people and more', anyNumber)
    .option('--limit <n>', 'how many, up to 5000 (default: 2000)', anyNumber)
    .option('--counties', 'the counties of the state instead')
    .option('--lines', 'only "City, State" lines: what --locations reads')
    .option('--json', jsonHelp)
    .addHelpText('after', example('places --state FL --county "Palm Beach County" --lines > towns.txt'))
    .action((options: PlaceOptions & Json) =>
      runCommand(options.json ?? false, async output =>
        (await import('./places/places.ts')).listPlaces(options, output),
      ),
    );
}

export function addSeries(line: Command): void {
  const series = command(line, 'series', 'Long lists in batches of 1,000 pages').addHelpText(
    'after',
    example('series list'),
  );
  withLists(command(series, 'create', 'Plan a series: every location with every keyword'))
    .requiredOption('--name <name>', 'name of the series')
    .requiredOption('--template <name>', 'name or id of the template')
    .option('--pattern <pattern>', 'URL pattern (default: keyword-in-city-state)')
    .option('--field <name=value>', 'value of another field of the template; may be repeated', collectField)
    .option('--json', jsonHelp)
    .addHelpText(
      'after',
      example(
        'series create --name Winter --template "Junk Removal" --file towns.csv --keywords services.txt',
      ),
    )
    .action((options: SeriesOptions & Json) =>
      runCommand(options.json ?? false, async output =>
        (await import('./batch-series/series.ts')).createSeriesCommand(options, output),
      ),
    );
  command(series, 'list', 'Series, newest first')
    .addOption(limit(20))
    .option('--json', jsonHelp)
    .addHelpText('after', example('series list --limit 5'))
    .action((options: Json & { limit: number }) =>
      runCommand(options.json ?? false, async output =>
        (await import('./batch-series/series.ts')).listSeriesCommand(options, output),
      ),
    );
  command(series, 'show', 'The batches of a series')
    .argument('<id>', 'id of the series')
    .option('--json', jsonHelp)
    .addHelpText('after', example('series show 0199aa5e-7a3c-7c1e-9d55-3f1a2b4c5d6e'))
    .action((id: string, options: Json) =>
      runCommand(options.json ?? false, async output =>
        (await import('./batch-series/series.ts')).showSeriesCommand(id, output),
      ),
    );
  command(series, 'approve', 'Approve every planned batch of a series and make their pages')
    .argument('<id>', 'id of the series')
    .option('--no-generate', 'only approve them; “series generate” makes their pages later')
    .option('--overrule <reason>', overruleHelp)
    .option('--noindex-alike', noindexHelp)
    .option('--json', jsonHelp)
    .addHelpText('after', example('series approve 0199aa5e-7a3c-7c1e-9d55-3f1a2b4c5d6e'))
    .action((id: string, options: Json & ApproveOptions & { generate: boolean }) =>
      runCommand(options.json ?? false, async output =>
        (await import('./batch-series/approve-series.ts')).approveSeriesCommand(id, options, output),
      ),
    );
  command(series, 'generate', 'Make the pages of every approved batch of a series')
    .argument('<id>', 'id of the series')
    .option('--json', jsonHelp)
    .addHelpText('after', example('series generate 0199aa5e-7a3c-7c1e-9d55-3f1a2b4c5d6e'))
    .action((id: string, options: Json) =>
      runCommand(options.json ?? false, async output =>
        (await import('./batch-series/approve-series.ts')).generateSeriesCommand(id, output),
      ),
    );
}

export function addKeywordUsage(line: Command): void {
  const usage = command(line, 'keyword-usage', 'Which keywords were used, where and when').addHelpText(
    'after',
    example('keyword-usage list'),
  );
  command(usage, 'list', 'Keywords by the alphabet, with what they were used for')
    .option('--search <text>', 'part of the keyword')
    .option('--after <keyword>', 'keywords after this one')
    .addOption(limit(50))
    .option('--json', jsonHelp)
    .addHelpText('after', example('keyword-usage list --search removal'))
    .action((options: Json & { search?: string; after?: string; limit: number }) =>
      runCommand(options.json ?? false, async output =>
        (await import('./pages/keyword-usage.ts')).listKeywordUsage(options, output),
      ),
    );
  withLists(command(usage, 'check', 'Which of these keywords were used before for some of these places'))
    .option('--json', jsonHelp)
    .addHelpText('after', example('keyword-usage check --locations towns.txt --keywords services.txt'))
    .action((options: ListOptions & Json) =>
      runCommand(options.json ?? false, async output =>
        (await import('./pages/keyword-usage.ts')).checkKeywordUsage(options, output),
      ),
    );
}

export function addDataSets(line: Command): void {
  const sets = command(
    line,
    'data-sets',
    'Places with their values, and keywords, kept under a name with versions',
  ).addHelpText('after', example('data-sets list'));
  command(sets, 'list', 'Data sets by the alphabet')
    .option('--search <text>', 'part of the name')
    .addOption(limit(100))
    .option('--json', jsonHelp)
    .addHelpText('after', example('data-sets list --search beach'))
    .action((options: Json & { search?: string; limit: number }) =>
      runCommand(options.json ?? false, async output =>
        (await import('./data-sets/data-sets.ts')).listDataSetsCommand(options, output),
      ),
    );
  withLists(command(sets, 'import', 'Keep lists under a name; a new version where the name is known'))
    .argument('<name>')
    .option('--json', jsonHelp)
    .addHelpText(
      'after',
      example('data-sets import "Palm Beach towns" --file towns.csv --map "Office=phone"'),
    )
    .action((name: string, options: ListOptions & Json) =>
      runCommand(options.json ?? false, async output =>
        (await import('./data-sets/data-sets.ts')).importDataSet(name, options, output),
      ),
    );
  command(sets, 'show', 'One data set and its rows; all of them with --json or --lines')
    .argument('<name>', 'name or id; name@3 is its version 3')
    .option('--keywords', 'its keywords instead of its places')
    .option('--lines', 'only the lines, all of them')
    .addOption(limit(20))
    .option('--json', jsonHelp)
    .addHelpText('after', example('data-sets show "Palm Beach towns@2" --lines'))
    .action((name: string, options: Json & { limit: number; lines?: boolean; keywords?: boolean }) =>
      runCommand(options.json ?? false, async output =>
        (await import('./data-sets/data-sets.ts')).showDataSet(name, options, output),
      ),
    );
  command(sets, 'versions', 'The versions of a data set, newest first')
    .argument('<name>', 'name or id')
    .option('--json', jsonHelp)
    .addHelpText('after', example('data-sets versions "Palm Beach towns"'))
    .action((name: string, options: Json) =>
      runCommand(options.json ?? false, async output =>
        (await import('./data-sets/data-sets.ts')).listDataSetVersions(name, output),
      ),
    );
  command(sets, 'restore', 'Make an older version the newest again')
    .argument('<name>', 'name or id')
    .argument('<version>', 'its number', anyNumber)
    .option('--json', jsonHelp)
    .addHelpText('after', example('data-sets restore "Palm Beach towns" 2'))
    .action((name: string, version: number, options: Json) =>
      runCommand(options.json ?? false, async output =>
        (await import('./data-sets/data-sets.ts')).restoreDataSetCommand(name, version, output),
      ),
    );
  command(sets, 'rename', 'Give a data set another name')
    .argument('<name>', 'name or id')
    .argument('<new-name>')
    .option('--json', jsonHelp)
    .addHelpText('after', example('data-sets rename "Palm Beach towns" "Palm Beach County"'))
    .action((name: string, to: string, options: Json) =>
      runCommand(options.json ?? false, async output =>
        (await import('./data-sets/data-sets.ts')).renameDataSetCommand(name, to, output),
      ),
    );
  command(sets, 'delete', 'Delete a data set with its versions')
    .argument('<name>', 'name or id')
    .option('--yes', 'delete without asking')
    .option('--json', jsonHelp)
    .addHelpText('after', example('data-sets delete "Palm Beach towns" --yes'))
    .action((name: string, options: Json & { yes?: boolean }) =>
      runCommand(options.json ?? false, async output =>
        (await import('./data-sets/data-sets.ts')).deleteDataSetCommand(name, options, output),
      ),
    );
}

function anyNumber(text: string): number {
  const n = Number(text);
  if (Number.isInteger(n) && n >= 0) return n;
  throw new InvalidArgumentError('It has to be a whole number.');
}
