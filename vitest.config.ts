import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** What starts whole programs takes minutes; begun last, it would be waited for with the other core idle. */
const longest = [
  /test\/server\/.*killed/,
  /test\/server\//,
  /command-line\/main/,
  /http\/access/,
  /backups|transfers/,
];

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
    coverage: {
      provider: 'v8',
      include: ['src/engine/**/*.ts'],
      exclude: ['src/engine/**/*.test.ts'],
      reporter: ['text-summary'],
      thresholds: { lines: 100 },
    },
    projects: [
      {
        test: {
          name: 'pure',
          // Property tests run hundreds of cases; a machine that is busy with other work may need a while.
          testTimeout: 30_000,
          include: [
            'src/{engine,contract,sections,site}/**/*.test.{ts,tsx}',
            'src/admin/**/*.test.ts',
            'content/**/*.test.ts',
            'scripts/**/*.test.ts',
          ],
        },
      },
      {
        test: {
          name: 'server',
          include: ['src/server/**/*.test.{ts,tsx}', 'test/server/**/*.test.ts'],
          globalSetup: ['test/postgres.global.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
          // One more than a small machine has processors: tests that kill programs mostly wait.
          maxWorkers: 3,
        },
      },
    ],
  },
});
