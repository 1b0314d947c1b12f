import { Option } from 'commander';
import { batchStatusSchema } from '../../../contract/generation/batch-filter.ts';
import type { DeletedPages } from '../../../contract/generation/batch-input.ts';
import { planStatusSchema } from '../../../contract/generation/plans.ts';
import { anyNumber, type CliCommand, limitOption, withDecision } from '../command-parts.ts';
import type { Work } from '../run-command.ts';
import type { ListOptions } from './batches.ts';
import type { ApproveOptions } from './generate.ts';
import type { PlanListOptions } from './plans.ts';

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
    .runs(
      'batches list --status approved --limit 5',
      (options: ListOptions) => async output =>
        (await import('./batches.ts')).listBatchesCommand(options, output),
    );
  addBatchCommand(
    batches,
    'show',
    'One batch and its first addresses',
    id => async output => (await import('./batches.ts')).showBatch(id, output),
  );
  batches
    .command('plans')
    .description('The plans of a batch, and why some have no page')
    .argument('<id>', 'id of the batch')
    .addOption(new Option('--status <status>').choices(planStatusSchema.options))
    .addOption(limitOption(50))
    .addOption(
      new Option('--after <n>', 'go on after the plan of this number').default(-1).argParser(anyNumber),
    )
    .runs(
      `batches plans ${exampleId} --status failed`,
      (id: string, options: PlanListOptions) => async output =>
        (await import('./plans.ts')).listPlansCommand(id, options, output),
    );
}

function addSteps(batches: CliCommand): void {
  withDecision(
    batches
      .command('approve')
      .description('Approve a planned batch and make its pages')
      .argument('<id>', 'id of the batch')
      .option('--no-generate', 'only approve it; “batches generate” makes its pages later'),
  ).runs(
    `batches approve ${exampleId}`,
    (id: string, options: ApproveOptions & { generate: boolean }) => async output =>
      (await import('./batches.ts')).approveBatchCommand(id, options, output),
  );
  addBatchCommand(
    batches,
    'generate',
    'Make the pages of an approved batch',
    id => async output => (await import('./batches.ts')).generateBatchCommand(id, output),
  );
  addBatchCommand(
    batches,
    'resume',
    'Resume a batch that a failure stopped',
    id => async output => (await import('./batches.ts')).resumeBatchCommand(id, output),
  );
  addBatchCommand(
    batches,
    'retry',
    'Retry the failed pages of a batch',
    id => async output => (await import('./retry.ts')).retryBatchCommand(id, output),
  );
  addBatchCommand(
    batches,
    'update',
    'Move the pages of a batch to the newest version of its template',
    id => async output => (await import('./update.ts')).updateBatchCommand(id, output),
  );
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
      (id: string, options: { pages: DeletedPages; yes?: boolean }) => async output =>
        (await import('./delete.ts')).deleteBatchCommand(id, options, output),
    );
  addBatchCommand(
    batches,
    'cancel',
    'Stop a batch; the pages made so far stay',
    id => async output => (await import('./batches.ts')).cancelBatchCommand(id, output),
  );
  batches
    .command('revert')
    .description('Delete the pages of a batch and restore the pages it changed')
    .argument('<id>', 'id of the batch')
    .option('--yes', 'revert without asking')
    .runs(
      `batches revert ${exampleId} --yes`,
      (id: string, options: { yes?: boolean }) => async output =>
        (await import('./revert.ts')).revertBatchCommand(id, options, output),
    );
}

/** A command about one batch that takes nothing else. */
function addBatchCommand(
  batches: CliCommand,
  name: string,
  description: string,
  work: (id: string) => Work,
): void {
  batches
    .command(name)
    .description(description)
    .argument('<id>', 'id of the batch')
    .runs(`batches ${name} ${exampleId}`, work);
}
