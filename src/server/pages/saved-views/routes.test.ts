import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestProgram, type TestProgram } from '../../../../test/test-program.ts';
import type { SavedView } from '../../../contract/pages/saved-views.ts';

let program: TestProgram;
let other: string;
beforeAll(async () => {
  program = await startTestProgram();
  const account = { email: 'second@example.com', password: 'a second admin here' };
  await program.accounts.createUser({ ...account, role: 'admin' });
  other = await program.signIn(account);
});
afterAll(() => program.stop());

async function ask(
  method: string,
  path: string,
  { body, cookie = program.cookie }: { body?: unknown; cookie?: string } = {},
) {
  const reply = await program.request(method, path, { body, cookie });
  const text = await reply.text();
  return { status: reply.status, body: text ? JSON.parse(text) : undefined };
}
const names = async (cookie?: string): Promise<string[]> =>
  (await ask('GET', '/api/saved-views', cookie ? { cookie } : {})).body.items.map(
    (view: SavedView) => view.name,
  );

describe('a saved view', () => {
  test('a saved view keeps a filter and its order, for oneself until it is shared', async () => {
    const input = {
      name: 'Drafts in Florida',
      filter: { status: 'draft', state: 'FL', noindex: true },
      sort: 'address',
    };
    const view = await program.call<SavedView>('POST', '/api/saved-views', input);
    expect(view).toMatchObject({
      ...input,
      is_shared: false,
      is_mine: true,
      created_by: 'admin@example.com',
    });
    expect(await names()).toEqual(['Drafts in Florida']);
    expect(await names(other)).toEqual([]);
    await program.call('PUT', `/api/saved-views/${view.id}`, { ...input, name: 'Florida', is_shared: true });
    expect(await names(other)).toEqual(['Florida']);
  });

  test('a saved view is changed and deleted only by the one who made it', async () => {
    const view = await program.call<SavedView>('POST', '/api/saved-views', {
      name: 'Mine',
      filter: {},
      is_shared: true,
    });
    const path = `/api/saved-views/${view.id}`;
    expect((await ask('DELETE', path, { cookie: other })).status).toBe(404);
    expect((await ask('PUT', path, { cookie: other, body: { name: 'Theirs', filter: {} } })).status).toBe(
      404,
    );
    expect((await ask('DELETE', path)).status).toBe(204);
    expect(await names(other)).not.toContain('Mine');
  });

  test('a saved view has a unique name, in any letter case', async () => {
    await program.call('POST', '/api/saved-views', { name: 'Once', filter: {} });
    const again = { name: ' oNCE ', filter: {} };
    expect((await ask('POST', '/api/saved-views', { body: again })).body.error).toMatchObject({
      reason: 'name-taken',
    });
    expect((await ask('POST', '/api/saved-views', { body: again, cookie: other })).status).toBe(201);
  });

  test('a saved view refuses a filter it does not know and a name that is none', async () => {
    const status = async (body: unknown) => (await ask('POST', '/api/saved-views', { body })).status;
    expect(await status({ name: 'x', filter: { color: 'red' } })).toBe(400);
    expect(await status({ name: '  ', filter: {} })).toBe(400);
    expect(await status({ name: 'x', filter: {}, sort: 'random' })).toBe(400);
  });
});
