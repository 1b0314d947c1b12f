import { setTimeout as pause } from 'node:timers/promises';
import type { PageRow } from '../../src/contract/pages/pages.ts';
import { generateBatch, planBatch, waitForBatch } from '../factories.ts';
import type { TestProgram } from '../test-program.ts';
import { during, type State, type States } from './soak-states.ts';

/** Given another address, or taken down with a redirect, and brought back each time. */
export async function changePage(
  program: TestProgram,
  { id, slug, title }: PageRow,
  states: States,
  n: number,
): Promise<void> {
  const path = `/${slug}/`;
  const live: State = { kind: 'live', title };
  const patch = (body: unknown) => program.call('PATCH', `/api/pages/${id}`, body);
  if (n % 2 === 0) {
    const other = `${slug}-too`;
    await during([states.become(path, moved(`/${other}/`)), states.become(`/${other}/`, live)], () =>
      patch({ slug: other }),
    );
    await pause(50);
    await during([states.become(path, live), states.become(`/${other}/`, moved(path))], () =>
      patch({ slug }),
    );
    return;
  }
  const to = n % 4 === 1 ? '/about' : '/pricing';
  await during([states.become(path, moved(to))], () => patch({ status: 'archived', redirect_to: to }));
  await pause(50);
  await during([states.become(path, live)], () => patch({ status: 'published' }));
}

/** A manual redirect: created, retargeted, disabled, enabled and deleted. */
export async function changeRule(program: TestProgram, states: States, n: number): Promise<void> {
  const source = `/soaked-rule-${n % 5}`;
  const write = (method: string, path: string, body: Record<string, unknown>) =>
    program.call<{ redirect: { id: string } }>(method, path, { source_path: source, ...body });
  let id = '';
  await during([states.become(source, moved('/about'))], async () => {
    id = (await write('POST', '/api/redirects', { destination_path: '/about' })).redirect.id;
  });
  await pause(30);
  const elsewhere = { destination_path: '/pricing', redirect_type: 302 };
  await during([states.become(source, moved('/pricing', 302))], () =>
    write('PUT', `/api/redirects/${id}`, elsewhere),
  );
  await pause(30);
  await during([states.become(source, { kind: 'nothing' })], () =>
    write('PUT', `/api/redirects/${id}`, { ...elsewhere, is_active: false }),
  );
  await during([states.become(source, moved('/pricing', 302))], () =>
    write('PUT', `/api/redirects/${id}`, { ...elsewhere, is_active: true }),
  );
  await during([states.become(source, { kind: 'nothing' })], () =>
    program.call('DELETE', `/api/redirects/${id}`),
  );
}

/** A batch of three pages: generated, then reverted. Returns the addresses that it had. */
export async function changeBatch(
  program: TestProgram,
  templateId: string | null,
  states: States,
  n: number,
): Promise<string[]> {
  const planned = await planBatch(program, { template_id: templateId, keywords: `service ${n}` });
  const towns = ['miami-fl', 'orlando-fl', 'atlanta-ga'];
  const paths = towns.map(town => `/service-${n}-${town}/`);
  const all = (state: State) => paths.map(path => states.become(path, state));
  await during(all({ kind: 'live', title: `Service ${n} in ` }), async () => {
    const { status, total_completed } = await generateBatch(program, planned.id);
    if (status !== 'completed' || total_completed !== towns.length)
      throw new Error(`the batch ended as ${status} with ${total_completed} pages`);
  });
  await pause(300);
  await during(all({ kind: 'gone' }), async () => {
    await program.call('POST', `/api/batches/${planned.id}/revert`);
    await waitForBatch(program, planned.id, one => one.reverted_at !== null);
  });
  return paths;
}

const moved = (to: string, status: 301 | 302 = 301): State => ({ kind: 'moved', to, status });
