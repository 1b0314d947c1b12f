/* Our own rules about the repository. Each replaces a review remark that would otherwise be repeated. */
import { dirname } from 'node:path';
import { advisories } from './rules/advisories.ts';
import { americanSpelling } from './rules/american-spelling.ts';
import { dependencyReasons } from './rules/dependency-reasons.ts';
import { docComments } from './rules/doc-comments.ts';
import { documentLinks } from './rules/document-links.ts';
import { documentReach } from './rules/document-reach.ts';
import { environmentPlace } from './rules/environment-place.ts';
import { fileNames } from './rules/file-names.ts';
import { fileSize } from './rules/file-size.ts';
import { glossary } from './rules/glossary.ts';
import { helpTexts } from './rules/help-texts.ts';
import { loneFiles } from './rules/lone-files.ts';
import { machinePaths } from './rules/machine-paths.ts';
import { outgoingPlace } from './rules/outgoing-place.ts';
import { patientTests } from './rules/patient-tests.ts';
import { readRepository } from './rules/repository.ts';
import { retiredWords } from './rules/retired-words.ts';
import { safeMigrations } from './rules/safe-migrations.ts';
import { sectionParts } from './rules/section-parts.ts';
import { sqlPlace } from './rules/sql-place.ts';
import { testNames } from './rules/test-names.ts';
import { tradeWords } from './rules/trade-words.ts';

const rules = [
  advisories,
  americanSpelling,
  dependencyReasons,
  docComments,
  documentLinks,
  documentReach,
  environmentPlace,
  fileNames,
  fileSize,
  glossary,
  helpTexts,
  loneFiles,
  machinePaths,
  outgoingPlace,
  patientTests,
  retiredWords,
  safeMigrations,
  sectionParts,
  sqlPlace,
  testNames,
  tradeWords,
];

const files = readRepository(dirname(import.meta.dirname));
const problems = rules.flatMap(rule => rule(files));
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
else console.log(`${files.length} files, ${rules.length} rules, nothing to say`);
