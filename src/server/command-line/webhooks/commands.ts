import { type CliCommand, collect, limitOption } from '../command-parts.ts';

const load = () => import('./webhooks.ts');

/** Commands for webhooks. */
export function addWebhooks(line: CliCommand): void {
  const webhooks = line.command('webhooks').description('Webhooks').example('webhooks list');
  webhooks
    .command('list')
    .description('List webhooks with their state, newest first')
    .runs('webhooks list --json', load, 'listWebhooksCommand');
  webhooks
    .command('create')
    .description('Add a webhook; its secret is printed once, on standard output')
    .argument('<url>', 'https address on the open internet')
    .requiredOption(
      '--event <name>',
      'page.published, batch.completed or lead.received; may be repeated',
      collect,
    )
    .option('--as <email>', 'the admin whose it is (default: the only one)')
    .runs(
      'webhooks create https://hooks.example.com/pagehaul --event lead.received',
      load,
      'createWebhookCommand',
    );
  webhooks
    .command('delete')
    .description('Delete a webhook with its messages')
    .argument('<webhook>', 'its id')
    .option('--yes', 'really')
    .runs('webhooks delete 0192f0c1-7d6a-7f3e-9a51-3f1f5d1c2b3a --yes', load, 'deleteWebhookCommand');
  webhooks
    .command('deliveries')
    .description('The last messages of a webhook, newest first')
    .argument('<webhook>', 'its id')
    .addOption(limitOption(50))
    .runs('webhooks deliveries 0192f0c1-7d6a-7f3e-9a51-3f1f5d1c2b3a', load, 'listDeliveriesCommand');
  webhooks
    .command('replay')
    .description('Send a message again, with a new id')
    .argument('<message>', 'its id')
    .runs('webhooks replay 0192f0c1-7d6a-7f3e-9a51-3f1f5d1c2b3a', load, 'replayDeliveryCommand');
}
