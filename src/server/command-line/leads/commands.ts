import { Option } from 'commander';
import { leadKindSchema, leadStatusSchema } from '../../../contract/audience/lead-filter.ts';
import type { CliCommand } from '../command-parts.ts';

/** The commands about leads. */
export function addLeads(line: CliCommand): void {
  line
    .command('leads')
    .description('Requests of visitors')
    .example('leads export leads.csv')
    .command('export')
    .description('Write leads to a CSV file, newest first')
    .argument('<file>', 'the file; - writes to standard output')
    .option('--search <text>', 'part of a name, phone, email, place, keyword or detail')
    .addOption(new Option('--status <status>', 'only leads of this status').choices(leadStatusSchema.options))
    .addOption(new Option('--kind <form>', 'only leads of this form').choices(leadKindSchema.options))
    .addOption(new Option('--spam <which>', 'suspected spam, or all others').choices(['only', 'without']))
    .runs('leads export leads.csv --spam without', () => import('./leads.ts'), 'exportLeadsCommand');
}
