import { readSystem } from '../../operations/system/read-system.ts';
import { type ExitCode, exitCodes } from '../exit-codes.ts';
import { withSession } from '../open-session.ts';
import { facts, type Output } from '../output.ts';

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
