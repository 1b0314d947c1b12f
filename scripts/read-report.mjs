import { readFileSync } from 'node:fs';

/**
 * How many tests passed and failed, from the JSON report of Vitest or Playwright. A run that broke down before it could
 * report, or that ran nothing, counts as one failure: silence is not success.
 */
export function readReport(kind, file) {
  try {
    const report = JSON.parse(readFileSync(file, 'utf8'));
    const counts = kind === 'vitest' ? vitest(report) : playwright(report);
    return counts.passed + counts.failed > 0 ? counts : { passed: 0, failed: 1 };
  } catch {
    return { passed: 0, failed: 1 };
  }
}

/** A file that can't even be loaded has no tests of its own; it counts as one failure. */
function vitest({ numPassedTests = 0, numFailedTests = 0, testResults = [] }) {
  const broken = testResults.filter(file => file.status === 'failed' && file.assertionResults.length === 0);
  return { passed: numPassedTests, failed: numFailedTests + broken.length };
}

function playwright({ stats = {}, errors = [] }) {
  const { expected = 0, unexpected = 0, flaky = 0 } = stats;
  return { passed: expected, failed: unexpected + flaky + (unexpected === 0 ? errors.length : 0) };
}
