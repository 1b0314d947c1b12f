import { defineConfig } from '@playwright/test';
import { useMemoryFolder } from './test/memory-folder.ts';

useMemoryFolder();

const isRoot = process.getuid?.() === 0;
const executablePath = process.env.CHROMIUM_PATH;

/** A few stories in a real browser, against the built program on a database of its own. */
export default defineConfig({
  testMatch: '*.journey.ts',
  projects: [
    { name: 'journeys', testDir: 'test/journeys' },
    // What takes long and changes little: `npm run audit` runs it. Sweeps over screens, and the longest journeys.
    { name: 'screens', testDir: 'test/screens' },
  ],
  globalSetup: './test/journeys/start-program.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  retries: 0,
  // Only what hangs runs out of these: a machine may be busy with other work.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  reporter: 'list',
  use: {
    baseURL: process.env.PAGEHAUL_URL ?? '',
    viewport: { width: 1280, height: 900 },
    // A trace costs more time than the tests. For one failing journey: npx playwright test NAME --trace=on
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      // The browser's own sandbox can't be had as root.
      args: isRoot ? ['--no-sandbox'] : [],
      ...(executablePath ? { executablePath } : {}),
    },
  },
});
