import { checkFacts } from './check-facts.ts';
import { checkFindings } from './check-findings.ts';
import { checkPages } from './check-pages.ts';
import { checkParts } from './check-parts.ts';
import { namedPack } from './named-pack.ts';
import type { PackFiles } from './pack.ts';
import type { PackProblem } from './pack-problem.ts';
import { type ReadPack, readPack } from './read-pack.ts';

const maxProblems = 200;

/** A pack and all its problems: first its form, then contradictions between documents, if all are readable. */
export function checkPack(files: PackFiles): ReadPack {
  const read = readPack(files);
  if (read.pack === null) return { pack: null, problems: read.problems.slice(0, maxProblems) };
  const found: readonly PackProblem[] = [
    ...checkParts(namedPack(read.pack, ''), files),
    ...checkPages(read.pack, files),
    ...checkFindings(read.pack, files),
    ...checkFacts(read.pack, files),
  ];
  const errors = found.filter(({ is_advice }) => !is_advice);
  const advice = found.filter(({ is_advice }) => is_advice);
  return {
    pack: errors.length === 0 ? read.pack : null,
    problems: [...errors, ...advice].slice(0, maxProblems),
  };
}
