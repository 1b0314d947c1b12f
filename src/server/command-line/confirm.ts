import { askYesNo, isAtTerminal } from './ask.ts';
import { misuse } from './exit-codes.ts';

/** Continues only with --yes or after a person confirms. */
export async function confirm(question: string, yes: boolean | undefined, verb = 'changed'): Promise<void> {
  if (yes || (isAtTerminal() && (await askYesNo(question)))) return;
  throw misuse(`Not confirmed: nothing was ${verb}. With --yes no question is asked.`);
}
