import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { quoteForm } from '../../../../test/lead-forms.ts';
import { startTestProgram, type TestProgram } from '../../../../test/test-program.ts';
import type { Contact } from '../../../contract/audience/contacts.ts';
import type { Conversation } from '../../../contract/audience/conversations.ts';
import type { Lead, LeadReceipt } from '../../../contract/audience/leads.ts';

let program: TestProgram;
beforeAll(async () => {
  program = await startTestProgram();
});
afterAll(() => program.stop());

let house = 0;
const numberOf = (n: number) => `561 555 ${String(n).padStart(4, '0')}`;
/** A new person with a number of its own, and a lead. */
const person = async (name: string, phone?: string): Promise<{ id: string; phone: string; lead: string }> => {
  house += 1;
  const own = phone ?? numberOf(house);
  const reply = await program.request('POST', '/api/leads', {
    body: quoteForm({ name, phone: own, email: '', details: `House ${house}` }),
    headers: { 'x-forwarded-for': `198.51.${house >> 8}.${house & 255}` },
  });
  const { id: lead } = (await reply.json()) as LeadReceipt;
  const { contact_id } = await program.call<Lead>('GET', `/api/leads/${lead}`);
  return { id: contact_id ?? '', phone: own, lead };
};
const merge = (id: string, other_id: string) =>
  program.call<Contact>('POST', `/api/contacts/${id}/merge`, { other_id });
const unmerge = (id: string) => program.call<Contact>('POST', `/api/contacts/${id}/unmerge`);
const refused = async (path: string, body?: unknown) => {
  const reply = await program.request('POST', path, { body, cookie: program.cookie });
  const { error } = (await reply.json()) as { error: { reason?: string } };
  return [reply.status, error.reason];
};
const talk = (id: string) => program.call<Conversation>('GET', `/api/conversations/${id}`);
const said = async (id: string) =>
  (await talk(id)).messages.items
    .map(({ kind, body, lead }) => (kind === 'lead' ? lead?.name : body))
    .toReversed();
const note = (id: string, body: string, lead_id?: string) =>
  program.call('POST', `/api/conversations/${id}/messages`, { kind: 'note', body, lead_id });
/** Everything stored of contacts, as far as a merge could change it. */
const stored = async () =>
  (
    await program.database.pool.query(
      `select id, root_id, merged_into, shown_name, last_at, waiting_since, quiet_since, assignee_id, is_spam, search
       from contacts order by id`,
    )
  ).rows;

describe('a merge', () => {
  test('two records become one person with both numbers, and undoing it restores each exactly', async () => {
    const [ann, bob] = [await person('Ann'), await person('Bob')];
    await note(bob.id, 'Bob’s note');
    const before = await stored();
    expect(await merge(ann.id, bob.id)).toMatchObject({
      id: ann.id,
      phones: [{ number: '+15615550001' }, { number: '+15615550002' }],
      merged: [{ id: bob.id, into: ann.id }],
    });
    expect(await said(bob.id)).toEqual(['Ann', 'Bob', 'Bob’s note']);
    expect(await unmerge(bob.id)).toMatchObject({ id: bob.id, name: 'Bob', merged: [] });
    expect(await stored()).toEqual(before);
  });

  test('what was said since the merge goes with the number and the lead that it is about', async () => {
    const [ann, bob] = [await person('Ann'), await person('Bob')];
    await merge(ann.id, bob.id);
    const again = await person('Bob again', bob.phone);
    expect(again.id).toBe(bob.id);
    await note(ann.id, 'Of the person');
    await note(ann.id, 'Of Bob’s lead', bob.lead);
    expect(await said(ann.id)).toEqual(['Ann', 'Bob', 'Bob again', 'Of the person', 'Of Bob’s lead']);
    await unmerge(bob.id);
    expect(await said(ann.id)).toEqual(['Ann', 'Of the person']);
    expect(await said(bob.id)).toEqual(['Bob', 'Bob again', 'Of Bob’s lead']);
  });

  test('merges in a row are undone in any order', async () => {
    const [a, b, c] = [await person('A'), await person('B'), await person('C')];
    const before = await stored();
    await merge(b.id, c.id);
    await merge(a.id, b.id);
    expect((await talk(c.id)).contact.merged.map(({ id, into }) => [id, into])).toEqual([
      [b.id, a.id],
      [c.id, b.id],
    ]);
    await unmerge(b.id);
    expect(await said(a.id)).toEqual(['A']);
    expect(await said(b.id)).toEqual(['B', 'C']);
    await merge(a.id, b.id);
    await unmerge(c.id);
    expect(await said(a.id)).toEqual(['A', 'B']);
    await unmerge(b.id);
    expect(await stored()).toEqual(before);
  });

  test('a merged record that is merged brings the person it belongs to', async () => {
    const [a, b, c] = [await person('A'), await person('B'), await person('C')];
    await merge(a.id, b.id);
    expect((await merge(c.id, b.id)).merged.map(({ id, into }) => [id, into])).toEqual([
      [a.id, c.id],
      [b.id, a.id],
    ]);
  });
});

describe('a merge is refused', () => {
  test('with itself, with its own record, and in a circle', async () => {
    const [a, b, c] = [await person('A'), await person('B'), await person('C')];
    const path = `/api/contacts/${a.id}/merge`;
    expect(await refused(path, { other_id: a.id })).toEqual([409, 'same-contact']);
    await merge(a.id, b.id);
    await merge(b.id, c.id);
    for (const other_id of [b.id, c.id])
      expect(await refused(path, { other_id })).toEqual([409, 'same-contact']);
    expect(await refused(`/api/contacts/${c.id}/merge`, { other_id: a.id })).toEqual([409, 'same-contact']);
  });

  test('with a contact that does not exist, and an undo of none', async () => {
    const { id } = await person('A');
    const other_id = '019aa000-0000-7000-8000-000000000000';
    expect(await refused(`/api/contacts/${id}/merge`, { other_id })).toEqual([404, 'contact-missing']);
    expect(await refused(`/api/contacts/${id}/unmerge`)).toEqual([409, 'not-merged']);
  });
});

describe('at once', () => {
  test('two merges of two records into each other are one merge', async () => {
    const [a, b] = [await person('A'), await person('B')];
    const answers = await Promise.all([
      program.request('POST', `/api/contacts/${a.id}/merge`, {
        body: { other_id: b.id },
        cookie: program.cookie,
      }),
      program.request('POST', `/api/contacts/${b.id}/merge`, {
        body: { other_id: a.id },
        cookie: program.cookie,
      }),
    ]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
    expect((await talk(a.id)).contact.merged).toHaveLength(1);
  });

  test('requests, notes, merges and undos of the same people lose nothing and show nothing twice', async () => {
    const people = await Promise.all(['A', 'B', 'C'].map(name => person(name)));
    const [a, b, c] = people.map(({ id }) => id) as [string, string, string];
    const phones = people.map(({ phone }) => phone);
    const ask = (path: string, body?: unknown) =>
      program.request('POST', path, { body, cookie: program.cookie }).then(reply => reply.status);
    const statuses = await Promise.all(
      Array.from({ length: 30 }, (_, n) => [
        ask(`/api/contacts/${[a, b, c][n % 3]}/merge`, { other_id: [b, c, a][n % 3] }),
        ask(`/api/contacts/${[b, c, a][n % 3]}/unmerge`),
        person(`Again ${n}`, phones[n % 3]).then(() => 201),
        ask(`/api/conversations/${[c, a, b][n % 3]}/messages`, { kind: 'note', body: `Note ${n}` }),
      ]).flat(),
    );
    expect(statuses.filter(status => ![200, 201, 409].includes(status))).toEqual([]);
    for (const { id, into } of (await talk(a)).contact.merged) if (into) await unmerge(id);
    const lists = (await Promise.all([a, b, c].map(said))).flat();
    expect(new Set(lists).size).toBe(3 + 30 + 30);
  });
});

describe('a change of a contact', () => {
  test('a name, numbers and addresses by staff are kept, and a new number is recognized', async () => {
    const { id, phone } = await person('Ann');
    const changed = await program.call<Contact>('PATCH', `/api/contacts/${id}`, {
      name: 'Ann of Jupiter',
      phones: [phone, '(305) 555-0177 ext. 4', '+44 20 7946 0958'],
      emails: ['ANN@example.com'],
    });
    expect(changed).toMatchObject({
      name: 'Ann of Jupiter',
      emails: ['ann@example.com'],
      phones: [{ extension: '' }, { number: '+13055550177', extension: '4' }, { country: 'GB' }],
    });
    expect((await person('Another', '305 555 0177 x4')).id).toBe(id);
  });

  test('a number of another contact and a text that is none are refused with their place', async () => {
    const [ann, bob] = [await person('Ann'), await person('Bob')];
    const patch = (body: unknown) =>
      program.request('PATCH', `/api/contacts/${ann.id}`, { body, cookie: program.cookie });
    const taken = await patch({ phones: [bob.phone] });
    expect([taken.status, await taken.text()]).toEqual([409, expect.stringContaining(bob.id)]);
    const none = await patch({ phones: [ann.phone, 'not a number'] });
    expect([none.status, await none.text()]).toEqual([400, expect.stringContaining('"phones.1"')]);
    const old = await patch({ name: 'X', updated_at: '2020-01-01T00:00:00.000Z' });
    expect(old.status).toBe(409);
  });
});

describe('a deleted lead', () => {
  test('with the last lead of a person everything of the person is deleted', async () => {
    const [ann, bob] = [await person('Ann'), await person('Bob')];
    await merge(ann.id, bob.id);
    await note(ann.id, 'Has a gate code');
    await program.call('DELETE', `/api/leads/${ann.lead}`);
    expect(await said(bob.id)).toEqual(['Bob', 'Has a gate code']);
    expect((await talk(bob.id)).contact.phones.map(({ number }) => number)).toEqual([
      `+1${bob.phone.replaceAll(' ', '')}`,
    ]);
    await program.call('DELETE', `/api/leads/${bob.lead}`);
    const { rows } = await program.database.pool.query(
      'select id from contacts where id = any($1) union all select contact_id from contact_points where contact_id = any($1)',
      [[ann.id, bob.id]],
    );
    expect(rows).toEqual([]);
  });
});
