import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  createTemplate,
  generateBatch,
  openLikenessGate,
  planBatch,
  towns,
} from '../../../../test/factories.ts';
import { startTestProgram, type TestProgram } from '../../../../test/test-program.ts';
import type { PageReport } from '../../../contract/pages/page-reports.ts';
import type { PageRow } from '../../../contract/pages/pages.ts';

let program: TestProgram;
beforeAll(async () => {
  program = await startTestProgram();
  await openLikenessGate(program);
});
afterAll(() => program.stop());

async function made(template_id: string, keywords: string, count: number): Promise<PageRow[]> {
  const batch = await planBatch(program, { template_id, locations: towns(count), keywords });
  await generateBatch(program, batch.id);
  const query = `generation_batch_id=${batch.id}&per_page=200`;
  return (await program.call<{ items: PageRow[] }>('GET', `/api/pages?${query}`)).items;
}

const compared = async (page: PageRow | undefined) =>
  (await program.call<PageReport>('GET', `/api/pages/${page?.id}/report`)).likeness?.compared;

test('a page is compared with the others of its version, however many pages were created in between', async () => {
  const [few, many] = [(await createTemplate(program)).id, (await createTemplate(program)).id];
  const [first] = await made(few, 'early', 2);
  const middle = (await made(many, 'between', 60))[30];
  const [last] = await made(few, 'late', 1);
  expect(await Promise.all([first, middle, last].map(compared))).toEqual([2, 59, 2]);
});
