import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestProgram, type TestProgram } from '../../../../test/test-program.ts';
import type { OutboxMessage, OutboxRow } from '../../../contract/platform/outbox.ts';
import { wipeExpired } from './queries.ts';

let program: TestProgram;
beforeAll(async () => {
  program = await startTestProgram();
});
afterAll(() => program.stop());

const list = (query = '') =>
  program.call<{ items: OutboxRow[]; next_cursor: string | null; has_mail_server: boolean }>(
    'GET',
    `/api/outbox${query}`,
  );
const signUp = async (email: string) => {
  const reply = await program.request('POST', '/api/auth/sign-up/email', {
    body: { email, password: 'seven purple wheelbarrows' },
    headers: { 'x-forwarded-for': '198.51.100.7' },
  });
  expect(reply.status).toBe(200);
};

test('without a mail server an admin reads the message and passes its link on; a customer reads nothing', async () => {
  await signUp('first@example.com');
  const { items, has_mail_server } = await list('?topic=account');
  expect(has_mail_server).toBe(false);
  expect(items).toMatchObject([{ to: 'first@example.com', state: 'no-mail-server', topic: 'account' }]);
  expect(JSON.stringify(items)).not.toContain('confirm=');
  const id = items[0]?.id ?? '';
  const { text } = await program.call<OutboxMessage>('GET', `/api/outbox/${id}`);
  const token = /confirm=(\S+)/.exec(text ?? '')?.[1];
  const confirmed = await program.request('POST', '/api/account/confirm', { body: { token } });
  expect(confirmed.status).toBe(200);
  const cookie = await program.signIn({ email: 'first@example.com', password: 'seven purple wheelbarrows' });
  for (const path of ['/api/outbox', `/api/outbox/${id}`]) {
    expect((await program.request('GET', path, { cookie })).status).toBe(403);
    expect((await program.request('GET', path)).status).toBe(401);
  }
});

test('a message whose link no longer works loses its text', async () => {
  await signUp('late@example.com');
  const [row] = (await list('?topic=account')).items;
  await program.database.pool.query(
    `update outbox set expires_at = now() - interval '1 second' where id = $1`,
    [row?.id],
  );
  expect((await program.call<OutboxMessage>('GET', `/api/outbox/${row?.id}`)).text).toBeNull();
  expect(await wipeExpired(program.database.kysely, 10)).toBe(1);
  const { rows } = await program.database.pool.query<{ text: string }>(
    `select payload->>'text' as text from outbox where id = $1`,
    [row?.id],
  );
  expect(rows[0]?.text).toBe('');
});

test('the outbox is read on from a cursor', async () => {
  await signUp('third@example.com');
  const first = await list('?per_page=1');
  const second = await list(`?per_page=1&cursor=${first.next_cursor}`);
  expect([first, second].flatMap(page => page.items.map(one => one.to))).toEqual([
    'third@example.com',
    'late@example.com',
  ]);
});
