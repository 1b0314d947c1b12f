import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { SetupInput } from '../../src/contract/operations/setup.ts';
import { isWholeTrade, packStore } from '../../src/server/business/packs/pack-store.ts';
import { loadDemo } from '../../src/server/start/demo/load-demo.ts';
import { runBuiltCommand } from '../command-line.ts';
import { startTestProgram, type TestProgram } from '../test-program.ts';
import { until } from '../until.ts';
import { withoutFormNames } from '../without-form-names.ts';

const trades = packStore
  .shipped()
  .filter(isWholeTrade)
  .map(({ id }) => id);

const business = (trade: string): SetupInput => ({
  trade,
  business: { name: 'Gem State Works', phone: '(208) 555-0134', email: 'hello@gemstate.example' },
  areas: { center: { city: 'Boise', state: 'ID', miles: 20 }, most_towns: 3 },
});

/** Traces of the demo, whatever the trade. */
const ofDemo =
  /you ?call.? we|youcallwehaul|\b(?:305|954|561)\) 555|florida|miami|broward|palm beach|boca raton|-fl\/|, FL\b|hurricane|everglades|\bfronds?\b/i;
/** Traces of the demo’s trade, on the site of another: a plumber hauls an old heater away, too. */
const ofItsTrade = /\bjunk|\bhaul(?!(?:ing|ed)? (?:\w+ ){0,4}(?:away|off)\b)/i;

function traceIn(trade: string, text: string): string | null {
  const pattern =
    trade === 'junk-removal' ? ofDemo : new RegExp(`${ofDemo.source}|${ofItsTrade.source}`, 'i');
  const at = text.search(pattern);
  return at === -1 ? null : `…${text.slice(Math.max(0, at - 70), at + 50)}…`;
}

async function crawl(program: TestProgram): Promise<Map<string, { status: number; html: string }>> {
  const server = await program.listen();
  const found = new Map<string, { status: number; html: string }>();
  const waiting = ['/', '/no-such-page', '/thank-you', '/giveaway', '/blog/feed.xml', '/robots.txt'];
  const asked = new Set(waiting);
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    const reply = await fetch(`${server.origin}${path}`);
    const html = await reply.text();
    found.set(path, { status: reply.status, html });
    for (const [, href = ''] of html.matchAll(/<a [^>]*href="(\/[^"#?]*)/g)) {
      if (asked.has(href) || href.startsWith('/admin')) continue;
      asked.add(href);
      waiting.push(href);
    }
  }
  return found;
}

describe.each(trades)('a business of the trade %s in Boise', trade => {
  test('has a site without a broken link and without a trace of the demo, in its answers, files and emails', async () => {
    const program = await startTestProgram();
    const folder = await mkdtemp(join(tmpdir(), 'every-trade-'));
    try {
      await loadDemo(program);
      await program.call('POST', '/api/setup', business(trade));
      await until(
        () => program.call<{ is_working: boolean }>('GET', '/api/setup'),
        ({ is_working }) => !is_working,
      );
      const found = await crawl(program);
      const odd = [...found].filter(
        ([path, { status }]) => status !== (path === '/no-such-page' ? 404 : 200),
      );
      expect(odd.map(([path, { status }]) => [path, status])).toEqual([]);
      const stained = [...found].flatMap(([path, { html }]) => {
        // It names all sources of figures, those of hurricanes too.
        const trace = path === '/sources' ? null : traceIn(trade, withoutFormNames(html));
        return trace === null ? [] : [`${path}: ${trace}`];
      });
      expect(stained.slice(0, 10)).toEqual([]);

      const [service] = Object.keys(program.leads.labels().services);
      await program.call('POST', '/api/leads', {
        kind: 'quote',
        name: 'Ann Lee',
        phone: '(208) 555-0177',
        email: 'ann@example.com',
        zip_code: '83702',
        service,
        page_path: '/',
      });
      const { rows } = await program.database.pool.query('select payload::text as text from outbox');
      const letters = (rows as { text: string }[]).map(({ text }) => traceIn(trade, text));
      expect(letters).toEqual([null]);

      const exported = await runBuiltCommand(program, ['export-site', folder, '--no-pictures'], {
        env: { PUBLIC_URL: 'https://gemstate.example' },
      });
      expect([exported.code, exported.stderr]).toEqual([0, exported.stderr]);
      for (const name of await readdir(folder, { recursive: true })) {
        if (!/\.(?:html|xml|txt|webmanifest)$/.test(name)) continue;
        if (name === 'sources.html') continue;
        const trace = traceIn(trade, withoutFormNames(await readFile(join(folder, name), 'utf8')));
        expect([name, trace]).toEqual([name, null]);
      }
    } finally {
      await program.stop();
      await rm(folder, { recursive: true, force: true });
    }
  });
});
