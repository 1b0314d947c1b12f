import { type Command, InvalidArgumentError, Option } from 'commander';
import type { DeletedPages } from '../../../contract/generation/batch-input.ts';
import { batchStatusSchema } from '../../../contract/generation/batches.ts';
import { planStatusSchema } from '../../../contract/generation/plans.ts';
import {
  command,
  example,
  type Json,
  jsonHelp,
  noindexHelp,
  overruleHelp,
  wholeNumber,
} from '../command-parts.ts';
import type { ExitCode } from '../exit-codes.ts';
import type { Output } from '../output.ts';
import { runCommand } from '../run-command.ts';
import type { ListOptions } from './batches.ts';
import type { ApproveOptions } from './generate.ts';
import type { PlanListOptions } from './plans.ts';

const exampleId = '0199aa5e-7a3c-7c1e-9d55-3f1a2b4c5d6e';

/** Commands for planned batches. */
export function addBatches(line: Command): void {
  const batches = command(line, 'batches', 'Show and control batches').addHelpText(
    'after',
    example('batches list'),
  );
  addLooking(batches);
  addSteps(batches);
  addTakingBack(batches);
}

function addLooking(batches: Command): void {
  command(batches, 'list', 'Batches, newest first')
    .addOption(new Option('--limit <n>', 'how many').default(20).argParser(wholeNumber))
    .option('--search <text>', 'part of their name')
    .addOption(new Option('--status <status>').choices(batchStatusSchema.options))
    .option('--json', jsonHelp)
    .addHelpText('after', example('batches list --status approved --limit 5'))
    .action((options: Json & ListOptions) =>
      runCommand(options.json ?? false, async output =>
        (await import('./batches.ts')).listBatchesCommand(options, output),
      ),
    );
  addBatchCommand(batches, 'show', 'One batch and its first addresses', async (id, output) =>
    (await import('./batches.ts')).showBatch(id, output),
  );
  command(batches, 'plans', 'The plans of a batch, and why some have no page')
    .argument('<id>', 'id of the batch')
    .addOption(new Option('--status <status>').choices(planStatusSchema.options))
    .addOption(new Option('--limit <n>', 'how many').default(50).argParser(wholeNumber))
    .addOption(
      new Option('--after <n>', 'go on after the plan of this number').default(-1).argParser(planNumber),
    )
    .option('--json', jsonHelp)
    .addHelpText('after', example(`batches plans ${exampleId} --status failed`))
    .action((id: string, options: Json & PlanListOptions) =>
      runCommand(options.json ?? false, async output =>
        (await import('./plans.ts')).listPlansCommand(id, options, output),
      ),
    );
}

function addSteps(batches: Command): void {
  command(batches, 'approve', 'Approve a planned batch and make its pages')
    .argument('<id>', 'id of the batch')
    .option('--no-generate', 'only approve it; “batches generate” makes its pages later')
    .option('--overrule <reason>', overruleHelp)
    .option('--noindex-alike', noindexHelp)
    .option('--json', jsonHelp)
    .addHelpText('after', example(`batches approve ${exampleId}`))
    .action((id: string, options: Json & ApproveOptions & { generate: boolean }) =>
      runCommand(options.json ?? false, async output =>
        (await import('./batches.ts')).approveBatchCommand(id, options, output),
      ),
    );
  addBatchCommand(batches, 'generate', 'Make the pages of an approved batch', async (id, output) =>
    (await import('./batches.ts')).generateBatchCommand(id, output),
  );
  addBatchCommand(batches, 'resume', 'Resume a batch that a failure stopped', async (id, output) =>
    (await import('./batches.ts')).resumeBatchCommand(id, output),
  );
  addBatchCommand(batches, 'retry', 'Retry the failed pages of a batch', async (id, output) =>
    (await import('./retry.ts')).retryBatchCommand(id, output),
  );
  addBatchCommand(
    batches,
    'update',
    'Move the pages of a batch to the newest version of its template',
    async (id, output) => (await import('./update.ts')).updateBatchCommand(id, output),
  );
}

function addTakingBack(batches: Command): void {
  command(batches, 'delete', 'Delete a batch. Its pages stay unless you revert them')
    .argument('<id>', 'id of the batch')
    .addOption(
      new Option('--pages <what>', 'keep them, or revert them first')
        .choices(['keep', 'revert'])
        .default('keep'),
    )
    .option('--yes', 'delete without asking')
    .option('--json', jsonHelp)
    .addHelpText('after', example(`batches delete ${exampleId} --pages revert --yes`))
    .action((id: string, options: Json & { pages: DeletedPages; yes?: boolean }) =>
      runCommand(options.json ?? false, async output =>
        (await import('./delete.ts')).deleteBatchCommand(id, options, output),
      ),
    );
  addBatchCommand(batches, 'cancel', 'Stop a batch; the pages made so far stay', async (id, output) =>
    (await import('./batches.ts')).cancelBatchCommand(id, output),
  );
  command(batches, 'revert', 'Delete the pages of a batch and restore the pages it changed')
    .argument('<id>', 'id of the batch')
    .option('--yes', 'revert without asking')
    .option('--json', jsonHelp)
    .addHelpText('after', example(`batches revert ${exampleId} --yes`))
    .action((id: string, options: Json & { yes?: boolean }) =>
      runCommand(options.json ?? false, async output =>
        (await import('./revert.ts')).revertBatchCommand(id, options, output),
      ),
    );
}

/** A command about one batch that takes nothing else. */
function addBatchCommand(
  batches: Command,
  name: string,
  description: string,
  work: (id: string, output: Output) => Promise<ExitCode>,
): void {
  command(batches, name, description)
    .argument('<id>', 'id of the batch')
    .option('--json', jsonHelp)
    .addHelpText('after', example(`batches ${name} ${exampleId}`))
    .action((id: string, options: Json) => runCommand(options.json ?? false, output => work(id, output)));
}

function planNumber(text: string): number {
  if (/^\d{1,9}$/.test(text)) return Number(text);
  throw new InvalidArgumentError('It has to be a whole number, as the list tells it.');
}
