import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createCustomer, createTemplate } from '../../../../test/factories.ts';
import { startTestProgram, type TestProgram } from '../../../../test/test-program.ts';
import type { Customer, CustomerPage, OwnCustomer } from '../../../contract/audience/customers.ts';
import type { PageRow } from '../../../contract/pages/pages.ts';
import type { Activity } from '../../../contract/platform/activity.ts';
import type { SettingsReply } from '../../../contract/platform/settings.ts';
import type { Template } from '../../../contract/templates/templates.ts';

let now = new Date('2027-03-10T12:00:00Z');
let program: TestProgram;
let template_id: string;
beforeAll(async () => {
  program = await startTestProgram({}, () => now);
  template_id = (await createTemplate(program, { name: 'Junk Removal Landing Page', for_customers: true }))
    .id;
});
afterAll(() => program.stop());

type Member = Awaited<ReturnType<typeof createCustomer>>;

const valuesOf = (city: string) => ({ keyword: 'hauling', city, state: 'FL' });
const generate = (customer: Member, city: string, changes: Record<string, unknown> = {}) =>
  customer.ask('POST', '/api/customer/pages', { template_id, field_values: valuesOf(city), ...changes });
const own = async (customer: Member): Promise<OwnCustomer> =>
  (await customer.ask('GET', '/api/customer')).json();
const errorOf = async (reply: Response) => (await reply.json()).error;

/** The text with letters for its digits: names of towns have none. */
const letters = (text: string) => text.replaceAll(/\d/g, digit => 'ghijklmnop'.charAt(Number(digit)));

/** The requested number of towns, of this customer alone. */
const townsOf = (customer: Member, count: number) =>
  Array.from({ length: count }, (_, n) => letters(`town ${customer.profile.id.slice(-6)} ${n}x`));

async function statusesOf(replies: readonly Response[]): Promise<Record<string, number>> {
  const tally: Record<string, number> = {};
  for (const { status } of replies) tally[status] = (tally[status] ?? 0) + 1;
  return tally;
}

test('a page outside the areas or services is on the site, and not for search engines', async () => {
  const customer = await createCustomer(program);
  const asks = async (asks_outside: boolean) => {
    const { areas } = await program.call<SettingsReply>('GET', '/api/settings');
    await program.call('PUT', '/api/settings/areas', { ...areas, value: { ...areas.value, asks_outside } });
  };
  const made = async (keyword: string, city: string) => {
    const field_values = { ...valuesOf(city), keyword };
    const reply = await generate(customer, city, { field_values });
    const { is_noindex, status }: CustomerPage = await reply.json();
    return [is_noindex, status];
  };
  await asks(true);
  expect(await made('best price today', 'Davie')).toEqual([false, 'published']);
  expect(await made('pizza delivery', 'Davie')).toEqual([true, 'published']);
  expect(await made('best price today', 'Bogus Springs')).toEqual([true, 'published']);
  await asks(false);
});

describe('what customers have', () => {
  test('a profile with the free plan from the moment there is an account, and again if it is gone', async () => {
    const customer = await createCustomer(program);
    const fresh = {
      company_name: null,
      website_url: null,
      subscription_plan: 'free',
      monthly_page_limit: 10,
      pages_generated_this_month: 0,
      is_active: true,
    };
    expect(customer.profile).toMatchObject({ ...fresh, email: customer.email });
    await sql`delete from customer_profiles where id = ${customer.profile.id}`.execute(
      program.database.kysely,
    );
    expect(await own(customer)).toEqual({
      ...fresh,
      remaining_pages: 10,
      refusal: null,
      renews_on: '2027-04-01',
    });
  });

  test('admins have none, and are sent away from what is for customers', async () => {
    const { items } = await program.call<{ items: Customer[] }>(
      'GET',
      '/api/customers?search=admin@example.com',
    );
    expect(items).toEqual([]);
    const reply = await program.request('GET', '/api/customer', { cookie: program.cookie });
    expect([reply.status, (await errorOf(reply)).message]).toEqual([403, 'This area is for customers.']);
  });

  test('published templates meant for them, without their texts; no drafts and no others', async () => {
    const draft = await createTemplate(program, { status: 'draft', for_customers: true });
    const staffs = await createTemplate(program);
    const customer = await createCustomer(program);
    const { items } = await (await customer.ask('GET', '/api/customer/templates')).json();
    expect(items).toEqual([
      {
        id: template_id,
        name: 'Junk Removal Landing Page',
        custom_fields: expect.any(Object),
        url_pattern: 'keyword-in-city-state',
      },
    ]);
    for (const other of [draft, staffs]) {
      const reply = await generate(customer, 'Draft Town', { template_id: other.id });
      expect([reply.status, (await errorOf(reply)).message]).toEqual([404, 'Template not found']);
    }
  });

  test('a template stays theirs when a caller saves its text without saying so, and a copy is not theirs', async () => {
    const { for_customers, ...text } = await createTemplate(program, {
      for_customers: true,
      status: 'draft',
    });
    expect(for_customers).toBe(true);
    const saved: Template = await program.call('PUT', `/api/templates/${text.id}`, text);
    expect(saved.for_customers).toBe(true);
    const copy: Template = await program.call('POST', `/api/templates/${text.id}/clone`);
    expect(copy.for_customers).toBe(false);
  });
});

describe('generating', () => {
  test('makes a public page of the customer’s own, which staff see with its owner', async () => {
    const customer = await createCustomer(program);
    const reply = await generate(customer, 'Ocala');
    const page: CustomerPage = await reply.json();
    expect([reply.status, page.slug, page.status]).toEqual([201, 'hauling-in-ocala-fl', 'published']);
    expect(await own(customer)).toMatchObject({ pages_generated_this_month: 1, remaining_pages: 9 });
    expect((await (await customer.ask('GET', '/api/customer/pages')).json()).items).toEqual([page]);
    const staffs = await program.call<{ items: PageRow[]; total: number }>(
      'GET',
      `/api/pages?customer_id=${customer.profile.id}`,
    );
    expect(staffs).toMatchObject({
      total: 1,
      items: [{ id: page.id, owner: { customer_id: customer.profile.id, email: customer.email } }],
    });
    const { items } = await program.call<{ items: Activity[] }>('GET', '/api/activity?noun=pages');
    expect(items[0]).toMatchObject({ action: 'generated', user_email: customer.email, subject_id: page.id });
  });

  test('names the values that no address can be made from', async () => {
    const customer = await createCustomer(program);
    const field_values = { keyword: '😀', city: 'مرحبا', state: 'FL' };
    const reply = await generate(customer, '', { field_values });
    const { message, fields } = await errorOf(reply);
    expect([reply.status, message]).toEqual([400, expect.stringContaining('Use letters a–z or digits.')]);
    const paths = fields.map(({ path }: { path: string }) => path);
    expect(paths).toEqual(['field_values.keyword', 'field_values.city']);
  });

  test('a page of the staff belongs to no customer', async () => {
    const page = await program.call<PageRow>('POST', '/api/pages', {
      template_id,
      field_values: valuesOf('Staffville'),
    });
    expect(page.owner).toBeNull();
  });

  test('what exists already, what is refused and what fails count nothing', async () => {
    const customer = await createCustomer(program);
    await generate(customer, 'Lakeland');
    const refusals = [
      await generate(customer, 'Lakeland'),
      await generate(customer, '  '),
      await generate(customer, 'Here', { field_values: { ...valuesOf('Here'), color: 'red' } }),
      await generate(customer, 'Here', { field_values: { keyword: 'x' } }),
      await generate(customer, 'Here', { template_id: 'none' }),
    ];
    expect(refusals.map(reply => reply.status)).toEqual([409, 400, 400, 400, 400]);
    expect(await errorOf(refusals[0] as Response)).toMatchObject({
      message: 'Page already exists with this combination',
    });
    await sql`alter table activity add constraint broken check (action <> 'generated') not valid`.execute(
      program.database.kysely,
    );
    expect((await generate(customer, 'Brokenville')).status).toBe(500);
    await sql`alter table activity drop constraint broken`.execute(program.database.kysely);
    expect(await own(customer)).toMatchObject({ pages_generated_this_month: 1 });
    expect((await (await customer.ask('GET', '/api/customer/pages')).json()).total).toBe(1);
  });

  test('fifty at once make exactly as many pages as the limit allows', async () => {
    const customer = await createCustomer(program, { monthly_page_limit: 12 });
    const replies = await Promise.all(townsOf(customer, 50).map(town => generate(customer, town)));
    expect(await statusesOf(replies)).toEqual({ 201: 12, 429: 38 });
    expect(await own(customer)).toMatchObject({ pages_generated_this_month: 12, remaining_pages: 0 });
    expect((await (await customer.ask('GET', '/api/customer/pages')).json()).total).toBe(12);
  });

  test('the same page asked for many times at once is made and counted once', async () => {
    const customer = await createCustomer(program);
    const replies = await Promise.all(Array.from({ length: 8 }, () => generate(customer, 'Sebring')));
    expect(await statusesOf(replies)).toEqual({ 201: 1, 409: 7 });
    expect(await own(customer)).toMatchObject({ pages_generated_this_month: 1 });
  });

  test('the limit names the day of its reset, and a new month there begins by itself', async () => {
    const customer = await createCustomer(program, { monthly_page_limit: 1 });
    const [first = '', second = '', third = ''] = townsOf(customer, 3);
    now = new Date('2027-04-01T03:59:00Z'); // Still March in Florida.
    expect((await generate(customer, first)).status).toBe(201);
    const refused = await generate(customer, second);
    expect([refused.status, (await errorOf(refused)).message]).toEqual([
      429,
      'You have generated the 1 page of this month. You can generate more from April 1 on, or contact us for a larger plan.',
    ]);
    now = new Date('2027-04-01T04:00:00Z');
    expect(await own(customer)).toMatchObject({ pages_generated_this_month: 0, remaining_pages: 1 });
    expect((await generate(customer, second)).status).toBe(201);
    now = new Date('2027-04-01T03:59:00Z'); // A process whose clock is slower counts in the month that has begun.
    expect((await generate(customer, third)).status).toBe(429);
    now = new Date('2027-04-20T12:00:00Z');
    expect((await generate(customer, third)).status).toBe(429);
  });

  test('an inactive customer is refused with words, and their pages stay', async () => {
    const customer = await createCustomer(program);
    const page: CustomerPage = await (await generate(customer, 'Palatka')).json();
    await program.call('PATCH', `/api/customers/${customer.profile.id}`, { is_active: false });
    expect(await own(customer)).toMatchObject({
      is_active: false,
      refusal: expect.stringMatching(/inactive/),
    });
    for (const reply of [
      await generate(customer, 'Deltona'),
      await customer.ask('GET', '/api/customer/pages'),
      await customer.ask('GET', `/api/customer/pages/${page.id}`),
      await customer.ask('GET', '/api/customer/templates'),
    ]) {
      expect([reply.status, (await errorOf(reply)).message]).toEqual([
        403,
        'Your customer account is inactive. Please contact us to have it switched on again.',
      ]);
    }
    expect(await program.call<PageRow>('GET', `/api/pages/${page.id}`)).toMatchObject({
      status: 'published',
    });
  });
});
