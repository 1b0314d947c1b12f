import { type Command, Option } from 'commander';
import { command, example, type Json, jsonHelp, wholeNumber } from '../command-parts.ts';
import { runCommand } from '../run-command.ts';

interface Limit {
  readonly limit: number;
}

const limit = (usual: number) => new Option('--limit <n>', 'how many').default(usual).argParser(wholeNumber);

/** The commands about the giveaway. */
export function addGiveaway(line: Command): void {
  const giveaway = command(line, 'giveaway', 'List giveaway entries and draw a winner').addHelpText(
    'after',
    example('giveaway entries'),
  );
  command(giveaway, 'entries', 'Who entered, newest first')
    .option('--search <text>', 'part of a name, email, phone or state')
    .addOption(limit(50))
    .option('--json', jsonHelp)
    .addHelpText('after', example('giveaway entries --search smith'))
    .action((options: Json & Limit & { search?: string }) =>
      runCommand(options.json ?? false, async output =>
        (await import('./giveaway.ts')).listEntriesCommand(options, output),
      ),
    );
  command(giveaway, 'export', 'Write all entries to a CSV file')
    .argument('<file>', 'the file; - writes to standard output')
    .option('--json', jsonHelp)
    .addHelpText('after', example('giveaway export entries.csv'))
    .action((file: string, options: Json) =>
      runCommand(options.json ?? false, async output =>
        (await import('./giveaway.ts')).exportEntriesCommand(file, output),
      ),
    );
  command(giveaway, 'delete', 'Delete an entry')
    .argument('<id>', 'id of the entry')
    .option('--yes', 'delete without asking')
    .option('--json', jsonHelp)
    .addHelpText('after', example('giveaway delete 0199aa5e-7a3c-7c1e-9d55-3f1a2b4c5d6e --yes'))
    .action((id: string, options: Json & { yes?: boolean }) =>
      runCommand(options.json ?? false, async output =>
        (await import('./giveaway.ts')).deleteEntryCommand(id, options, output),
      ),
    );
  command(giveaway, 'draw', 'Draw a winner at random; the draw stays on record')
    .option('--winners-too', 'who has won already can win again')
    .option('--yes', 'draw without asking')
    .option('--json', jsonHelp)
    .addHelpText('after', example('giveaway draw --yes'))
    .action((options: Json & { winnersToo?: boolean; yes?: boolean }) =>
      runCommand(options.json ?? false, async output =>
        (await import('./giveaway.ts')).drawCommand(options, output),
      ),
    );
  command(giveaway, 'draws', 'List draws, newest first')
    .addOption(limit(20))
    .option('--json', jsonHelp)
    .addHelpText('after', example('giveaway draws'))
    .action((options: Json & Limit) =>
      runCommand(options.json ?? false, async output =>
        (await import('./giveaway.ts')).listDrawsCommand(options, output),
      ),
    );
}
