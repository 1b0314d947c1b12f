import { test } from 'vitest';
import { setTimeout as pause } from 'node:timers/promises';
import { createTemplate, generateBatch, planBatch } from '../../../test/factories.ts';
import { insertPages } from '../../../test/page-rows.ts';
import { startTestProgram } from '../../../test/test-program.ts';
test('profile', { timeout: 200_000 }, async () => {
  const program = await startTestProgram();
  const template_id = (await createTemplate(program)).id;
  const batch = await planBatch(program, { template_id, locations: 'Miami, FL', keywords: 'x' });
  await generateBatch(program, batch.id);
  const { items } = await program.call<any>('GET', '/api/pages');
  await insertPages(program.database, { like: items[0].id, count: 10_000 });
  const seen = new Map<string, number>();
  let on = true;
  const poll = (async () => { while (on) { const { rows } = await program.database.pool.query(`select query, wait_event_type, wait_event from pg_stat_activity where datname=current_database() and state='active' and pid<>pg_backend_pid()`); for (const r of rows) { const k = `${r.wait_event_type}/${r.wait_event} ${r.query.replace(/\s+/g,' ').slice(0,260)}`; seen.set(k, (seen.get(k) ?? 0) + 1);} await pause(10);} })();
  for (const step of ['archive', 'undo'] as const) {
    seen.clear();
    const t = performance.now();
    let c: any = step === 'archive' ? await program.call('POST', '/api/pages/bulk', { action: 'archive', filter: {} }) : await program.call('POST', `/api/pages/changes/${(globalThis as any).last}/undo`);
    while (c.status === 'running') { await pause(50); c = await program.call('GET', `/api/pages/changes/${c.id}`); if (performance.now() - t > 60_000) break; }
    (globalThis as any).last = c.id;
    console.log(step, performance.now() - t, c.done_pages, c.notice, [...seen].sort((a, b) => b[1] - a[1]).slice(0, 6).map(([q, n]) => `${n} ${q}`).join('\n'));
  }
  on = false; await poll;
  await program.stop();
});
