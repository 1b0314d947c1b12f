import { type Command, Option } from 'commander';
import { command, example, type Json, jsonHelp, wholeNumber } from '../command-parts.ts';
import { runCommand } from '../run-command.ts';
import type { CreateWebhookOptions } from './webhooks.ts';

/** Commands for webhooks. */
export function addWebhooks(line: Command): void {
  const webhooks = command(line, 'webhooks', 'Webhooks').addHelpText('after', example('webhooks list'));
  command(webhooks, 'list', 'List webhooks with their state, newest first')
    .option('--json', jsonHelp)
    .addHelpText('after', example('webhooks list --json'))
    .action((options: Json) =>
      runCommand(options.json ?? false, async output =>
        (await import('./webhooks.ts')).listWebhooksCommand(output),
      ),
    );
  command(webhooks, 'create', 'Add a webhook; its secret is printed once, on standard output')
    .argument('<url>', 'https address on the open internet')
    .requiredOption(
      '--event <name>',
      'page.published, batch.completed or lead.received; may be repeated',
      collect,
    )
    .option('--as <email>', 'the admin whose it is (default: the only one)')
    .option('--json', jsonHelp)
    .addHelpText('after', example('webhooks create https://hooks.example.com/pagehaul --event lead.received'))
    .action((url: string, options: Json & CreateWebhookOptions) =>
      runCommand(options.json ?? false, async output =>
        (await import('./webhooks.ts')).createWebhookCommand(url, options, output),
      ),
    );
  command(webhooks, 'delete', 'Delete a webhook with its messages')
    .argument('<webhook>', 'its id')
    .option('--yes', 'really')
    .option('--json', jsonHelp)
    .addHelpText('after', example('webhooks delete 0192f0c1-7d6a-7f3e-9a51-3f1f5d1c2b3a --yes'))
    .action((id: string, options: Json & { yes?: boolean }) =>
      runCommand(options.json ?? false, async output =>
        (await import('./webhooks.ts')).deleteWebhookCommand(id, options, output),
      ),
    );
  command(webhooks, 'deliveries', 'The last messages of a webhook, newest first')
    .argument('<webhook>', 'its id')
    .addOption(new Option('--limit <n>', 'how many').default(50).argParser(wholeNumber))
    .option('--json', jsonHelp)
    .addHelpText('after', example('webhooks deliveries 0192f0c1-7d6a-7f3e-9a51-3f1f5d1c2b3a'))
    .action((id: string, options: Json & { limit: number }) =>
      runCommand(options.json ?? false, async output =>
        (await import('./webhooks.ts')).listDeliveriesCommand(id, options, output),
      ),
    );
  command(webhooks, 'replay', 'Send a message again, with a new id')
    .argument('<message>', 'its id')
    .option('--json', jsonHelp)
    .addHelpText('after', example('webhooks replay 0192f0c1-7d6a-7f3e-9a51-3f1f5d1c2b3a'))
    .action((id: string, options: Json) =>
      runCommand(options.json ?? false, async output =>
        (await import('./webhooks.ts')).replayDeliveryCommand(id, output),
      ),
    );
}

function collect(text: string, before: string[] = []): string[] {
  return [...before, text];
}
