/* Which checks `npm test` runs: all, some by name, or those that the changes of a branch can affect. */
import { execFileSync } from 'node:child_process';

/** The checks of these names, and the checks they depend on. */
export function checksByName(checks, names) {
  return checks.filter(
    check =>
      names.includes(check.name) ||
      checks.some(one => names.includes(one.name) && one.after?.includes(check.name)),
  );
}

/**
 * The checks that a change of these files can affect, and the checks they depend on. Vitest follows the imports of the files
 * that changed since `base`.
 */
export function checksForChange(checks, { files, base }) {
  const isAffected = ({ affectedBy, inputs = affectedBy }) =>
    files.length > 0 && (!inputs || inputs.some(input => files.some(file => isInside(file, input))));
  const names = checks.filter(isAffected).map(check => check.name);
  return checksByName(checks, names).map(check =>
    check.report === 'vitest' ? relatedTests(check, base) : check,
  );
}

function isInside(file, input) {
  return input === '.' || file === input || file.startsWith(`${input}/`);
}

/** Some tests alone can not cover every line, and a change may have none. */
function relatedTests(check, base) {
  const commands = check.commands.map(command => [
    ...command.filter(arg => arg !== '--coverage'),
    `--changed=${base}`,
    '--passWithNoTests',
  ]);
  return { ...check, commands, mayRunNothing: true };
}

/** Changes since this branch left main; on main itself, since the commit before the last. */
export function findChange(root) {
  const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: 'pipe' }).trim();
  const mergeBase = git('merge-base', 'HEAD', 'main');
  const base = mergeBase === git('rev-parse', 'HEAD') ? git('rev-parse', 'HEAD~1') : mergeBase;
  const files = [
    git('diff', '--name-only', '--no-renames', base),
    git('ls-files', '--others', '--exclude-standard'),
  ];
  return { base, files: files.join('\n').split('\n').filter(Boolean) };
}
