import { Option } from 'commander';
import { caseStatusSchema } from '../../../contract/audience/case-filter.ts';
import { type CliCommand, limitOption } from '../command-parts.ts';

const load = () => import('./cases.ts');

/** The commands about finished work. */
export function addCases(line: CliCommand): void {
  const cases = line
    .command('cases')
    .description('Finished work: what was done, where and when, as far as customers agree')
    .example('cases list --status draft');
  cases
    .command('list')
    .description('Cases, newest first')
    .addOption(
      new Option('--status <status>', 'only those with this status').choices(caseStatusSchema.options),
    )
    .option('--service <name>', 'only of this service')
    .option('--place <place>', 'only in this town: "Jupiter, FL"')
    .addOption(limitOption(50))
    .runs('cases list --place "Jupiter, FL"', load, 'listCasesCommand');
  cases
    .command('publish')
    .description('Show a case on the public site')
    .argument('<id>', 'its id, as list shows it')
    .runs('cases publish 0199a1de-7c7b-7bb1-8a5c-0d3c6c1f8e11', load, 'publishCaseCommand');
  cases
    .command('withdraw')
    .description('Take a case off all pages at once')
    .argument('<id>', 'its id, as list shows it')
    .runs('cases withdraw 0199a1de-7c7b-7bb1-8a5c-0d3c6c1f8e11', load, 'withdrawCaseCommand');
}
