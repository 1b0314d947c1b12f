import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import { isInstalled } from '../nginx.ts';
import { median } from '../percentiles.ts';
import type { Measurement } from '../report.ts';
import { adminEnvironment, startServerProcess } from '../server-process.ts';
import { temporaryFolder } from '../temporary-program.ts';

const shell = 'chromium-headless-shell';
/** How often each screen is returned to. */
const rounds = 3;

/**
 * From the click on an entry of the back office's navigation until all of its screen is painted, for every entry, with the demo,
 * in a browser on this machine: the first time, when its script has to come too, and once it was seen.
 */
export async function measureScreens(): Promise<Measurement> {
  if (!isInstalled(shell, '--version'))
    return {
      measure: 'screens',
      size: null,
      figures: { skipped: `${shell} is not installed (Debian: apt install ${shell})` },
    };
  const folder = temporaryFolder();
  const server = await startServerProcess(join(folder.path, 'data'), { DEMO: '1' });
  try {
    const browser = await chromium.launch({
      executablePath: `/usr/bin/${shell}`,
      args: ['--disable-gpu', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
    });
    try {
      return await clickThrough(browser, server.origin);
    } finally {
      await browser.close();
    }
  } finally {
    await server.stop();
    folder.remove();
  }
}

async function clickThrough(browser: Browser, origin: string): Promise<Measurement> {
  const page = await browser.newPage({ baseURL: origin, viewport: { width: 1_280, height: 800 } });
  const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = adminEnvironment;
  await page.request.post('/api/auth/sign-in/email', { data: { email, password }, headers: { origin } });
  await page.goto('/admin');
  const entries = page.getByRole('navigation').first().getByRole('link');
  await entries.first().waitFor();
  await page.waitForLoadState('networkidle');
  const paths = await entries.evaluateAll(links => links.map(link => link.getAttribute('href') ?? ''));
  const first: Record<string, number> = {};
  const again: Record<string, number[]> = {};
  for (const path of paths) first[path] = await timeClick(page, path);
  for (let round = 0; round < rounds; round += 1)
    for (const path of paths) (again[path] ??= []).push(await timeClick(page, path));
  const seen = Object.fromEntries(Object.entries(again).map(([path, times]) => [path, median(times)]));
  return {
    measure: 'screens',
    size: null,
    figures: {
      screens: paths.length,
      ...figuresOf('the first time', first),
      ...figuresOf('seen before', seen),
    },
  };
}

function figuresOf(name: string, times: Readonly<Record<string, number>>): Record<string, number> {
  const slowestFirst = Object.entries(times).toSorted(([, one], [, other]) => other - one);
  const [slowest = ['', 0]] = slowestFirst;
  return {
    [`median, ${name}_ms`]: median(Object.values(times)),
    [`slowest, ${name}_ms`]: slowest[1],
    ...Object.fromEntries(
      slowestFirst.slice(0, 5).map(([path, time]) => [`${path}, ${name}_ms`, time] as const),
    ),
  };
}

/**
 * Milliseconds from the click to the last frame that brought an element or a text into the window before the window
 * stayed unchanged. Attributes don't count: React writes those of every field again, changed or not.
 */
function timeClick(page: Page, path: string): Promise<number> {
  return page.evaluate(async href => {
    const still = 400;
    const started = performance.now();
    let painted = started;
    const isInWindow = (node: Node) => {
      const element = node instanceof Element ? node : node.parentElement;
      const box = element?.getBoundingClientRect();
      return box !== undefined && box.height > 0 && box.top < window.innerHeight && box.bottom > 0;
    };
    const observer = new MutationObserver(changes => {
      const changed = changes.flatMap(({ type, addedNodes, target }) =>
        type === 'childList' ? [...addedNodes] : [target],
      );
      if (!changed.some(isInWindow)) return;
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener('message', () => (painted = performance.now())); // Comes after the frame's paint.
        port1.start();
        port2.postMessage(null);
      });
    });
    observer.observe(document.body, { subtree: true, childList: true, characterData: true });
    document.querySelector<HTMLElement>(`nav a[href="${href}"]`)?.click();
    while (performance.now() - painted < still) await new Promise(requestAnimationFrame);
    observer.disconnect();
    return painted - started;
  }, path);
}
