import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTemplate, generateBatch, planBatch, templateInput } from '../../../../test/factories.ts';
import { quoteForm } from '../../../../test/lead-forms.ts';
import { startTestProgram, type TestProgram } from '../../../../test/test-program.ts';
import type { Activity } from '../../../contract/platform/activity.ts';
import { deleteOldActivity } from './queries.ts';

let program: TestProgram;
beforeAll(async () => {
  program = await startTestProgram();
});
afterAll(() => program.stop());

interface Row {
  id: string;
}
interface List {
  items: Activity[];
  next_cursor: string | null;
  total: number;
  total_is_exact: boolean;
}
const list = (query = '') => program.call<List>('GET', `/api/activity${query}`);
const doneTo = async (noun: string) => (await list(`?noun=${noun}`)).items.map(one => one.action);

describe('the activity log', () => {
  test('the activity log tells who signed in', async () => {
    const [first] = (await list('?noun=session')).items;
    expect(first).toMatchObject({ action: 'signed-in', user_email: 'admin@example.com' });
  });

  test('the activity log tells what became of a template, with what it was before', async () => {
    const template = await createTemplate(program, { name: 'First' });
    await program.call('PUT', `/api/templates/${template.id}`, templateInput({ name: 'Second' }));
    const [saved, created] = (await list('?noun=templates')).items;
    expect(created).toMatchObject({ action: 'created', subject_name: 'First', subject_id: template.id });
    expect(saved).toMatchObject({
      action: 'saved',
      user_email: 'admin@example.com',
      before: { name: 'First' },
      after: { name: 'Second' },
    });
    await program.call('DELETE', `/api/templates/${template.id}`);
    expect((await list('?noun=templates')).items[0]).toMatchObject({
      action: 'deleted',
      subject_name: 'Second',
      before: { pages: 0 },
    });
  });

  test('the activity log tells the way of a batch, its end by the program itself', async () => {
    const batch = await planBatch(program, { locations: 'Miami, FL', keywords: 'hauling' });
    await generateBatch(program, batch.id);
    expect(await doneTo('batches')).toEqual(['completed', 'started', 'approved', 'created']);
    const [completed] = (await list('?noun=batches')).items;
    expect(completed).toMatchObject({ user_email: null, after: { planned: 1, completed: 1 } });
    await program.call('DELETE', `/api/batches/${batch.id}`);
    expect((await doneTo('batches'))[0]).toBe('deleted');
  });

  test('the activity log tells a page’s new status and its end', async () => {
    const { items } = await program.call<{ items: Row[] }>('GET', '/api/pages');
    const id = items[0]?.id ?? '';
    await program.call('PATCH', `/api/pages/${id}`, { status: 'archived' });
    await program.call('DELETE', `/api/pages/${id}`);
    const [deleted, status] = (await list('?noun=pages')).items;
    expect(status).toMatchObject({ before: { status: 'published' }, after: { status: 'archived' } });
    expect(deleted).toMatchObject({ action: 'deleted', subject_id: id });
  });

  test('the activity log says nothing of a change that was refused', async () => {
    const { total } = await list();
    const refused = await program.request('DELETE', '/api/templates/00000000-0000-4000-8000-000000000000', {
      cookie: program.cookie,
    });
    expect(refused.status).toBe(404);
    expect((await list()).total).toBe(total);
  });

  test('the activity log holds nothing of what a visitor sent', async () => {
    const form = quoteForm({ name: 'Rosalind Quimby', email: 'rosalind@example.com' });
    const { id } = await program.call<Row>('POST', '/api/leads', form);
    await program.call('PATCH', `/api/leads/${id}`, { status: 'contacted' });
    await program.call('DELETE', `/api/leads/${id}`);
    const rows = (await list('?noun=leads')).items;
    expect(rows.map(row => row.action)).toEqual(['deleted', 'status']);
    expect(JSON.stringify(rows)).not.toMatch(/rosalind|quimby|0123|33401/i);
  });

  test('the activity log is searched by name, account and action, and read on from a cursor', async () => {
    expect((await list('?search=SECOND')).items.length).toBeGreaterThan(0);
    expect((await list('?search=approved')).items.map(one => one.noun)).toEqual(['batches']);
    expect((await list('?search=%25')).items).toEqual([]);
    expect((await list('?search=approved')).total_is_exact).toBe(true);
    const short = await list('?search=AP');
    expect(short.items.map(one => one.action)).toContain('approved');
    expect(short.total_is_exact).toBe(false);
    const first = await list('?per_page=2');
    const second = await list(`?per_page=2&cursor=${first.next_cursor}`);
    const all = await list('?per_page=4');
    expect([...first.items, ...second.items]).toEqual(all.items);
  });

  test('forgets what is older than a year, and only that', async () => {
    const { total } = await list();
    const db = program.database.kysely;
    await sql`insert into activity (id, action, noun, created_at)
      select ('00000000-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid, 'saved', 'pages', now() - interval '366 days'
      from generate_series(1, 12) n`.execute(db);
    expect(await deleteOldActivity(db, { days: 365, atMost: 10 })).toBe(10);
    expect(await deleteOldActivity(db, { days: 365, atMost: 10 })).toBe(2);
    expect((await list()).total).toBe(total);
  });
});
