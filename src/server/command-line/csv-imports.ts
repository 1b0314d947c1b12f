import type { CliCommand } from './command-parts.ts';

const load = () => import('./import-csv.ts');

const columns = {
  redirects: 'source_path and destination_path',
  reviews:
    'reviewed_on (2026-03-05), rating, author, words, source_name, source_url, place ("Jupiter, FL") and service',
  services: 'name and keywords, as export writes it',
  statements: 'subject ("county:Palm Beach, FL"), predicate, value and source, as export writes it',
} as const;

/** Adds the imports of CSV files, written by hand: a file in, a result for each row, and an exit code for a refused one. */
export function addCsvImports(line: CliCommand): void {
  for (const [noun, said] of Object.entries(columns)) {
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
    added.runs(`${noun} import ${noun}.csv --dry-run`, load, 'importCsv');
  }
}
