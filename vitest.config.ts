import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
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
          maxWorkers: 2,
        },
      },
    ],
  },
});
