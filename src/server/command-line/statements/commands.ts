import { Option } from 'commander';
import { subjectKinds } from '../../../contract/business/statement-filter.ts';
import { statementRoutes } from '../../../contract/business/statements.ts';
import { type CliCommand, limitOption } from '../command-parts.ts';

const load = () => import('./statements.ts');

const states = statementRoutes.list.query.shape.state.unwrap().options;

/** The commands about statements. */
export function addStatements(line: CliCommand): void {
  const statements = line
    .command('statements')
    .description('Facts of towns, counties, services and the business, with sources')
    .example('statements list --state disputed');
  filtered(statements.command('list').description('Statements, newest first'))
    .addOption(limitOption(50))
    .runs('statements list --kind county --search landfill', load, 'listStatementsCommand');
  filtered(
    statements.command('export').description('Write statements to a CSV file that can be imported again'),
  )
    .argument('<file>', 'the file; - writes to standard output')
    .runs('statements export statements.csv', load, 'exportStatementsCommand');
  statements
    .command('import')
    .description('Import statements from a CSV file; none if one is refused, unless told')
    .argument(
      '<file>',
      'with columns subject ("county:Palm Beach, FL"), predicate, value and source, as export writes it; - reads standard input',
    )
    .option('--dry-run', 'only tell what would become of each row')
    .option('--skip-refused', 'leave out rows that are refused and import the others')
    .runs('statements import statements.csv --dry-run', load, 'importStatementsCommand');
}

const filtered = (added: CliCommand) =>
  added
    .addOption(new Option('--kind <kind>', 'only about subjects of this kind').choices(subjectKinds))
    .addOption(new Option('--state <state>', 'only those in this state').choices(states))
    .option('--search <text>', 'only with this text in the subject or the value');
