import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTemplate, planBatch } from '../../../../test/factories.ts';
import { startTestProgram, type TestProgram } from '../../../../test/test-program.ts';
import type { LocationReport } from '../../../contract/business/locations.ts';

let program: TestProgram;
beforeAll(async () => {
  program = await startTestProgram();
});
afterAll(() => program.stop());

const countBatches = async () => (await program.call<{ total: number }>('GET', '/api/batches')).total;
const refuse = async (body: Record<string, unknown>) => {
  const before = await countBatches();
  const { id: template_id } = await createTemplate(program);
  const reply = await program.request('POST', '/api/batches', {
    body: { template_id, ...body },
    cookie: program.cookie,
  });
  expect(await countBatches()).toBe(before);
  return {
    status: reply.status,
    error: (await reply.json()).error as { message: string; fields?: { path: string }[] },
  };
};

describe('pasted input', () => {
  test('one line of a megabyte is rejected with a short excerpt', async () => {
    const report: LocationReport = await program.call('POST', '/api/locations/parse', {
      text: 'x'.repeat(1_000_000),
    });
    expect(report).toMatchObject({ total_lines: 1, ready_count: 0, rejected_count: 1 });
    expect(report.rejected[0]?.line.length).toBeLessThan(300);
  });

  test('invalid locations are refused with the first line and advice', async () => {
    const { status, error } = await refuse({ locations: 'Miami, Flordia', keywords: 'x' });
    expect(status).toBe(400);
    expect(error.message).toContain('Line 1');
    expect(error.fields?.[0]?.path).toBe('locations');
  });

  test('a name, pattern or text over its limit is refused', async () => {
    expect((await refuse({ locations: 'Miami, FL', keywords: 'x', name: 'n'.repeat(301) })).status).toBe(400);
    expect(
      (await refuse({ locations: 'Miami, FL', keywords: 'x', url_pattern: 'p'.repeat(501) })).status,
    ).toBe(400);
  });

  test('keywords that make an address empty are skipped with the reason', async () => {
    const batch = await planBatch(program, {
      locations: 'Miami, FL',
      keywords: '搬家\nhauling',
      url_pattern: 'keyword',
    });
    expect(batch).toMatchObject({ total_planned: 1, total_skipped: 1 });
    const { items } = await program.call<{ items: { error_message: string }[] }>(
      'GET',
      `/api/batches/${batch.id}/plans?status=skipped`,
    );
    expect(items[0]?.error_message).toContain('address would be empty');
  });
});

describe('template contents', () => {
  test('braces that don’t close, broken JSON and markup still make pages, and the issues say where', async () => {
    const template = await createTemplate(program, {
      title_template: '{{keyword}} in {{here and {a|b',
      content_sections: [
        {
          id: 'json',
          type: 'hero',
          title: 'Broken',
          content: '{"description": "In {{city}}", "benefits": ["one", "two"',
          order: 1,
        },
        { id: 'beyond', type: 'faq', title: 'Beyond repair', content: '}{]["', order: 2 },
        {
          id: 'markup',
          type: 'text',
          title: '<script>alert(1)</script>',
          content: '<img src=x onerror=alert(1)>',
          order: 3,
        },
      ],
    });
    const { issues } = await program.call<{ issues: { where: string; line: number; column: number }[] }>(
      'GET',
      `/api/templates/${template.id}/issues`,
    );
    expect(issues.find(issue => issue.where === 'title')).toMatchObject({ line: 1, column: 16 });
    const batch = await planBatch(program, {
      template_id: template.id,
      locations: 'Miami, FL',
      keywords: 'odd text',
    });
    await program.call('POST', `/api/batches/${batch.id}/approve`);
    await program.call('POST', `/api/batches/${batch.id}/generate`);
    await expect
      .poll(async () => (await program.call<{ status: string }>('GET', `/api/batches/${batch.id}`)).status)
      .toBe('completed');
    const { items } = await program.call<{ items: { id: string }[] }>('GET', '/api/pages?search=odd-text');
    const page = await program.call<{ content_sections: { id: string; content: { benefits?: string[] } }[] }>(
      'GET',
      `/api/pages/${items[0]?.id}`,
    );
    expect(page.content_sections.find(section => section.id === 'json')?.content.benefits).toEqual([
      'One',
      'Two',
    ]);
  });

  test('a section nested beyond reason is refused or read, never a fault', async () => {
    const content = `${'['.repeat(20_000)}${']'.repeat(20_000)}`;
    const reply = await program.request('POST', '/api/templates', {
      cookie: program.cookie,
      body: `{"name":"Deep","title_template":"t","hero_title_template":"h","hero_subtitle_template":"s",
              "content_sections":[{"type":"text","title":"x","content":${content}}]}`,
    });
    expect(reply.status).toBeLessThan(500);
  });
});
