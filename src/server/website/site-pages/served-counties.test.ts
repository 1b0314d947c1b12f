import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestProgram, type TestProgram } from '../../../../test/test-program.ts';
import type { ServedArea } from '../../../contract/business/areas.ts';

let program: TestProgram;
let origin: string;
beforeAll(async () => {
  program = await startTestProgram();
  ({ origin } = await program.listen());
});
afterAll(() => program.stop());

const candidates = ['Palm Beach', 'Broward', 'Miami-Dade', 'Martin', 'Monroe'];
const pages = ['/', '/about', '/contact', '/services', '/locations', '/how-it-works'];

/** The counties whose names a visitor reads on a page, apart from towns of those names. */
async function countiesOn(path: string): Promise<readonly string[]> {
  const html = await (await fetch(`${origin}${path}`)).text();
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
