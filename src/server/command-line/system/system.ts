import { cleanOldBatches, emergencyCleanup } from '../../operations/system/clean-up.ts';
import { stuckAfterMinutes } from '../../operations/system/limits.ts';
import { readSystem } from '../../operations/system/read-system.ts';
import { confirm } from '../confirm.ts';
import { type ExitCode, exitCodes } from '../exit-codes.ts';
import { withSession } from '../open-session.ts';
import { count, facts, type Output } from '../output.ts';

/** The status of generation. The exit code shows whether something needs attention. */
export async function showSystem(output: Output): Promise<ExitCode> {
  return withSession(async ({ db }) => {
    const system = await readSystem(db);
    const { counts } = system;
    const text = [
      facts([
        ['Health', system.is_healthy ? 'healthy' : 'needs attention'],
        ['Total batches', counts.total],
        ['Active', counts.active],
        ['Completed', counts.completed],
        ['Cancelled', counts.cancelled],
        ['Stuck', counts.stuck],
        ['Old', counts.old],
      ]),
      ...system.issues.map(issue => `${issue.message} ${issue.advice}`),
      ...system.active_batches.map(batch => `  ${batch.id}  ${batch.status}  ${batch.name}`),
    ];
    output.result({ system }, text.join('\n'));
    return system.is_healthy ? exitCodes.done : exitCodes.partlyFailed;
  });
}

export async function emergencyCleanupCommand(output: Output, { yes }: { yes?: boolean }): Promise<void> {
  return withSession(async ({ db, queue }) => {
    const { counts } = await readSystem(db);
    if (counts.stuck > 0)
      await confirm(
        `Cancel ${count(counts.stuck, 'batch')} that generated without an update for over ${stuckAfterMinutes} minutes?`,
        yes,
      );
    const cancelled = await emergencyCleanup(db, await queue());
    output.result({ cancelled }, `${count(cancelled, 'stuck batch')} cancelled. Pages made so far stay.`);
  });
}

export async function cleanOldCommand(
  output: Output,
  { days, yes }: { days: number; yes?: boolean },
): Promise<void> {
  return withSession(async ({ db, queue }) => {
    await confirm(
      `Delete the batches completed or cancelled more than ${count(days, 'day')} ago, with their plans? Their pages stay, but can no longer be reverted.`,
      yes,
    );
    const { deleted, left } = await cleanOldBatches(db, await queue(), days);
    const more = left > 0 ? ' There are more: run it again.' : '';
    output.result({ deleted, left }, `${count(deleted, 'old batch')} deleted.${more}`);
  });
}
