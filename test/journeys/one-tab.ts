import { readFileSync } from 'node:fs';
import { type BrowserContext, test as base, type Page, request } from '@playwright/test';
import {
  type SettingGroup,
  type SettingsReply,
  settingGroups,
} from '../../src/contract/platform/settings.ts';
import { freePort } from '../free-port.ts';
import { type OneProgram, startOneProgram } from './start-program.ts';

type State = Awaited<ReturnType<BrowserContext['storageState']>>;

/**
 * Playwright's `test` with one tab for all tests of a worker, emptied in between. A new tab is a new process of the
 * browser, which compiles the back office again: half of the work of showing a screen. Not for tests that install a
 * clock or a script in their page, which can't be removed. A window draws the tab in front; one behind it may get one picture
 * a second, and each click waits for two: bring it to the front, or close the other.
 */
export const test = base.extend<object, { window: BrowserContext; own: Own }>({
  window: [
    async ({ browser }, use) => {
      const context = await browser.newContext({ baseURL: process.env.PAGEHAUL_URL ?? '' });
      await use(context);
      await context.close();
    },
    { scope: 'worker' },
  ],
  context: async ({ window }, use) => use(window),
  page: async ({ context, viewport, storageState }, use) => {
    const tab = await emptyTab(context);
    await context.addCookies(cookiesOf(storageState));
    if (viewport) await tab.setViewportSize(viewport);
    await use(tab);
  },
  own: [
    async ({ browser }, use) => {
      const program = await startOneProgram(String(await freePort()));
      const window = await browser.newContext({ baseURL: program.url });
      await use({ program, window });
      await window.close();
      await program.stop();
    },
    { scope: 'worker' },
  ],
});

/** A program of the worker's own, and a window for its one tab. */
interface Own {
  readonly program: OneProgram;
  readonly window: BrowserContext;
}

/**
 * A test with a separate program for the worker, for journeys that change shared data. Its first admin is signed in;
 * settings are restored afterwards, and everything else stays for the next test.
 */
export const inOwnProgram = test.extend({
  baseURL: async ({ own }, use) => use(own.program.url),
  storageState: async ({ own }, use) => use(own.program.session),
  context: async ({ own }, use) => {
    const admin = await request.newContext({ baseURL: own.program.url, storageState: own.program.session });
    const settings = async (): Promise<SettingsReply> => (await admin.get('/api/settings')).json();
    const before = await settings();
    await use(own.window);
    const now = await settings();
    for (const group of (Object.keys(settingGroups) as SettingGroup[]).filter(one => one !== 'prices')) {
      const { value } = before[group];
      if (JSON.stringify(now[group].value) === JSON.stringify(value)) continue;
      const reply = await admin.put(`/api/settings/${group}`, {
        data: { revision: now[group].revision, value },
      });
      if (!reply.ok()) throw new Error(`Putting ${group} back answered ${reply.status()}`);
    }
    await admin.dispose();
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

/** The cookies of a state, or of the file that one is kept in. */
function cookiesOf(state: string | Partial<State> | undefined): State['cookies'] {
  if (!state) return [];
  const { cookies }: Partial<State> =
    typeof state === 'string' ? JSON.parse(readFileSync(state, 'utf8')) : state;
  return cookies ?? [];
}
