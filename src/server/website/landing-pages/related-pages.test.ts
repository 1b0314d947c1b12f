import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTemplate, generateBatch, planBatch } from '../../../../test/factories.ts';
import { insertPages } from '../../../../test/page-rows.ts';
import { startTestProgram, type TestProgram } from '../../../../test/test-program.ts';
import type { SettingsReply } from '../../../contract/platform/settings.ts';
import { listBeyondBatch } from '../../pages/pages/keyword-queries.ts';

let program: TestProgram;
let origin: string;

beforeAll(async () => {
  program = await startTestProgram();
  ({ origin } = await program.listen());
  await generate({ locations: 'Stuart, FL\nMiami, FL' });
  await generate({ locations: 'Palm City, FL\nAtlanta, GA', keywords: 'Sofa Pickup' });
  await generate({ locations: 'Hobe Sound, FL' }, { content_pack: 'online-marriage' });
  await generate({ locations: 'Jensen Beach, FL', keywords: 'piano moving' });
  await generate(
    { locations: 'Salerno, FL', keywords: 'attic clearing' },
    { content_pack: 'online-marriage' },
  );
  await generate({ locations: 'Salerno, FL\nOcala, FL\nTampa, FL', keywords: 'attic clearing' });
});
afterAll(() => program.stop());

async function generate(lists: Record<string, unknown>, template: Record<string, unknown> = {}) {
  const { id: template_id } = await createTemplate(program, {
    content_sections: [
      { type: 'we_also_service', title: 'Nearby', content: { prioritize_state: true }, order: 1 },
    ],
    ...template,
  });
  const batch = await planBatch(program, { template_id, keywords: 'sofa pickup', ...lists });
  return (await generateBatch(program, batch.id)).id;
}

async function relatedOf(path: string): Promise<readonly string[]> {
  const html = await (await fetch(`${origin}${path}`)).text();
  const grid = /<ul class="areas-signs">.*?<\/ul>/s.exec(html)?.[0] ?? '';
  return [...grid.matchAll(/href="([^"]*)"/g)].map(([, href]) => href ?? '');
}

async function moveTo(from: string, slug: string): Promise<void> {
  const { rows } = await program.database.pool.query<{ id: string }>(
    'select id from generated_landing_pages where slug = $1',
    [from],
  );
  await program.call('PATCH', `/api/pages/${rows[0]?.id}`, { slug });
}

test('whether a state has pages beyond a batch is answered for each state of a combined query', async () => {
  const [beside, alone] = [
    await generate({ locations: 'Dover, DE\nReno, NV', keywords: 'shed removal' }),
    await generate({ locations: 'Newark, DE\nBoise, ID', keywords: 'shed removal' }),
  ];
  const married = await generate(
    { locations: 'Sparks, NV', keywords: 'shed removal' },
    { content_pack: 'online-marriage' },
  );
  const keyword = 'Shed Removal';
  const asked = [
    { keyword, pack: 'online-marriage', state: 'NV', batch: married },
    { keyword, pack: 'junk-removal', state: 'DE', batch: beside },
    { keyword, pack: 'junk-removal', state: 'NV', batch: beside },
    { keyword, pack: 'online-marriage', state: 'NV', batch: beside },
    { keyword, pack: 'junk-removal', state: 'ID', batch: alone },
    { keyword, pack: 'junk-removal', state: 'ID', batch: beside },
  ];
  const answers = await listBeyondBatch(program.database.kysely, asked);
  expect(asked.map(one => answers.get(one))).toEqual([false, true, false, true, false, true]);
});

describe('related areas', () => {
  test('are pages of the keyword from every template of the pack: the nearest, whose batch it may be, then other states', async () => {
    expect(await relatedOf('/sofa-pickup-stuart-fl/')).toEqual([
      '/sofa-pickup-palm-city-fl/',
      '/sofa-pickup-miami-fl/',
      '/sofa-pickup-atlanta-ga/',
    ]);
    expect(await relatedOf('/sofa-pickup-palm-city-fl/')).toEqual([
      '/sofa-pickup-stuart-fl/',
      '/sofa-pickup-miami-fl/',
      '/sofa-pickup-atlanta-ga/',
    ]);
  });

  test('are of another batch where its own has only far towns, however many are wanted', async () => {
    const content_sections = [
      {
        type: 'we_also_service',
        title: 'Nearby',
        content: { display_count: 1, prioritize_state: true },
        order: 1,
      },
    ];
    await generate({ locations: 'Stuart, FL\nMiami, FL', keywords: 'dock removal' }, { content_sections });
    expect(await relatedOf('/dock-removal-stuart-fl/')).toEqual(['/dock-removal-miami-fl/']);
    await generate({ locations: 'Palm City, FL', keywords: 'dock removal' });
    await expect.poll(() => relatedOf('/dock-removal-stuart-fl/')).toEqual(['/dock-removal-palm-city-fl/']);
  });

  test('are one of each town, though batches of other URL patterns have its pages too', async () => {
    const towns = { locations: 'Stuart, FL\nPalm City, FL\nMiami, FL', keywords: 'gate removal' };
    await generate(towns);
    await generate({ ...towns, url_pattern: 'keyword-in-city-state' });
    await expect
      .poll(() => relatedOf('/gate-removal-in-stuart-fl/'))
      .toEqual(['/gate-removal-in-palm-city-fl/', '/gate-removal-in-miami-fl/']);
  });

  test('are none where no other page has the keyword in the pack', async () => {
    expect(await relatedOf('/sofa-pickup-hobe-sound-fl/')).toEqual([]);
    expect(await relatedOf('/piano-moving-jensen-beach-fl/')).toEqual([]);
  });

  test('are nationwide only where the business is, and where a trade without towns is', async () => {
    const textOf = async (path: string) => (await fetch(`${origin}${path}`)).text();
    expect(await textOf('/sofa-pickup-hobe-sound-fl/')).toMention('available nationwide');
    const alone = '/piano-moving-jensen-beach-fl/';
    expect(await textOf(alone)).not.toMention('nationwide');
    const { areas } = await program.call<SettingsReply>('GET', '/api/settings');
    const value = { ...areas.value, is_nationwide: true };
    await program.call('PUT', '/api/settings/areas', { ...areas, value });
    await expect.poll(() => textOf(alone)).toMention('available nationwide');
  });

  test('leave out a page of another pack at an address of the batch', async () => {
    expect((await relatedOf('/attic-clearing-ocala-fl/')).toSorted()).toEqual(['/attic-clearing-tampa-fl/']);
    expect(await relatedOf('/attic-clearing-salerno-fl/')).toEqual([]);
  });

  test('leave out a page of another pack that moved from an address of the batch', async () => {
    await moveTo('attic-clearing-salerno-fl', 'attic-weddings-salerno-fl');
    await expect.poll(() => relatedOf('/attic-clearing-tampa-fl/')).toEqual(['/attic-clearing-ocala-fl/']);
  });

  test('lead to where a page of the batch is now', async () => {
    await moveTo('attic-clearing-ocala-fl', 'attic-clearing-again');
    await expect.poll(() => relatedOf('/attic-clearing-tampa-fl/')).toEqual(['/attic-clearing-again/']);
  });

  test('are found by the index on keyword and state among many pages', async () => {
    const { pool } = program.database;
    const { rows } = await pool.query<{ id: string }>(
      `select id from generated_landing_pages where slug = 'sofa-pickup-stuart-fl'`,
    );
    await insertPages(program.database, { like: rows[0]?.id ?? '', count: 20_000, perTown: 50 });
    await pool.query('analyze generated_landing_pages');
    for (const state of ["= 'FL'", "<> 'FL'"]) {
      const plan = await pool.query<{ 'QUERY PLAN': string }>(
        `explain select slug from generated_landing_pages g where g.status = 'published'
           and lower(g.field_values ->> 'keyword') = lower('hauling 7')
           and coalesce(g.field_values ->> 'state', '') ${state} limit 2000`,
      );
      const text = plan.rows.map(row => row['QUERY PLAN']).join('\n');
      expect(text).toContain('generated_landing_pages_keyword_idx');
    }
  });
});
