import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createCustomer, createTemplate, generateBatch, planBatch } from '../../../../test/factories.ts';
import { holdLocks } from '../../../../test/held-locks.ts';
import { waitForIdleJobs } from '../../../../test/idle-jobs.ts';
import { insertPages } from '../../../../test/page-rows.ts';
import { startTestProgram, type TestProgram } from '../../../../test/test-program.ts';
import { until } from '../../../../test/until.ts';
import type { TemplateDeletion } from '../../../contract/generation/template-deletion.ts';
import type { PageChange } from '../../../contract/pages/page-changes.ts';
import type { Activity } from '../../../contract/platform/activity.ts';
import type { Template, TemplateRow } from '../../../contract/templates/templates.ts';
import { findRedirect } from '../../pages/redirects/find-redirect.ts';

/*
 * A template with more pages than are deleted at once. Where a test has to read its running deletion, a lock on one of
 * its pages delays it.
 */
let program: TestProgram;
beforeAll(async () => {
  program = await startTestProgram();
});
afterAll(() => program.stop());

let made = 0;
/** A published template with these many public pages, a hundred of a town, besides one in Miami. */
async function large(pages = 6_000): Promise<{ template: Template; slug: string }> {
  made += 1;
  const slug = `large${made}`;
  const template = await createTemplate(program, { name: `Large ${made}` });
  const batch = await planBatch(program, {
    template_id: template.id,
    locations: 'Miami, FL',
    keywords: `${slug} of all`,
  });
  await generateBatch(program, batch.id);
  const [page] = await ask<{ id: string }>(
    'select id from generated_landing_pages where template_id = $1',
    template.id,
  );
  await insertPages(program.database, { like: page?.id ?? '', count: pages - 1, perTown: 100, slug });
  return { template, slug };
}

async function ask<Row>(text: string, ...values: unknown[]): Promise<Row[]> {
  return (await program.database.pool.query(text, values)).rows;
}
const remove = (id: string, query = '') =>
  program.call<TemplateDeletion>('DELETE', `/api/templates/${id}${query}`);
const read = (id: string) => program.call<PageChange>('GET', `/api/pages/changes/${id}`);
const leadsTo = async (path: string) => (await findRedirect(program.redirects, path, ''))?.location ?? null;
const pagesOf = async (id: string) =>
  (
    await ask<{ count: number }>(
      'select count(*)::int as count from generated_landing_pages where template_id = $1',
      id,
    )
  )[0]?.count;

async function refusal(method: string, path: string, body?: unknown, cookie = program.cookie) {
  const reply = await program.request(method, path, { body, cookie });
  const { error } = await reply.json();
  return { status: reply.status, reason: error?.reason, message: error?.message };
}

/** Locks the page at an address until it is released. */
const hold = (slug: string) =>
  holdLocks(program.database.pool, 'select from generated_landing_pages where slug = $1 for update', [slug]);

const ended = (id: string) =>
  until(
    () => read(id),
    change => change.status !== 'running',
  );

async function startHeld(pages?: number, held = (slug: string) => `${slug}-1-fl`) {
  const { template, slug } = await large(pages);
  const release = await hold(held(slug));
  const { change, deleted_pages } = await remove(template.id);
  if (!change) throw new Error('the template was deleted at once');
  await until(
    () => ask('select 1 from page_change_parts where change_id = $1', change.id),
    parts => parts.length > 0,
  );
  return { template, slug, release, change, deleted_pages };
}

describe('a template with thousands of pages', () => {
  test('a template with thousands of pages is answered at once, and deleted as soon as the last of its pages is deleted and redirected', async () => {
    const { template, slug, release, change, deleted_pages } = await startHeld();
    expect(deleted_pages).toBe(0);
    expect(change).toMatchObject({
      action: 'delete',
      status: 'running',
      total_pages: 6_000,
      template: { id: template.id, name: template.name },
      created_by: 'admin@example.com',
    });
    expect(await program.call('GET', `/api/templates/${template.id}`)).toMatchObject({ id: template.id });
    await release();
    expect(await ended(change.id)).toMatchObject({
      status: 'completed',
      done_pages: 6_000,
      changed_pages: 6_000,
      can_undo: false,
    });
    expect(await pagesOf(template.id)).toBe(0);
    expect((await refusal('GET', `/api/templates/${template.id}`)).status).toBe(404);
    const rules = await ask<{ to: string; count: number }>(
      `select destination_path as to, count(*)::int as count from redirects where source_path like $1 group by 1`,
      `/${slug}-%`,
    );
    expect(rules).toEqual([{ to: '/locations', count: 6_000 }]);
    expect(await ask('select 1 from page_counts where template_id = $1 and count <> 0', template.id)).toEqual(
      [],
    );
    const log = await program.call<{ items: Activity[] }>('GET', '/api/activity?per_page=2');
    expect(log.items).toMatchObject([
      {
        action: 'deleted',
        noun: 'templates',
        subject_name: template.name,
        before: { pages: 6_000 },
        user_email: 'admin@example.com',
      },
      { action: 'began-deleting', noun: 'page-changes', after: { template: template.name } },
    ]);
    expect(await refusal('POST', `/api/pages/changes/${change.id}/undo`)).toEqual({
      status: 409,
      reason: 'nothing-to-undo',
      message: 'The template is deleted. Its pages can’t be restored without it.',
    });
  });

  test('notifies users who have it open, with the change to follow', async () => {
    const { template, slug } = await large();
    const events = await program.request(
      'GET',
      `/api/templates/${template.id}/events/${crypto.randomUUID()}`,
      {
        cookie: program.cookie,
      },
    );
    const reader = events.body?.pipeThrough(new TextDecoderStream()).getReader();
    const heard = async (words: string) => {
      for (let text = ''; ; ) {
        const { value, done } = (await reader?.read()) ?? { done: true };
        if (done) return false;
        text += value;
        if (text.includes(words)) return true;
      }
    };
    expect(await heard('"deletion_id":null')).toBe(true);
    const release = await hold(`${slug}-1-fl`);
    const { change } = await remove(template.id);
    expect(await heard(`"deletion_id":"${change?.id}"`)).toBe(true);
    await release();
    await ended(change?.id ?? '');
    await reader?.cancel();
  });

  test('a template with thousands of pages can’t be used meanwhile, and says why', async () => {
    made += 1;
    const template = await createTemplate(program, { name: `Leaving ${made}`, for_customers: true });
    const plan = (keywords: string) =>
      planBatch(program, { template_id: template.id, locations: 'Ocala, FL\nStuart, FL', keywords });
    const [first, planned, approved] = [await plan('leaving'), await plan('planned'), await plan('approved')];
    await generateBatch(program, first.id);
    await program.call('POST', `/api/batches/${approved.id}/approve`);
    const [page] = await ask<{ id: string; slug: string }>(
      'select id, slug from generated_landing_pages where template_id = $1 order by id limit 1',
      template.id,
    );
    await insertPages(program.database, { like: page?.id ?? '', count: 6_000, slug: `leaving${made}` });
    const customer = await createCustomer(program, { is_active: true, monthly_page_limit: 10 });
    const offered = async () => {
      const reply = await customer.ask('GET', '/api/customer/templates');
      return ((await reply.json()) as { items: { id: string }[] }).items.map(one => one.id);
    };
    expect(await offered()).toContain(template.id);
    const release = await hold(page?.slug ?? '');
    const { change } = await remove(template.id);

    const refused = {
      status: 409,
      reason: 'template-deleting',
      message: 'This template is being deleted. To keep it, stop the deletion first.',
    };
    const lists = { locations: 'Tampa, FL', keywords: 'late' };
    const field_values = { city: 'Tampa', state: 'FL', keyword: 'late' };
    const attempts: [string, string, unknown?][] = [
      ['POST', '/api/pages', { template_id: template.id, field_values }],
      ['POST', '/api/batches', { template_id: template.id, ...lists }],
      ['POST', '/api/batch-series', { series_name: 'Late', template_id: template.id, ...lists }],
      ['POST', `/api/batches/${planned.id}/approve`, {}],
      ['POST', `/api/batches/${approved.id}/generate`],
      ['PUT', `/api/templates/${template.id}`, template],
      ['POST', `/api/templates/${template.id}/versions/1/restore`],
    ];
    for (const [method, path, body] of attempts) {
      expect([path, await refusal(method, path, body)]).toEqual([path, refused]);
    }
    expect(await offered()).not.toContain(template.id);
    const { items } = await program.call<{ items: TemplateRow[] }>('GET', '/api/templates');
    expect(items.find(row => row.id === template.id)?.deletion_id).toBe(change?.id);

    // The second click, the second tab.
    expect((await remove(template.id)).change?.id).toBe(change?.id);
    await release();
    expect((await ended(change?.id ?? '')).status).toBe('completed');
    expect((await refusal('DELETE', `/api/templates/${template.id}`)).status).toBe(404);
  });

  test('a template with thousands of pages is deleted with pages that came late, and without those that another template took over', async () => {
    const { template, slug, release, change } = await startHeld(6_000);
    const other = await createTemplate(program);
    const [version] = await ask<{ id: string }>(
      'select id from template_versions where template_id = $1',
      other.id,
    );
    await program.database.pool.query(
      'update generated_landing_pages set template_id = $2, template_version_id = $3 where slug = $1',
      [`${slug}-5999-fl`, other.id, version?.id],
    );
    const [like] = await ask<{ id: string }>(
      'select id from generated_landing_pages where slug = $1',
      `${slug}-2-fl`,
    );
    await insertPages(program.database, { like: like?.id ?? '', count: 40, slug: `${slug}late` });
    await release();
    expect(await ended(change.id)).toMatchObject({
      status: 'completed',
      total_pages: 6_040,
      changed_pages: 6_039,
      unchanged_pages: 1,
    });
    expect([await pagesOf(template.id), await pagesOf(other.id)]).toEqual([0, 1]);
    expect(await leadsTo(`/${slug}-5999-fl/`)).toBeNull();
    expect(await leadsTo(`/${slug}late-1-fl/`)).not.toBeNull();
  });

  test('a template with thousands of pages stays with its remaining pages when the deletion is stopped, and deleted pages can be restored', async () => {
    const { template, slug, release, change } = await startHeld(15_500, one => `${one}-8000-fl`);
    await until(
      () => read(change.id),
      now => now.done_pages >= 5_000,
    );
    const stopped = await program.call<PageChange>('POST', `/api/pages/changes/${change.id}/cancel`);
    expect(stopped).toMatchObject({ status: 'cancelled', changed_pages: 5_000, can_undo: true });
    await release();
    await waitForIdleJobs(program);
    expect(await pagesOf(template.id)).toBe(10_500);
    expect(await leadsTo(`/${slug}-1-fl/`)).toBe('/locations');
    await program.call('PUT', `/api/templates/${template.id}`, template);
    const undoing = await program.call<PageChange>('POST', `/api/pages/changes/${change.id}/undo`);
    expect(await ended(undoing.id)).toMatchObject({ status: 'completed', template: null });
    expect(await pagesOf(template.id)).toBe(15_500);
    expect(await leadsTo(`/${slug}-1-fl/`)).toBeNull();
    await program.database.pool.query('delete from generated_landing_pages where template_id = $1', [
      template.id,
    ]);
  });

  test('redirects visitors as requested, to none of its own pages, or nowhere', async () => {
    const { template, slug } = await large(5_001);
    for (const to of [`/${slug}-7-fl/`, '//evil.example']) {
      expect(
        await refusal('DELETE', `/api/templates/${template.id}?redirect_to=${encodeURIComponent(to)}`),
      ).toMatchObject({ status: 400, reason: 'redirect' });
    }
    const { change } = await remove(template.id, '?redirect_to=%2Fpricing');
    await ended(change?.id ?? '');
    expect(await leadsTo(`/${slug}-1-fl/`)).toBe('/pricing');

    const silent = await large(5_001);
    const nowhere = await remove(silent.template.id, '?redirect_to=none');
    expect(nowhere.change).toMatchObject({ redirect_to: 'none' });
    await ended(nowhere.change?.id ?? '');
    expect(await pagesOf(silent.template.id)).toBe(0);
    expect(await leadsTo(`/${silent.slug}-1-fl/`)).toBeNull();
  });

  test('a template with thousands of pages leads visitors to the pages of other templates in their town, not to its own', async () => {
    const { template, slug } = await large(5_001);
    const other = await createTemplate(program);
    await program.call('POST', '/api/pages', {
      template_id: other.id,
      field_values: { city: 'Mill 3', state: 'FL', keyword: 'hauling 9' },
      url_pattern: 'keyword-city-state',
    });
    const { change } = await remove(template.id);
    await ended(change?.id ?? '');
    // The tenth page of the third town.
    expect(await leadsTo(`/${slug}-209-fl/`)).toBe('/hauling-9-mill-3-fl/');
    expect(await leadsTo(`/${slug}-9-fl/`)).toBe('/locations');
  });
});
