import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestProgram, type TestProgram } from '../../../../test/test-program.ts';
import type { ServedArea } from '../../../contract/business/areas.ts';
import { startServer, type WebServer } from '../../start/start-server.ts';

let program: TestProgram;
let server: WebServer;
beforeAll(async () => {
  program = await startTestProgram({ PORT: '0' });
  server = await startServer({ ...program, log: pino({ level: 'silent' }) }, program.assets);
});
afterAll(async () => {
  await server.close();
  await program.stop();
});

const candidates = ['Palm Beach', 'Broward', 'Miami-Dade', 'Martin', 'Monroe'];
const pages = ['/', '/about', '/contact', '/services', '/locations', '/how-it-works'];

/** The counties whose names a visitor reads on a page, apart from towns of those names. */
async function countiesOn(path: string): Promise<readonly string[]> {
  const html = await (await fetch(`http://127.0.0.1:${server.port}${path}`)).text();
  const text = html
    .replaceAll(/<(script|head)\b.*?<\/\1>/gs, '')
    .replaceAll(/<[^>]+>/g, '\n')
    .replaceAll(/(?:West|North) Palm Beach|Palm Beach Gardens/g, '');
  return candidates.filter(county => text.includes(county));
}

test('every page that names the served counties names those of the settings', async () => {
  const served = ['Palm Beach', 'Broward', 'Miami-Dade', 'Martin'];
  for (const path of pages) expect([path, await countiesOn(path)]).toEqual([path, served]);
  const { items } = await program.call<{ items: ServedArea[] }>('GET', '/api/areas');
  const martin = items.find(one => one.county === 'Martin');
  await program.call('DELETE', `/api/areas/${martin?.id}`);
  await program.call('POST', '/api/areas', { kind: 'county', county: 'Monroe', state: 'FL' });
  const now = ['Palm Beach', 'Broward', 'Miami-Dade', 'Monroe'];
  for (const path of pages.slice(0, 5)) expect([path, await countiesOn(path)]).toEqual([path, now]);
  // Nothing is known of that county's drop-off, so that page names three.
  expect(await countiesOn('/how-it-works')).toEqual(['Palm Beach', 'Broward', 'Miami-Dade']);
});
