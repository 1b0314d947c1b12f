import { Option } from 'commander';
import { batchStatusSchema } from '../../../contract/generation/batch-filter.ts';
import { planStatusSchema } from '../../../contract/generation/plans.ts';
import { anyNumber, type CliCommand, limitOption, withDecision, withPace } from '../command-parts.ts';

const loadBatches = () => import('./batches.ts');

const exampleId = '0199aa5e-7a3c-7c1e-9d55-3f1a2b4c5d6e';

/** Commands for planned batches. */
export function addBatches(line: CliCommand): void {
  const batches = line.command('batches').description('Show and control batches').example('batches list');
  addLooking(batches);
  addSteps(batches);
  addTakingBack(batches);
}

function addLooking(batches: CliCommand): void {
  batches
    .command('list')
    .description('Batches, newest first')
    .addOption(limitOption(20))
    .option('--search <text>', 'part of their name')
    .addOption(new Option('--status <status>').choices(batchStatusSchema.options))
    .runs('batches list --status approved --limit 5', loadBatches, 'listBatchesCommand');
  batches
    .command('show')
    .description('One batch and its first addresses')
    .argument('<id>', 'id of the batch')
    .runs(`batches show ${exampleId}`, loadBatches, 'showBatch');
  batches
    .command('plans')
    .description('The plans of a batch, and why some have no page')
    .argument('<id>', 'id of the batch')
    .addOption(new Option('--status <status>').choices(planStatusSchema.options))
    .addOption(limitOption(50))
    .addOption(
      new Option('--after <n>', 'continue after the plan of this number').default(-1).argParser(anyNumber),
    )
    .runs(`batches plans ${exampleId} --status failed`, () => import('./plans.ts'), 'listPlansCommand');
}

function addSteps(batches: CliCommand): void {
  withPace(
    withDecision(
      batches
        .command('approve')
        .description('Approve a planned batch and make its pages')
        .argument('<id>', 'id of the batch')
        .option('--no-generate', 'only approve it; “batches generate” makes its pages later'),
    ),
  ).runs(`batches approve ${exampleId}`, loadBatches, 'approveBatchCommand');
  withPace(
    batches
      .command('generate')
      .description('Make the pages of an approved batch')
      .argument('<id>', 'id of the batch'),
  ).runs(`batches generate ${exampleId}`, loadBatches, 'generateBatchCommand');
  batches
    .command('resume')
    .description('Resume a batch that a failure stopped')
    .argument('<id>', 'id of the batch')
    .runs(`batches resume ${exampleId}`, loadBatches, 'resumeBatchCommand');
  batches
    .command('retry')
    .description('Retry the failed pages of a batch')
    .argument('<id>', 'id of the batch')
    .runs(`batches retry ${exampleId}`, () => import('./retry.ts'), 'retryBatchCommand');
  batches
    .command('update')
    .description('Move the pages of a batch to the newest version of its template')
    .argument('<id>', 'id of the batch')
    .runs(`batches update ${exampleId}`, () => import('./update.ts'), 'updateBatchCommand');
}

function addTakingBack(batches: CliCommand): void {
  batches
    .command('delete')
    .description('Delete a batch. Its pages stay unless you revert them')
    .argument('<id>', 'id of the batch')
    .addOption(
      new Option('--pages <what>', 'keep them, or revert them first')
        .choices(['keep', 'revert'])
        .default('keep'),
    )
    .option('--yes', 'delete without asking')
    .runs(
      `batches delete ${exampleId} --pages revert --yes`,
      () => import('./delete.ts'),
      'deleteBatchCommand',
    );
  batches
    .command('cancel')
    .description('Stop a batch; the pages made so far stay')
    .argument('<id>', 'id of the batch')
    .runs(`batches cancel ${exampleId}`, loadBatches, 'cancelBatchCommand');
  batches
    .command('revert')
    .description('Delete the pages of a batch and restore the pages it changed')
    .argument('<id>', 'id of the batch')
    .option('--yes', 'revert without asking')
    .runs(`batches revert ${exampleId} --yes`, () => import('./revert.ts'), 'revertBatchCommand');
}
