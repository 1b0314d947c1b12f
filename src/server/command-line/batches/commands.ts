import { Option } from 'commander';
import { type CliCommand, withDecision, withPace } from '../command-parts.ts';

const loadBatches = () => import('./batches.ts');

const exampleId = '0199aa5e-7a3c-7c1e-9d55-3f1a2b4c5d6e';

/** Adds the commands of batches, written by hand: they follow the work to its end, also without a server. */
export function addBatches(line: CliCommand): void {
  const batches = line.command('batches').description('Show and control batches').example('batches list');
  addSteps(batches);
  addTakingBack(batches);
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
    .command('revert')
    .description('Delete the pages of a batch and restore the pages it changed')
    .argument('<id>', 'id of the batch')
    .option('--yes', 'revert without asking')
    .runs(`batches revert ${exampleId} --yes`, () => import('./revert.ts'), 'revertBatchCommand');
}
