import { askYesNo, isAtTerminal } from './ask.ts';
import { CommandFailure, exitCodes } from './exit-codes.ts';

/** Continues only with --yes or after a person confirms. */
export async function confirm(question: string, yes: boolean | undefined): Promise<void> {
  if (yes || (isAtTerminal() && (await askYesNo(question)))) return;
  throw new CommandFailure(
    exitCodes.misused,
    'Not confirmed: nothing was changed. With --yes no question is asked.',
  );
}
