/* The Dockerfile, read by a parser: no mistakes of writing, and the rules an image of ours keeps. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ValidationSeverity, validate } from 'dockerfile-utils';
import { dockerfileProblems } from './dockerfile-problems.ts';

const text = readFileSync(join(import.meta.dirname, '../Dockerfile'), 'utf8');
const mistakes = validate(text, { deprecatedMaintainer: ValidationSeverity.ERROR }).map(
  found =>
    `Dockerfile:${found.range.start.line + 1}: ${typeof found.message === 'string' ? found.message : found.message.value}`,
);
const problems = [...mistakes, ...dockerfileProblems(text)];
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
