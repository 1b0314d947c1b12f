import { readFileSync } from 'node:fs';
import { type BrowserContext, test as base, type Page } from '@playwright/test';

type State = Awaited<ReturnType<BrowserContext['storageState']>>;

/**
 * Playwright's `test` with one tab for all tests of a worker, emptied in between. A new tab is a new process of the browser, which
 * compiles the back office again: half of the work of showing a screen. Not for tests that install a clock or a script in their page:
 * nothing takes those out again.
 */
export const test = base.extend<object, { window: BrowserContext }>({
  window: [
    async ({ browser }, use) => {
      const context = await browser.newContext({ baseURL: process.env.PAGEHAUL_URL ?? '' });
      await use(context);
      await context.close();
    },
    { scope: 'worker' },
  ],
  context: async ({ window }, use) => use(window),
  page: async ({ window, viewport, storageState }, use) => {
    const tab = await emptyTab(window);
    await window.addCookies(cookiesOf(storageState));
    if (viewport) await tab.setViewportSize(viewport);
    await use(tab);
  },
});

/**
 * The tab, or a new one where a test has closed it. It leaves the page before for a short answer of the same site, which keeps its
 * process, and forgets what that site kept.
 */
async function emptyTab(window: BrowserContext): Promise<Page> {
  const [tab = await window.newPage(), ...others] = window.pages();
  for (const other of others) await other.close();
  tab.removeAllListeners();
  await tab.unrouteAll({ behavior: 'ignoreErrors' });
  await window.clearCookies();
  await window.clearPermissions();
  await tab.emulateMedia({ media: null, colorScheme: null, reducedMotion: null, forcedColors: null });
  // A new tab is nowhere yet, and a program of a journey's own may have ended.
  const here = URL.canParse('/healthz', tab.url()) ? new URL('/healthz', tab.url()).href : '/healthz';
  const answers = await window.request.get(here).then(
    reply => reply.ok(),
    () => false,
  );
  await tab.goto(answers ? here : '/healthz');
  await tab.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  return tab;
}

/** Of a state, or of the file that one is kept in. */
function cookiesOf(state: string | Partial<State> | undefined): State['cookies'] {
  if (!state) return [];
  const { cookies }: Partial<State> =
    typeof state === 'string' ? JSON.parse(readFileSync(state, 'utf8')) : state;
  return cookies ?? [];
}
