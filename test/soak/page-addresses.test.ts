import * as fc from 'fast-check';
import { sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findRedirect } from '../../src/server/pages/redirects/find-redirect.ts';
import { type LeftAddress, leaveAddresses } from '../../src/server/pages/redirects/leave-addresses.ts';
import {
  returnToAddresses,
  undoAddressChange,
} from '../../src/server/pages/redirects/return-to-addresses.ts';
import { createTemplate, planBatch, waitForBatch } from '../factories.ts';
import { startTestProgram, type TestProgram } from '../test-program.ts';

let program: TestProgram;
let templateId: string;
beforeAll(async () => {
  program = await startTestProgram();
  templateId = (await createTemplate(program)).id;
});
afterAll(() => program.stop());

const db = () => program.database.kysely;

/** Addresses that pages, rules and batches share, so that they meet all the time. */
const slugs = [
  'hauling-miami-fl',
  'hauling-tampa-fl',
  'moving-miami-fl',
  'moving-tampa-fl',
  'new-a',
  'new-b',
];
const slug = fc.constantFrom(...slugs);
const place = fc.nat(20);
const to = fc.oneof(
  { weight: 3, arbitrary: fc.constant(undefined) },
  { weight: 1, arbitrary: fc.constant(null) },
  { weight: 3, arbitrary: slug.map(one => `/${one}/`) },
  { weight: 1, arbitrary: fc.constant('https://other.example/') },
);
const step = fc.oneof(
  fc.record({ kind: fc.constant('rename' as const), place, slug }),
  fc.record({
    kind: fc.constant('status' as const),
    place,
    status: fc.constantFrom('published', 'archived', 'draft'),
    to,
  }),
  fc.record({ kind: fc.constant('delete' as const), place, to }),
  fc.record({ kind: fc.constant('rule' as const), slug, to: slug, is_active: fc.boolean() }),
  fc.record({
    kind: fc.constant('import' as const),
    rules: fc.array(fc.tuple(slug, slug), { minLength: 1, maxLength: 3 }),
  }),
  fc.record({ kind: fc.constant('drop-rule' as const), place }),
  fc.record({ kind: fc.constant('archive-all' as const), to }),
  fc.record({ kind: fc.constant('undo' as const) }),
  fc.record({ kind: fc.constant('generate' as const), keyword: fc.constantFrom('hauling', 'moving') }),
  fc.record({ kind: fc.constant('revert' as const), place }),
);
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;

const send = (method: string, path: string, body?: unknown) =>
  program.request(method, path, { body, cookie: program.cookie });

/** Changes of one run that can be undone. */
interface Done {
  readonly batches: string[];
  readonly archived: { cause: string; slugs: string[] }[];
}

const listPages = () =>
  db().selectFrom('generated_landing_pages').select(['id', 'slug', 'status']).orderBy('id').execute();

async function take(one: Step, done: Done): Promise<void> {
  if ('place' in one && one.kind !== 'revert' && one.kind !== 'drop-rule') {
    const pages = await listPages();
    const page = pages[one.place % Math.max(1, pages.length)];
    if (!page) return;
    const path = `/api/pages/${page.id}`;
    if (one.kind === 'rename') await send('PATCH', path, { slug: one.slug });
    else if (one.kind === 'status') await send('PATCH', path, { status: one.status, redirect_to: one.to });
    else if (one.kind === 'delete')
      await send(
        'DELETE',
        one.to === undefined ? path : `${path}?redirect_to=${encodeURIComponent(one.to ?? 'none')}`,
      );
  } else if (one.kind === 'rule') {
    await send('POST', '/api/redirects', {
      source_path: `/${one.slug}`,
      destination_path: `/${one.to}/`,
      is_active: one.is_active,
    });
  } else if (one.kind === 'import') {
    const csv = ['from,to', ...one.rules.map(([from, end]) => `/${from},/${end}/`)].join('\n');
    await send('POST', '/api/redirects/import', { csv, apply: true });
  } else if (one.kind === 'drop-rule') {
    const rows = await db().selectFrom('redirects').select('id').orderBy('id').execute();
    const row = rows[one.place % Math.max(1, rows.length)];
    if (row) await send('DELETE', `/api/redirects/${row.id}`);
  } else if (one.kind === 'archive-all') await archiveAll(one.to, done);
  else if (one.kind === 'undo') await undo(done);
  else if (one.kind === 'generate') await generate(one.keyword, done);
  else if (one.kind === 'revert') await revert(done.batches[one.place % Math.max(1, done.batches.length)]);
}

async function archiveAll(end: string | null | undefined, done: Done): Promise<void> {
  const cause = uuid();
  await db()
    .transaction()
    .execute(async trx => {
      const { rows } = await sql<{ slug: string }>`
        update generated_landing_pages set status = 'archived' where status = 'published' returning slug`.execute(
        trx,
      );
      const moves = rows.map(
        (row): LeftAddress => ({ slug: row.slug, ...(end === undefined ? {} : { to: end }) }),
      );
      await leaveAddresses(trx, moves, cause);
      done.archived.push({ cause, slugs: rows.map(row => row.slug) });
    })
    .catch(ignoreRefusal);
}

async function undo(done: Done): Promise<void> {
  const last = done.archived.pop();
  if (!last) return;
  await db()
    .transaction()
    .execute(async trx => {
      const { rows } = await sql<{ slug: string }>`
        update generated_landing_pages set status = 'published'
        where slug = any(${last.slugs}::text[]) and status = 'archived' returning slug`.execute(trx);
      const back = rows.map(row => row.slug);
      await undoAddressChange(trx, { cause: last.cause, slugs: back });
      await returnToAddresses(trx, back);
    });
}

async function generate(keywords: string, done: Done): Promise<void> {
  const batch = await planBatch(program, {
    template_id: templateId,
    locations: 'Miami, FL\nTampa, FL',
    keywords,
  });
  await send('POST', `/api/batches/${batch.id}/approve`);
  const started = await send('POST', `/api/batches/${batch.id}/generate`);
  if (!started.ok) return;
  await waitForBatch(program, batch.id, one => one.status === 'completed');
  done.batches.push(batch.id);
}

async function revert(id: string | undefined): Promise<void> {
  if (!id || !(await send('POST', `/api/batches/${id}/revert`)).ok) return;
  await waitForBatch(program, id, one => one.reverted_at !== null);
}

function ignoreRefusal(error: unknown): void {
  expect(error).toMatchObject({ kind: expect.stringMatching(/^(?:conflict|invalid)$/) });
}

/** Rules that break what holds for all: one hop, no circle, no live page behind a rule of the program's own. */
async function broken(): Promise<string[]> {
  const rules = await db().selectFrom('redirects').selectAll().where('is_active', '=', true).execute();
  const live = new Set(
    (await listPages()).filter(page => page.status === 'published').map(page => `/${page.slug}`),
  );
  const found: string[] = [];
  for (const rule of rules) {
    const next = rule.destination_key && (await findRedirect(program.redirects, rule.destination_key, ''));
    if (next) found.push(`${rule.source_path} → ${rule.destination_path} → ${next.location}`);
    if (rule.cause !== null && live.has(rule.source_path))
      found.push(`${rule.source_path} hides a live page`);
  }
  return found;
}

test('whatever happens to pages, batches and rules, every rule is one hop and hides no live page by itself', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async steps => {
      await sql`truncate redirects, redirect_snapshots, generated_landing_pages, page_counts, town_counts,
        version_page_counts, page_moment_counts, generation_batches cascade`.execute(db());
      const done: Done = { batches: [], archived: [] };
      await generate('hauling', done);
      for (const one of steps) {
        await take(one, done);
        expect({ after: one, broken: await broken() }).toEqual({ after: one, broken: [] });
      }
    }),
    { numRuns: 25 },
  );
});
