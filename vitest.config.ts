import { join } from 'node:path';
import { configDefaults, defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { useMemoryFolder } from './test/memory-folder.ts';

useMemoryFolder();

// As the program runs; React's development build would take a tenth of the tests' time.
process.env.NODE_ENV = 'production';

/**
 * What starts whole programs takes minutes, and some files mostly wait: begun last, they would be waited for with a core idle. In this
 * order what waits runs beside what works.
 */
const longest = [
  /\/killed\.|company-hangs/,
  /full-pool|worker-on-demand/,
  /test\/(?:server|soak)\//,
  /command-line\/(?:main|route-commands)/,
  /start\/access/,
  /backups|transfers/,
];

/** Only what hangs runs out of it: how long something takes on a machine that is busy with other work is no test's claim. */
const testTimeout = 300_000;

/** What is waited for is asked for as long, and often. Vitest itself gives up after a second. */
const expect = { poll: { timeout: 240_000, interval: 50 } };

/** What tests say of whole pages fails in a few lines. */
const setupFiles = ['test/page-matchers.ts'];

/** Of tests that need PostgreSQL. */
const onDatabase = {
  // Loading the program's modules takes longer than most files run. A test's state is in its own program and database.
  isolate: false,
  // For the programs and commands that tests start: each would compile the same modules again.
  env: { NODE_COMPILE_CACHE: join(import.meta.dirname, '.cache/compiled') },
  globalSetup: ['test/postgres.global.ts'],
  setupFiles,
  testTimeout,
  hookTimeout: testTimeout,
  expect,
  // Three more than a small machine has processors: a third of the time is spent waiting.
  maxWorkers: 5,
};

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => {
      const place = longest.findIndex(pattern => pattern.test(moduleId));
      return place === -1 ? longest.length : place;
    };
    return (await super.sort(files)).toSorted((a, b) => rank(a) - rank(b));
  }
}

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    // No import leads to these: with `--changed`, all tests run when one of them changes.
    forceRerunTriggers: [...configDefaults.forceRerunTriggers, '**/migrations/**', '**/package-lock.json'],
    coverage: {
      provider: 'istanbul',
      include: ['src/engine/**/*.ts'],
      exclude: ['src/engine/**/*.test.ts'],
      reporter: ['text-summary'],
      thresholds: { lines: 100 },
    },
    projects: [
      {
        test: {
          name: 'pure',
          // Pure functions leave nothing behind: a process may take one file after the other.
          isolate: false,
          // Projects that take other numbers of workers go one after the other.
          sequence: { groupOrder: 0 },
          testTimeout,
          expect,
          setupFiles,
          include: [
            'src/{engine,contract,sections,site}/**/*.test.{ts,tsx}',
            'src/admin/**/*.test.ts',
            'content/**/*.test.ts',
            'scripts/**/*.test.ts',
            'test/*.test.ts',
          ],
        },
      },
      {
        test: {
          ...onDatabase,
          name: 'server',
          include: ['src/server/**/*.test.{ts,tsx}', 'test/server/*.test.ts'],
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          ...onDatabase,
          name: 'soak',
          include: ['test/soak/*.test.ts'],
          sequence: { groupOrder: 2 },
        },
      },
      {
        test: {
          name: 'failover',
          include: ['test/failover/*.test.ts'],
          setupFiles,
          testTimeout,
          hookTimeout: testTimeout,
          expect,
          sequence: { groupOrder: 3 },
        },
      },
    ],
  },
});
