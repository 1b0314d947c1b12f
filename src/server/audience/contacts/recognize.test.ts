import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { quoteForm } from '../../../../test/lead-forms.ts';
import { startTestProgram, type TestProgram } from '../../../../test/test-program.ts';
import type { Contact } from '../../../contract/audience/contacts.ts';
import type { Lead, LeadReceipt } from '../../../contract/audience/leads.ts';
import { fillContactsJob } from './fill-contacts.job.ts';

let program: TestProgram;
beforeAll(async () => {
  program = await startTestProgram();
});
afterAll(() => program.stop());

let house = 0;
const send = async (changes: Record<string, unknown>): Promise<Lead> => {
  house += 1;
  const reply = await program.request('POST', '/api/leads', {
    body: quoteForm({ details: `House ${house}`, ...changes }),
    headers: { 'x-forwarded-for': `198.51.${house >> 8}.${house & 255}` },
  });
  if (reply.status !== 201) throw new Error(await reply.text());
  const { id } = (await reply.json()) as LeadReceipt;
  return program.call<Lead>('GET', `/api/leads/${id}`);
};
const contactOf = ({ contact_id }: Lead) => program.call<Contact>('GET', `/api/contacts/${contact_id}`);
const rows = async (query: string) => (await program.database.pool.query(query)).rows;

describe('a request', () => {
  test('two requests of one number, written in two ways, are of one contact with both addresses', async () => {
    const first = await send({ phone: '(561) 555-0101', email: 'ann@example.com', name: 'Ann' });
    const second = await send({
      phone: '+1 561 555 0101',
      email: 'Ann.Work@example.com',
      name: 'Ann O’Neil',
    });
    expect(second.contact_id).toBe(first.contact_id);
    expect(await contactOf(first)).toMatchObject({
      name: 'Ann O’Neil',
      phones: [{ number: '+15615550101', extension: '', country: 'US', is_premium: false }],
      emails: ['ann@example.com', 'ann.work@example.com'],
    });
  });

  test('a request from another number with a known address is of that contact', async () => {
    const first = await send({ phone: '561 555 0102', email: 'bob@example.com' });
    const second = await send({ phone: '561 555 0103', email: 'bob@example.com' });
    expect(second.contact_id).toBe(first.contact_id);
  });

  test('a number of one contact with the address of another is of the first, which names the other as similar', async () => {
    const one = await send({ phone: '561 555 0104', email: 'cara@example.com' });
    const other = await send({ phone: '561 555 0105', email: 'dan@example.com' });
    const both = await send({ phone: '561 555 0104', email: 'dan@example.com' });
    expect(both.contact_id).toBe(one.contact_id);
    expect((await contactOf(one)).similar.map(({ id }) => id)).toEqual([other.contact_id]);
  });

  test('two extensions of one number are two contacts', async () => {
    const one = await send({ phone: '561 555 0106 ext. 1', email: 'one@example.com' });
    const other = await send({ phone: '561 555 0106 ext. 2', email: 'two@example.com' });
    expect(other.contact_id).not.toBe(one.contact_id);
  });

  test('suspected spam adds nothing to a contact that is known', async () => {
    const real = await send({ phone: '561 555 0107', email: 'eve@example.com' });
    const spam = await send({ phone: '561 555 0108', email: 'eve@example.com', subject_line: 'x' });
    expect(spam).toMatchObject({ suspected_spam: true, contact_id: real.contact_id });
    expect((await contactOf(real)).phones.map(({ number }) => number)).toEqual(['+15615550107']);
    await program.call('PATCH', `/api/leads/${spam.id}`, { suspected_spam: false });
    expect((await contactOf(real)).phones.map(({ number }) => number)).toEqual([
      '+15615550107',
      '+15615550108',
    ]);
  });

  test('a request whose number no network has keeps it as text and has a contact', async () => {
    const lead = await send({ phone: '0000000000', email: '', name: 'N'.repeat(80) });
    expect(lead.phone).toBe('0000000000');
    expect(await contactOf(lead)).toMatchObject({ phones: [], emails: [], name: 'N'.repeat(80) });
  });

  test('twenty requests of one new number at once are of one contact', async () => {
    const leads = await Promise.all(
      Array.from({ length: 20 }, () => send({ phone: '561 555 0109', email: 'finn@example.com' })),
    );
    expect(new Set(leads.map(lead => lead.contact_id)).size).toBe(1);
    expect(
      await rows(`select count(*)::int as n from contacts where shown_name = '' and last_at is null`),
    ).toEqual([{ n: 0 }]);
  });

  test('the same request again leaves no second contact', async () => {
    const before = await rows('select count(*)::int as n from contacts');
    const same = { phone: '0000000001', email: '', details: 'The very same', name: 'Same' };
    await send(same);
    await send(same);
    expect(await rows('select count(*)::int as n from contacts')).toEqual([{ n: before[0].n + 1 }]);
  });
});

describe('leads from before', () => {
  test('a lead of an earlier version gets its contact, its stage and its place in the timeline', async () => {
    const known = await send({ phone: '561 555 0110', email: 'gus@example.com' });
    await program.database.pool.query(`
      insert into leads (id, kind, status, name, phone, phone_digits, email, created_at)
      select gen_random_uuid(), 'quote', 'contacted', 'Old ' || n, case when n % 2 = 0 then '561 555 0110' else '561 556 0' || 100 + n % 400 end, '1',
        '', now() - interval '1 year'
      from generate_series(1, 1200) n;
      alter table leads disable trigger follow_stage; update leads set stage = null where contact_id is null;
      alter table leads enable trigger follow_stage`);
    await fillContactsJob(program.database).run(
      {},
      {
        signal: new AbortController().signal,
        number: 1,
        isLast: false,
        again: async () => undefined,
        send: async () => undefined,
      },
    );
    expect(await rows('select count(*)::int as n from leads where contact_id is null')).toEqual([{ n: 0 }]);
    expect(
      await rows(
        `select count(*)::int as n, count(distinct stage)::int as stages from leads where contact_id = '${known.contact_id}'`,
      ),
    ).toEqual([{ n: 601, stages: 2 }]);
    expect(
      await rows(
        `select count(distinct contact_id)::int as n from leads where name like 'Old %' and contact_id <> '${known.contact_id}'`,
      ),
    ).toEqual([{ n: 200 }]);
    expect(
      await rows(
        `select count(*)::int as n from leads l left join messages m on m.lead_id = l.id and m.kind = 'lead' where m.id is null`,
      ),
    ).toEqual([{ n: 0 }]);
    expect(
      await rows('select count(*)::int as n from contacts where merged_into is null and last_at is null'),
    ).toEqual([{ n: 0 }]);
  });
});
