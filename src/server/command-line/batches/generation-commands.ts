import { Option } from 'commander';
import {
  type CliCommand,
  collectField,
  wholeNumber,
  withDecision,
  withLists,
  withPace,
} from '../command-parts.ts';

const loadGenerate = () => import('./generate.ts');

/** The commands that plan, generate and forecast in one step. */
export function addGeneration(line: CliCommand): void {
  addPlan(line);
  addGenerate(line);
  addForecast(line);
}

/** The inputs of a plan. */
function withPlan(added: CliCommand): CliCommand {
  return withLists(added)
    .requiredOption('--template <name>', 'name or id of the template')
    .option('--pattern <pattern>', 'URL pattern (default: keyword-in-city-state)')
    .option('--field <name=value>', 'value of another field of the template; may be repeated', collectField)
    .option(
      '--name <name>',
      'name of the batch (default: made from template, counts and date; above 3,000 combinations “Ultra-Large Batch” with date and time)',
    )
    .option('--update', 'update existing pages instead of making missing ones')
    .option('--one-transaction', 'all pages or none: a failure leaves nothing behind')
    .option('--skip-cleanup', 'leave plans of cancelled batches for the same addresses where they are');
}

function addPlan(line: CliCommand): void {
  withPlan(
    line
      .command('plan')
      .description('Plan a batch and forecast the similarity of its pages; creates nothing'),
  ).runs(
    'plan --template "Junk Removal Landing Page" --locations towns.txt --keywords services.txt',
    loadGenerate,
    'plan',
  );
}

function addGenerate(line: CliCommand): void {
  withPace(
    withDecision(
      withPlan(
        line
          .command('generate')
          .description('Make pages of a template for every location with every keyword'),
      ).option('--yes', 'make the pages without asking'),
    ),
  ).runs(
    'generate --template "Junk Removal Landing Page" --locations towns.txt --keywords services.txt --yes',
    loadGenerate,
    'generate',
  );
}

function addForecast(line: CliCommand): void {
  line
    .command('forecast')
    .description('Similarity of the pages of a batch, and how to reduce it')
    .argument('<batch>', 'id of the batch')
    .option('--again', 'compute it again')
    .option('--newest-version', 'draw its pages from the template as it is now, addresses unchanged')
    .addOption(
      new Option(
        '--pair <n>',
        'two of the most similar pages side by side; 1 is the most similar pair',
      ).argParser(wholeNumber),
    )
    .runs('forecast 0199aa5e-7a3c-7c1e-9d55-3f1a2b4c5d6e', () => import('./forecast.ts'), 'forecast');
}
