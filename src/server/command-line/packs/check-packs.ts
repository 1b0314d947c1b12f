import { statSync } from 'node:fs';
import { checkPack } from '../../business/packs/check-pack.ts';
import { problemText } from '../../business/packs/pack-problem.ts';
import { readPackFolder } from '../../business/packs/read-pack-folder.ts';
import { type ExitCode, exitCodes, misuse } from '../exit-codes.ts';
import { count, type Output } from '../output.ts';

/** The problems of a pack in a folder. Needs no database; exits with 1 if pages could not use it. */
export async function checkPackCommand(output: Output, folder: string): Promise<ExitCode> {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory())
    throw misuse(`“${folder}” is not a folder.`);
  const { files, problems: refused } = readPackFolder(folder);
  const { problems } = refused.length > 0 ? { problems: refused } : checkPack(files);
  const errors = problems.filter(({ is_advice }) => !is_advice).length;
  const summary =
    errors === 0
      ? `The pack is complete: ${count(files.size, 'file')}.`
      : `${count(errors, 'problem')} to correct.`;
  output.result({ problems }, [...problems.map(problemText), summary].join('\n'));
  return errors === 0 ? exitCodes.done : exitCodes.failed;
}
