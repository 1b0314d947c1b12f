import { readFileSync, statSync } from 'node:fs';
import { basename } from 'node:path';
import { findingProblems } from '../../business/packs/check-findings.ts';
import { checkPack } from '../../business/packs/check-pack.ts';
import { type PackProblem, problemText } from '../../business/packs/pack-problem.ts';
import { readPackFolder } from '../../business/packs/read-pack-folder.ts';
import { type ExitCode, exitCodes, misuse } from '../exit-codes.ts';
import { count, type Output } from '../output.ts';

/** The problems of a pack in a folder, or of the findings for any trade. Needs no database; exits with 1 if pages could not use it. */
export async function checkPackCommand(output: Output, folder: string): Promise<ExitCode> {
  const found = statSync(folder, { throwIfNoEntry: false });
  if (found?.isFile() && basename(folder) === 'findings.json')
    return report(output, findingProblems(readFileSync(folder, 'utf8'), null), 'The findings are sound.');
  if (!found?.isDirectory()) throw misuse(`“${folder}” is not a folder.`);
  const { files, problems: refused } = readPackFolder(folder);
  const { problems } = refused.length > 0 ? { problems: refused } : checkPack(files);
  return report(output, problems, `The pack is complete: ${count(files.size, 'file')}.`);
}

function report(output: Output, problems: readonly PackProblem[], complete: string): ExitCode {
  const errors = problems.filter(({ is_advice }) => !is_advice).length;
  const summary = errors === 0 ? complete : `${count(errors, 'problem')} to correct.`;
  output.result({ problems }, [...problems.map(problemText), summary].join('\n'));
  return errors === 0 ? exitCodes.done : exitCodes.failed;
}
