import * as fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { Redirect } from '../../src/contract/pages/redirects.ts';
import { findRedirect } from '../../src/server/pages/redirects/find-redirect.ts';
import { keyOfPath } from '../../src/server/pages/redirects/redirect-path.ts';
import { startTestProgram, type TestProgram } from '../test-program.ts';

let program: TestProgram;
beforeAll(async () => {
  program = await startTestProgram();
});
afterEach(() => sql`truncate redirects`.execute(program.database.kysely));
afterAll(() => program.stop());

const path = fc.constantFrom('/a', '/b', '/c', '/d', '/a/x', '/b/x', '/c/x/y', '/e', '/f');
const rule = fc.record({
  source_path: path,
  destination_path: fc.oneof(path, fc.constant('https://other.example/')),
  is_prefix: fc.boolean(),
  is_active: fc.boolean(),
});
const step = fc.oneof(
  fc.record({ kind: fc.constant('write' as const), rule }),
  fc.record({ kind: fc.constant('delete' as const), place: fc.nat(20) }),
  fc.record({ kind: fc.constant('change' as const), place: fc.nat(20), rule }),
  fc.record({ kind: fc.constant('import' as const), rules: fc.array(rule, { minLength: 1, maxLength: 6 }) }),
);

const list = async () =>
  (await program.call<{ items: Redirect[] }>('GET', '/api/redirects?per_page=200')).items;

async function take(one: typeof step extends fc.Arbitrary<infer Step> ? Step : never): Promise<void> {
  const send = (method: string, address: string, body?: unknown) =>
    program.request(method, address, { body, cookie: program.cookie });
  if (one.kind === 'write') await send('POST', '/api/redirects', one.rule);
  else if (one.kind === 'import') {
    const lines = one.rules.map(row =>
      [row.source_path, row.destination_path, row.is_prefix, row.is_active].join(),
    );
    const csv = ['source_path,destination_path,is_prefix,is_active', ...lines].join('\n');
    await send('POST', '/api/redirects/import', { csv, apply: true });
  } else {
    const rows = await list();
    const row = rows[one.place % Math.max(1, rows.length)];
    if (!row) return;
    if (one.kind === 'delete') await send('DELETE', `/api/redirects/${row.id}`);
    else await send('PUT', `/api/redirects/${row.id}`, one.rule);
  }
}

test('whatever is written, changed, imported and deleted, every rule leads to its end in one hop', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 14 }), async steps => {
      await sql`truncate redirects`.execute(program.database.kysely);
      await program.redirects.reload([]);
      for (const one of steps) await take(one);
      const active = (await list()).filter(one => one.is_active);
      for (const one of active) {
        const key = one.destination_path.startsWith('/') ? keyOfPath(one.destination_path) : null;
        expect(key).not.toBe(one.source_path);
        const next = key === null ? null : await findRedirect(program.redirects, key, '');
        expect([one.source_path, one.destination_path, next]).toEqual([
          one.source_path,
          one.destination_path,
          null,
        ]);
      }
    }),
    { numRuns: 40 },
  );
});
