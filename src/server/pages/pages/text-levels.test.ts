import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTemplate, generateBatch, planBatch, templateInput } from '../../../../test/factories.ts';
import { startTestProgram, type TestProgram } from '../../../../test/test-program.ts';
import type { Page, PageRow } from '../../../contract/pages/pages.ts';
import type { Template } from '../../../contract/templates/templates.ts';

let program: TestProgram;
beforeAll(async () => {
  program = await startTestProgram();
});
afterAll(() => program.stop());

const text = String.raw`Book {{a keyword}}, {24/7\|daily}.`;

async function pageOf(template: Template, keyword: string): Promise<string> {
  const batch = await planBatch(program, { template_id: template.id, keywords: keyword });
  await generateBatch(program, batch.id);
  const slug = `${keyword.replace(' ', '-')}-miami`;
  const list = await program.call<{ items: PageRow[] }>('GET', `/api/pages?search=${slug}`);
  return (await program.call<Page>('GET', `/api/pages/${list.items[0]?.id}`)).hero_subtitle;
}

test('a version that was frozen before a form had a meaning reads as it did; published again, the text has it', async () => {
  const template = await createTemplate(program, { hero_subtitle_template: text });
  await program.database.kysely
    .updateTable('template_versions')
    .set({ text_level: 1 })
    .where('template_id', '=', template.id)
    .execute();
  expect(await pageOf(template, 'attic cleanout')).toMention(/^Book \{\{a keyword\}\}, (?:24\/7\\|daily)\.$/);

  await program.database.kysely
    .updateTable('template_versions')
    .set({ content_hash: 'before' })
    .where('template_id', '=', template.id)
    .execute();
  await program.call('PUT', `/api/templates/${template.id}`, {
    ...templateInput({ hero_subtitle_template: text }),
    based_on: template.revision,
  });
  expect(await pageOf(template, 'oven removal')).toMention(/^Book an oven removal, \{24\/7\|daily\}\.$/);
});
