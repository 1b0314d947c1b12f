import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createCustomer } from '../../../../test/factories.ts';
import { quoteForm } from '../../../../test/lead-forms.ts';
import { startTestProgram, type TestProgram } from '../../../../test/test-program.ts';
import type { Conversation, ConversationSummary, Message } from '../../../contract/audience/conversations.ts';
import type { Lead, LeadReceipt } from '../../../contract/audience/leads.ts';

interface Page {
  readonly items: ConversationSummary[];
  readonly next_cursor: string | null;
  readonly total: number;
}

let program: TestProgram;
let me = '';
beforeAll(async () => {
  program = await startTestProgram();
  const { rows } = await program.database.pool.query(`select user_id from user_roles where role = 'admin'`);
  me = rows[0].user_id;
});
afterAll(() => program.stop());

let house = 0;
const lead = async (changes: Record<string, unknown> = {}): Promise<Lead & { contact: string }> => {
  house += 1;
  const reply = await program.request('POST', '/api/leads', {
    body: quoteForm({
      phone: `561 556 ${String(house).padStart(4, '0')}`,
      details: `House ${house}`,
      ...changes,
    }),
    headers: { 'x-forwarded-for': `198.51.${house >> 8}.${house & 255}` },
  });
  const { id } = (await reply.json()) as LeadReceipt;
  const stored = await program.call<Lead>('GET', `/api/leads/${id}`);
  return { ...stored, contact: stored.contact_id ?? '' };
};
const list = (query: string) => program.call<Page>('GET', `/api/conversations?${query}`);
const idsOf = async (query: string) => (await list(query)).items.map(({ id }) => id);
const add = (id: string, body: unknown) =>
  program.call<Message>('POST', `/api/conversations/${id}/messages`, body);
const change = (id: string, body: unknown) => program.call<Lead>('PATCH', `/api/leads/${id}`, body);
const problemOf = async (method: string, path: string, body: unknown) => {
  const reply = await program.request(method, path, { body, cookie: program.cookie });
  const { error } = (await reply.json()) as { error: { message: string; fields?: { path: string }[] } };
  return [reply.status, error.fields?.[0]?.path];
};

describe('lists of conversations', () => {
  test('who waits longest is first, and a call that reached somebody is an answer', async () => {
    const [first, second] = [await lead(), await lead()];
    const waiting = await idsOf('list=needs_answer');
    expect(waiting.slice(-2)).toEqual([first.contact, second.contact]);
    await add(first.contact, { kind: 'call', outcome: 'no_answer' });
    expect(await idsOf('list=needs_answer')).toContain(first.contact);
    await add(first.contact, { kind: 'call', outcome: 'reached', body: 'Comes on Friday' });
    expect(await idsOf('list=needs_answer')).not.toContain(first.contact);
    await add(first.contact, { kind: 'call', direction: 'in', outcome: 'missed' });
    expect(await idsOf('list=needs_answer')).toContain(first.contact);
  });

  test('a note is no answer, and a stage beyond new is one', async () => {
    const { id, contact } = await lead();
    await add(contact, { kind: 'note', body: 'Has a dog' });
    expect(await idsOf('list=needs_answer')).toContain(contact);
    await change(id, { status: 'contacted' });
    expect(await idsOf('list=needs_answer')).not.toContain(contact);
  });

  test('an assigned lead is in the list of its assignee until it is done', async () => {
    const { id, contact } = await lead();
    await change(id, { assignee_id: me, next_step: 'Send the price', next_step_at: '2030-01-02T15:00:00Z' });
    const { items } = await list('list=mine');
    expect(items).toMatchObject([
      { id: contact, assignee_id: me, lead: { id, next_step: 'Send the price', stage: 'new' } },
    ]);
    await change(id, { stage: 'paid' });
    expect(await idsOf('list=mine')).toEqual([]);
  });

  test('a quoted lead is quiet until something is said', async () => {
    const { id, contact } = await lead();
    await change(id, { stage: 'quoted' });
    expect(await idsOf('list=quoted_quiet&days=0')).toEqual([contact]);
    expect(await idsOf('list=quoted_quiet')).toEqual([]);
    await program.database.pool.query(
      `update contacts set quiet_since = now() - interval '4 days' where id = '${contact}'`,
    );
    expect(await idsOf('list=quoted_quiet')).toEqual([contact]);
    await add(contact, { kind: 'call', direction: 'in', outcome: 'missed' });
    expect(await idsOf('list=quoted_quiet&days=0')).toEqual([]);
  });

  test('suspected spam has a list of its own and waits for nobody', async () => {
    const { id, contact } = await lead({ subject_line: 'x' });
    expect(await idsOf('list=spam')).toEqual([contact]);
    expect(await idsOf('list=needs_answer')).not.toContain(contact);
    expect(await idsOf('list=all')).not.toContain(contact);
    await change(id, { suspected_spam: false });
    expect(await idsOf('list=spam')).toEqual([]);
    expect(await idsOf('list=needs_answer')).toContain(contact);
  });

  test('pages of a list hold every conversation once', async () => {
    const seen: string[] = [];
    for (let cursor = ''; ; ) {
      const page = await list(`per_page=2${cursor && `&cursor=${cursor}`}`);
      seen.push(...page.items.map(({ id }) => id));
      if (page.next_cursor === null) break;
      cursor = page.next_cursor;
    }
    const { total } = await list('');
    expect([seen.length, new Set(seen).size]).toEqual([total, total]);
    expect(await problemOf('GET', '/api/conversations?cursor=eyJhdCI6IngifQ', undefined)).toEqual([
      400,
      undefined,
    ]);
  });

  test('a conversation is found by name, digits, address and words that were said', async () => {
    const { contact } = await lead({ name: 'Zoë Quill', phone: '(954) 555-0142', email: 'zq@example.com' });
    await add(contact, { kind: 'note', body: 'Piano on the third floor' });
    for (const search of [
      'zoe q',
      '954.555.0142',
      '555-0142',
      '+19545550142',
      'zq@ex',
      'third floor',
      'House',
    ])
      expect(await idsOf(`search=${encodeURIComponent(search)}`)).toContain(contact);
    expect(await idsOf('search=nobody%20said%20this')).toEqual([]);
    expect(await idsOf('list=spam&search=piano')).toEqual([]);
  });

  test('what hostile senders write is text', async () => {
    const name = `'; drop table contacts; -- <script>%_\\ ${'N'.repeat(60)}`;
    const { contact } = await lead({ name });
    const [found] = (await list(`search=${encodeURIComponent("'; drop table")}`)).items;
    expect(found).toMatchObject({ id: contact, name });
    expect(await idsOf('search=%25%25%25')).toEqual([]);
  });
});

describe('a timeline', () => {
  test('requests, notes, calls and stages are in one timeline, newest first and page by page', async () => {
    const { id, contact } = await lead({ name: 'Ann' });
    await add(contact, { kind: 'note', body: 'Gate code 4', lead_id: id });
    await add(contact, { kind: 'call', outcome: 'reached', happened_at: new Date().toISOString() });
    await change(id, { stage: 'lost', lost_reason: 'Too far' });
    const first = await program.call<Conversation>('GET', `/api/conversations/${contact}?per_page=3`);
    expect(first.messages.items).toMatchObject([
      {
        kind: 'stage',
        stage_before: 'new',
        stage_after: 'lost',
        body: 'Too far',
        author_email: 'admin@example.com',
      },
      { kind: 'call', direction: 'out', outcome: 'reached', channel: 'phone' },
      { kind: 'note', body: 'Gate code 4', lead_id: id, direction: null },
    ]);
    const rest = await program.call<Conversation>(
      'GET',
      `/api/conversations/${contact}?per_page=3&cursor=${first.messages.next_cursor}`,
    );
    expect(rest.messages).toMatchObject({
      items: [{ kind: 'lead', direction: 'in', lead: { id, name: 'Ann' } }],
      next_cursor: null,
    });
  });

  test('a message that says too little or too much is refused with its field', async () => {
    const [{ contact }, other] = [await lead(), await lead()];
    const refused = (body: unknown) => problemOf('POST', `/api/conversations/${contact}/messages`, body);
    expect(await refused({ kind: 'note', body: ' \u200b' })).toEqual([400, 'body']);
    expect(await refused({ kind: 'note', body: 'x'.repeat(10_001) })).toEqual([400, 'body']);
    expect(await refused({ kind: 'note', body: 'x', outcome: 'reached' })).toEqual([400, 'kind']);
    expect(await refused({ kind: 'call' })).toEqual([400, 'outcome']);
    expect(await refused({ kind: 'call', outcome: 'missed' })).toEqual([400, 'outcome']);
    expect(await refused({ kind: 'call', direction: 'in', outcome: 'busy' })).toEqual([400, 'outcome']);
    expect(await refused({ kind: 'email', body: 'x' })).toEqual([400, 'kind']);
    const later = '2999-01-01T00:00:00Z';
    expect(await refused({ kind: 'call', outcome: 'reached', happened_at: later })).toEqual([
      400,
      'happened_at',
    ]);
    expect(await refused({ kind: 'note', body: 'x', lead_id: other.id })).toEqual([400, 'lead_id']);
  });

  test('the state of a message only moves forward', async () => {
    const { contact } = await lead();
    const { pool } = program.database;
    await pool.query(
      `insert into messages (id, contact_id, kind, channel, direction, state, external_id, body)
       values (gen_random_uuid(), $1, 'text', 'sms', 'out', 'queued', 'SM1', 'Hello')`,
      [contact],
    );
    const states: string[] = [];
    for (const state of ['delivered', 'sent', 'queued', 'failed', null]) {
      const { rows } = await pool.query(
        `update messages set state = $1 where external_id = 'SM1' returning state`,
        [state],
      );
      states.push(rows[0].state);
    }
    expect(new Set(states)).toEqual(new Set(['delivered']));
  });
});

describe('stage and status', () => {
  test('each sets the other, and a status that the stage has already keeps the stage', async () => {
    const { id } = await lead();
    const states: string[] = [];
    for (const body of [
      { stage: 'quoted' },
      { status: 'contacted' },
      { stage: 'paid' },
      { status: 'booked' },
      { status: 'lost' },
      { stage: 'new' },
    ]) {
      const { stage, status } = await change(id, body);
      states.push(`${stage}/${status}`);
    }
    expect(states).toEqual([
      'quoted/contacted',
      'quoted/contacted',
      'paid/done',
      'booked/booked',
      'lost/lost',
      'new/new',
    ]);
  });

  test('both at once, a reason of what is not lost and an assignee who is no staff are refused', async () => {
    const { id } = await lead();
    const customer = await createCustomer(program);
    const { rows } = await program.database.pool.query('select id from auth_users where email = $1', [
      customer.email,
    ]);
    const refused = (body: unknown) => problemOf('PATCH', `/api/leads/${id}`, body);
    expect(await refused({ stage: 'quoted', status: 'new' })).toEqual([400, 'stage']);
    expect(await refused({ lost_reason: 'Too far' })).toEqual([400, 'lost_reason']);
    expect(await refused({ assignee_id: rows[0].id })).toEqual([400, 'assignee_id']);
    expect(await refused({ stage: 'sold' })).toEqual([400, 'stage']);
  });
});
