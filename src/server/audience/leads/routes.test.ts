import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { footerForm, quoteForm, schedulingForm } from '../../../../test/lead-forms.ts';
import { startTestProgram, type TestProgram } from '../../../../test/test-program.ts';
import type { Lead, LeadReceipt } from '../../../contract/audience/leads.ts';

interface LeadList {
  items: Lead[];
  next_cursor: string | null;
  total: number;
  total_is_exact: boolean;
}

let program: TestProgram;
beforeAll(async () => {
  program = await startTestProgram();
});
afterAll(() => program.stop());

let house = 0;
/** Every call from its own address, as from different visitors. */
const send = async (body: unknown) => {
  house += 1;
  return program.request('POST', '/api/leads', {
    body,
    headers: { 'x-forwarded-for': `198.51.${house >> 8}.${house & 255}` },
  });
};
const sent = async (body: unknown): Promise<LeadReceipt> => {
  const reply = await send(body);
  if (reply.status !== 201) throw new Error(await reply.text());
  return reply.json();
};
const read = (id: string) => program.call<Lead>('GET', `/api/leads/${id}`);
const list = (query: string) => program.call<LeadList>('GET', `/api/leads?${query}`);

describe('a request sent as JSON', () => {
  test('a request sent as JSON of each kind is a new lead with everything it said', async () => {
    const quote = await sent(quoteForm({ sms_consent: true, utm_source: 'ads', page_path: '/services' }));
    expect(await read(quote.id)).toMatchObject({
      kind: 'quote',
      status: 'new',
      phone: '(561) 555-0123',
      phone_digits: '5615550123',
      zip_code: '33401',
      service: 'residential',
      address: null,
      sms_consent: true,
      utm_source: 'ads',
      page_path: '/services',
      suspected_spam: false,
    });
    const footer = await sent(footerForm());
    expect(await read(footer.id)).toMatchObject({
      kind: 'footer',
      junk_types: ['furniture', 'hot-tubs-spas'],
      timeline: 'within-a-week',
      details: 'Second floor,\nno lift.',
      service: null,
      sms_consent: false,
    });
    const form = schedulingForm();
    expect(await read((await sent(form)).id)).toMatchObject({
      kind: 'scheduling',
      service: 'appliance-removal',
      preferred_date: form.preferred_date,
      details: 'Two fridges.',
    });
  });

  test('a request sent as JSON keeps the click of an advertisement, and is exported with it as a text', async () => {
    const clicks = { gclid: 'Cj0-click', gbraid: 'gb', wbraid: 'wb', msclkid: 'ms', fbclid: 'f'.repeat(300) };
    const { id } = await sent(quoteForm({ name: '=cmd()', email: 'josé@example.com', ...clicks }));
    expect(await read(id)).toMatchObject({ ...clicks, email: 'josé@example.com' });
    const reply = await program.request('GET', '/api/leads/export.csv?search=cmd', {
      cookie: program.cookie,
    });
    expect(reply.headers.get('content-disposition')).toMatch(/leads-\d{4}-\d\d-\d\d\.csv/);
    const [head = '', row = ''] = (await reply.text()).trim().split('\n');
    expect(head).toContain('utm_content,gclid,gbraid,wbraid,msclkid,fbclid,sms_consent');
    expect(row).toContain(",'=cmd(),(561) 555-0123,josé@example.com,");
    expect(row).toContain(`,Cj0-click,gb,wb,ms,${'f'.repeat(300)},`);
    expect((await program.request('GET', '/api/leads/export.csv')).status).toBe(401);
  });

  test('a request sent as JSON answers whether the business comes to its ZIP code, and nothing else of what was sent', async () => {
    expect(Object.keys(await sent(quoteForm())).sort()).toEqual([
      'created_at',
      'id',
      'kind',
      'next_open_day',
      'zip_answer',
    ]);
  });

  test('a request sent as JSON that is wrong is refused with every field and stores nothing', async () => {
    const before = (await list('')).total;
    const reply = await send({ kind: 'quote', name: 7 });
    expect(reply.status).toBe(400);
    const { error } = await reply.json();
    expect(error.fields.map((field: { path: string }) => field.path)).toEqual(['name', 'phone', 'zip_code']);
    expect((await send({ kind: 'nothing' })).status).toBe(400);
    expect((await send('[')).status).toBe(400);
    expect((await send([])).status).toBe(400);
    expect((await send(schedulingForm({ preferred_date: '2020-01-01' }))).status).toBe(400);
    expect((await list('')).total).toBe(before);
  });

  test('a request sent as JSON that is oversized is refused', async () => {
    const reply = await send(quoteForm({ anything: 'x'.repeat(70_000) }));
    expect([reply.status, (await reply.json()).error.message]).toEqual([
      413,
      'That is too much at once. Send a smaller body.',
    ]);
  });

  test('a request sent as JSON that a hidden field marks as a program’s is kept aside, not dropped', async () => {
    const { id } = await sent(quoteForm({ subject_line: 'Cheap pills' }));
    expect(await read(id)).toMatchObject({
      suspected_spam: true,
      spam_reason: expect.stringContaining('don’t see'),
      notification: { state: 'none' },
    });
    expect((await list('spam=true')).items.map(lead => lead.id)).toContain(id);
    expect((await list('spam=false')).items.map(lead => lead.id)).not.toContain(id);
  });

  test('twice at the same moment is one lead', async () => {
    const form = quoteForm();
    const ids = (await Promise.all(Array.from({ length: 8 }, () => sent(form)))).map(one => one.id);
    expect(new Set(ids).size).toBe(1);
    const { rows } = await program.database.pool.query('select 1 from outbox where lead_id = $1', [ids[0]]);
    expect(rows).toHaveLength(1);
  });

  test('again after ten minutes is another lead', async () => {
    const form = quoteForm();
    const { id } = await sent(form);
    await program.database.pool.query(
      `update leads set created_at = created_at - interval '11 minutes' where id = $1`,
      [id],
    );
    const again = await sent(form);
    expect(again.id).not.toBe(id);
    expect((await sent(form)).id).toBe(again.id);
  });
});

test('of 200 posts from one address the first are stored, the next kept aside, the rest turned away', async () => {
  const before = (await list('')).total;
  const statuses: Record<number, number> = {};
  for (let n = 0; n < 2; n += 1) {
    const replies = await Promise.all(
      Array.from({ length: 100 }, (_, m) =>
        program.request('POST', '/api/leads', {
          body: quoteForm({ name: `Flood ${n}-${m}` }),
          headers: { 'x-forwarded-for': '203.0.113.99' },
        }),
      ),
    );
    for (const { status } of replies) statuses[status] = (statuses[status] ?? 0) + 1;
  }
  expect(statuses).toEqual({ 201: 60, 429: 140 });
  expect((await list('')).total).toBe(before + 60);
  expect((await list('search=Flood&spam=false')).total).toBe(20);
  expect((await list('search=Flood&spam=true')).total).toBe(40);
});

describe('the list', () => {
  test('the list finds by name, phone in any spelling, email, place and detail', async () => {
    const { id } = await sent(
      footerForm({
        name: 'Zebulon 100%_Quirk',
        phone: '954.555.0188',
        city: 'Tamarac',
        additional_details: 'A piano',
      }),
    );
    for (const search of ['zebulon', '100%25_q', '(954) 555-0188', '9545550188', 'tamarac', 'PIANO']) {
      expect([search, (await list(`search=${search}`)).items.map(lead => lead.id)]).toEqual([search, [id]]);
    }
    expect((await list('search=100%25xq')).items).toEqual([]);
    const short = await list('search=ZE');
    expect([short.items.map(lead => lead.id), short.total_is_exact]).toEqual([[id], false]);
  });

  test('the list is filtered by kind and status and continues where it ended, newest first', async () => {
    const ids: string[] = [];
    for (let n = 0; n < 5; n += 1) ids.push((await sent(schedulingForm({ city: 'Keysetville' }))).id);
    await program.call('PATCH', `/api/leads/${ids[0]}`, { status: 'booked' });
    const first = await list('search=keysetville&kind=scheduling&status=new&per_page=3');
    expect([first.total, first.items.map(lead => lead.id)]).toEqual([4, ids.slice(2).reverse()]);
    const second = await list(`search=keysetville&status=new&per_page=3&cursor=${first.next_cursor}`);
    expect([second.next_cursor, second.items.map(lead => lead.id)]).toEqual([null, [ids[1]]]);
    expect((await list('search=keysetville&kind=quote')).total).toBe(0);
  });

  test('the list is for admins', async () => {
    expect((await program.request('GET', '/api/leads')).status).toBe(401);
  });
});

describe('a lead', () => {
  test('moves on, and back out of suspected spam with its notification', async () => {
    const { id } = await sent(quoteForm({ subject_line: 'x' }));
    const changed = await program.call<Lead>('PATCH', `/api/leads/${id}`, {
      status: 'contacted',
      suspected_spam: false,
    });
    expect(changed).toMatchObject({
      status: 'contacted',
      suspected_spam: false,
      spam_reason: null,
      notification: { state: 'no-mail-server', message: 'Not sent: no mail server configured.' },
    });
    const marked = await program.call<Lead>('PATCH', `/api/leads/${id}`, { suspected_spam: true });
    expect(marked).toMatchObject({ suspected_spam: true, spam_reason: 'Marked by staff.' });
  });

  test('a lead is deleted with its messages', async () => {
    const { id } = await sent(quoteForm());
    await program.call('DELETE', `/api/leads/${id}`);
    const { rows } = await program.database.pool.query('select 1 from outbox where lead_id = $1', [id]);
    expect(rows).toEqual([]);
    expect((await program.request('GET', `/api/leads/${id}`, { cookie: program.cookie })).status).toBe(404);
    expect((await program.request('DELETE', `/api/leads/${id}`, { cookie: program.cookie })).status).toBe(
      404,
    );
  });

  test('a lead that is changed to nothing we know is refused', async () => {
    const { id } = await sent(quoteForm());
    const reply = await program.request('PATCH', `/api/leads/${id}`, {
      body: { status: 'eaten' },
      cookie: program.cookie,
    });
    expect(reply.status).toBe(400);
  });
});
