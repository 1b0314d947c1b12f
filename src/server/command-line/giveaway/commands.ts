import { type CliCommand, limitOption } from '../command-parts.ts';

const load = () => import('./giveaway.ts');

/** The commands about the giveaway. */
export function addGiveaway(line: CliCommand): void {
  const giveaway = line
    .command('giveaway')
    .description('List giveaway entries and draw a winner')
    .example('giveaway entries');
  giveaway
    .command('entries')
    .description('Who entered, newest first')
    .option('--search <text>', 'part of a name, email, phone or state')
    .addOption(limitOption(50))
    .runs('giveaway entries --search smith', load, 'listEntriesCommand');
  giveaway
    .command('export')
    .description('Write all entries to a CSV file')
    .argument('<file>', 'the file; - writes to standard output')
    .runs('giveaway export entries.csv', load, 'exportEntriesCommand');
  giveaway
    .command('delete')
    .description('Delete an entry')
    .argument('<id>', 'id of the entry')
    .option('--yes', 'delete without asking')
    .runs('giveaway delete 0199aa5e-7a3c-7c1e-9d55-3f1a2b4c5d6e --yes', load, 'deleteEntryCommand');
  giveaway
    .command('draw')
    .description('Draw a winner at random; the draw stays on record')
    .option('--winners-too', 'who has won already can win again')
    .option('--yes', 'draw without asking')
    .runs('giveaway draw --yes', load, 'drawCommand');
  giveaway
    .command('draws')
    .description('List draws, newest first')
    .addOption(limitOption(20))
    .runs('giveaway draws', load, 'listDrawsCommand');
}
