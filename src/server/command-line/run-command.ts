import { isLost } from '../platform/db/is-transient.ts';
import { stackWithCauses } from '../platform/describe-error.ts';
import { AppError } from '../platform/errors.ts';
import { CommandFailure, type ExitCode, exitCodes } from './exit-codes.ts';
import { createOutput, type Output } from './output.ts';
import { terminal } from './terminal.ts';

/** Does a command's work. Without an exit code as its result, it is done. */
export type Work = (output: Output) => Promise<ExitCode | void>;

/**
 * Runs one command and returns its exit code. A failure is a message on stderr, and with --json also a document on stdout.
 * An unexpected error includes its stack.
 */
export async function runCommand(json: boolean, work: Work): Promise<void> {
  const output = createOutput(json);
  try {
    terminal().exitCode = (await work(output)) ?? exitCodes.done;
  } catch (error) {
    const failure = failureOf(error);
    const hint = failure.hint ? `\n${failure.hint}` : '';
    output.note(`${failure.message}${hint}`);
    if (json) output.result({ error: { message: failure.message, hint: failure.hint } }, '');
    terminal().exitCode = failure.code;
  }
}

function failureOf(error: unknown): CommandFailure {
  if (error instanceof CommandFailure) return error;
  if (error instanceof AppError) {
    const isTyped = error.kind === 'invalid' || error.kind === 'not-found';
    return new CommandFailure(isTyped ? exitCodes.misused : exitCodes.failed, error.message);
  }
  if (error instanceof Error && isLost(error)) {
    return new CommandFailure(
      exitCodes.failed,
      `The database can’t be reached: ${error.message}.`,
      'Once it runs, and DATABASE_URL names it where it is not the program’s own, run the command again.',
    );
  }
  if (error instanceof Error && error.name === 'AbortError')
    return new CommandFailure(exitCodes.failed, 'Stopped before it was done.');
  return new CommandFailure(exitCodes.failed, stackWithCauses(error));
}
