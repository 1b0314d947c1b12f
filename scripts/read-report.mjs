import { readFileSync } from 'node:fs';
import { relative } from 'node:path';

/**
 * The passed and failed tests in the JSON report of Vitest or Playwright. A run that crashed before its report counts
 * as one failure. So does a run of no tests, unless that is allowed.
 */
export function readReport(kind, file, { mayRunNothing = false } = {}) {
  try {
    const report = JSON.parse(readFileSync(file, 'utf8'));
    const counts = kind === 'vitest' ? vitest(report) : playwright(report);
    return counts.passed + counts.failed > 0 || mayRunNothing ? counts : { passed: 0, failed: 1 };
  } catch {
    return { passed: 0, failed: 1 };
  }
}

/** A file that fails to load reports no tests; it counts as one failure. */
function vitest({ numPassedTests = 0, numFailedTests = 0, testResults = [] }) {
  const broken = testResults.filter(file => file.status === 'failed' && file.assertionResults.length === 0);
  return { passed: numPassedTests, failed: numFailedTests + broken.length };
}

function playwright({ stats = {}, errors = [] }) {
  const { expected = 0, unexpected = 0, flaky = 0 } = stats;
  return { passed: expected, failed: unexpected + flaky + (unexpected === 0 ? errors.length : 0) };
}

/** Each test with its file and duration in seconds, from the same report. Empty if there is none. */
export function readDurations(kind, file) {
  try {
    const report = JSON.parse(readFileSync(file, 'utf8'));
    return kind === 'vitest' ? vitestDurations(report) : report.suites.flatMap(playwrightDurations);
  } catch {
    return [];
  }
}

function vitestDurations({ testResults }) {
  return testResults.flatMap(({ name: file, assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({
      name: `${relative('', file)}: ${fullName}`,
      seconds: (duration ?? 0) / 1000,
    })),
  );
}

function playwrightDurations({ specs = [], suites = [] }) {
  const own = specs.map(({ file, title, tests }) => ({
    name: `${file}: ${title}`,
    seconds: tests.flatMap(test => test.results).reduce((sum, { duration }) => sum + duration, 0) / 1000,
  }));
  return [...own, ...suites.flatMap(playwrightDurations)];
}
