import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startDemoProgram } from '../../../../test/demo-program.ts';
import type { TestProgram } from '../../../../test/test-program.ts';
import { until } from '../../../../test/until.ts';
import { withoutFormNames } from '../../../../test/without-form-names.ts';
import type { SetupInput, SetupPlan, SetupState } from '../../../contract/operations/setup.ts';

let program: TestProgram;
let origin: string;
let plan: SetupPlan;

const plumber: SetupInput = {
  trade: 'plumbing',
  business: {
    name: 'Barton Creek Plumbing',
    phone: '(512) 555-0134',
    email: 'hello@bartoncreekplumbing.example',
  },
  claims: { licensed: 'licensed and insured' },
  areas: { center: { city: 'Austin', state: 'TX', miles: 30 }, most_towns: 34 },
};

/** Texts that no visitor of a plumber in Texas may read. A plumber hauls an old heater away, too. */
const traces =
  /you ?call.? we|we ?haul|\bhaul(?!(?:ing|ed)? (?:\w+ ){0,4}(?:away|off)\b)|\bjunk|305\) 555|954\) 555|561\) 555|miami|broward|palm beach|boca raton|\bFL\b|-fl\/|florida/i;

/** Addresses of this site that are linked from the front page on, with their responses. */
const found = new Map<string, { readonly status: number; readonly html: string }>();

beforeAll(async () => {
  program = await startDemoProgram();
  plan = await program.call<SetupPlan>('POST', '/api/setup', plumber);
  ({ origin } = await program.listen());
  await until(state, ({ is_working }) => !is_working);
  await crawl();
});
afterAll(() => program.stop());

const state = () => program.call<SetupState>('GET', '/api/setup');

async function crawl(): Promise<void> {
  const waiting = [
    '/',
    '/sitemap.xml',
    '/robots.txt',
    '/blog/feed.xml',
    '/no-such-page',
    '/thank-you',
    '/giveaway',
  ];
  const asked = new Set(waiting);
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    const reply = await fetch(`${origin}${path}`).catch((error: unknown) => {
      throw new Error(`${path} was not answered`, { cause: error });
    });
    const html = await reply.text();
    found.set(path, { status: reply.status, html });
    const links = [
      ...[...html.matchAll(/href="(\/[^"#?]*)/g)].map(([, href]) => href ?? ''),
      ...[...html.matchAll(/<loc>https?:\/\/[^/]*(\/[^<]*)</g)].map(([, href]) => href ?? ''),
    ];
    for (const href of links.filter(link => !asked.has(link) && !/^\/(?:admin|assets)/.test(link))) {
      asked.add(href);
      waiting.push(href);
    }
  }
}

describe('a plumber in Austin', () => {
  test('a plumber in Austin is shown what the setup will make, and gets it', async () => {
    expect(plan).toMatchObject({ trade: 'Plumbing', services: 12, landing_pages: 408, posts: 3 });
    expect(plan.replaces).toContainEqual({ label: 'template', count: 1 });
    expect(await state()).toMatchObject({ state: 'set-up', pages_made: 408, waits: false });
    expect((await program.call<{ total: number }>('GET', '/api/pages?status=published')).total).toBe(408);
  });

  test('a plumber in Austin has a site without a broken link', () => {
    const odd = [...found].filter(([path, { status }]) => status !== (path === '/no-such-page' ? 404 : 200));
    expect(odd.map(([path, { status }]) => [path, status])).toEqual([]);
    expect(found.size).toBeGreaterThan(450);
  });

  test('a plumber in Austin lists every county with a town that has pages, not only that of the center', () => {
    const html = found.get('/locations')?.html ?? '';
    const counties = [...html.matchAll(/<h3>([^<]+)<\/h3>/g)].map(([, name]) => name);
    expect(counties).toEqual(expect.arrayContaining(['Travis', 'Williamson', 'Hays']));
    expect(/Round Rock/.test(found.get('/')?.html ?? '')).toBe(true);
  });

  test('a plumber in Austin finds no trace of the demo anywhere', () => {
    const stained = [...found].flatMap(([path, { html }]) => {
      const text = withoutFormNames(html);
      const at = text.search(traces);
      return at === -1 ? [] : [`${path}: …${text.slice(Math.max(0, at - 60), at + 60)}…`];
    });
    expect(stained.slice(0, 10)).toEqual([]);
  });

  test('a plumber in Austin reads nothing of the demo among the activities', async () => {
    const activities = JSON.stringify(await program.call('GET', '/api/activity'));
    expect(activities).toContain('Barton Creek Plumbing');
    expect(traces.exec(activities)?.[0]).toBeUndefined();
  });

  test('a plumber in Austin can’t be set up a second time', async () => {
    const again = await program.request('POST', '/api/setup', { body: plumber, cookie: program.cookie });
    expect(again.status).toBe(409);
    expect(await again.json()).toMatchObject({ error: { reason: 'already-set-up' } });
  });
});
