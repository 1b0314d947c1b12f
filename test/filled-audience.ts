import sharp from 'sharp';
import { expect } from 'vitest';
import { createCustomer } from './factories.ts';
import { formToken, postForm, quoteForm } from './lead-forms.ts';
import type { TestProgram } from './test-program.ts';

/*
 * What people outside the office leave behind in a filled program.
 */

export async function storeCustomer(program: TestProgram): Promise<string> {
  const customer = await createCustomer(program, {
    subscription_plan: 'premium',
    monthly_page_limit: 50,
    company_name: 'O’Neil & Daughters',
  });
  const { items } = await program.call<{ items: { id: string; for_customers: boolean }[] }>(
    'GET',
    '/api/templates',
  );
  const reply = await customer.ask('POST', '/api/customer/pages', {
    template_id: items.find(template => template.for_customers)?.id,
    field_values: { city: 'Valdosta', state: 'GA', keyword: 'customer hauling' },
  });
  expect(reply.status).toBe(201);
  return customer.email;
}

export async function storeLeads(program: TestProgram): Promise<string> {
  const photo = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#a41' } })
    .jpeg()
    .toBuffer();
  const form_token = formToken(program);
  const reply = await postForm(
    program,
    quoteForm({
      form_token,
      name: "Ann O'Neil \\ “quoted”",
      photos: [new File([new Uint8Array(photo)], 'sofa.jpg', { type: 'image/jpeg' })],
    }),
    { accept: 'application/json' },
  );
  const { lead } = (await reply.json()) as { lead: { id: string } };
  const { contact_id } = await program.call<{ contact_id: string }>('PATCH', `/api/leads/${lead.id}`, {
    status: 'booked',
    next_step: 'Bring \\ “straps”',
  });
  await program.call('POST', `/api/conversations/${contact_id}/messages`, {
    kind: 'call',
    outcome: 'reached',
    body: 'Comes at 8 \\ “sharp”.',
    lead_id: lead.id,
  });
  return lead.id;
}

export async function storeWork(program: TestProgram, lead_id: string): Promise<void> {
  const { id } = await program.call<{ id: string }>('POST', '/api/cases', {
    summary: 'Racks, two kayaks & a “boat trailer” without wheels.',
    service: 'Storage',
    place: 'Ocala, FL',
    done_on: '2026-03-04',
    customer_name: 'Zoë',
    customer_words: 'Quick \\ and "kind".',
    lead_id,
  });
  const body = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#731' } })
    .jpeg()
    .toBuffer();
  await program.send(
    new Request(`http://localhost/api/cases/${id}/photos?stage=after`, {
      method: 'POST',
      headers: { 'content-type': 'image/jpeg', cookie: program.cookie },
      body: new Uint8Array(body),
    }),
  );
  await program.call('POST', `/api/cases/${id}/publish`);
  const { url } = await program.call<{ url: string }>('POST', `/api/cases/${id}/consent-link`, {});
  const { revision } = await program.call<{ revision: number }>('GET', `/api/cases/${id}`);
  const answer = new URLSearchParams({
    action: 'agree',
    photos: 'yes',
    words: 'yes',
    revision: `${revision}`,
  });
  const { pathname } = new URL(url);
  await program.send(new Request(`http://localhost${pathname}`, { method: 'POST', body: answer }));
}

/** A review written through a link, a copied one, and a removed one. */
export async function storeReviews(program: TestProgram, lead_id: string): Promise<void> {
  const { url } = await program.call<{ url: string }>('POST', '/api/reviews/requests', { lead_id });
  const answer = new URLSearchParams({
    action: 'send',
    rating: '4',
    words: 'On time \\ and “kind”.',
    author: 'Zoë',
  });
  const { pathname } = new URL(url);
  await program.send(new Request(`http://localhost${pathname}`, { method: 'POST', body: answer }));
  for (const day of ['2026-03-04', '2026-03-05']) {
    const { id } = await program.call<{ id: string }>('POST', '/api/reviews', {
      rating: 5,
      words: "They didn't leave a screw behind.",
      author: "O'Neil",
      reviewed_on: day,
      source_name: 'A neighborhood board',
      source_url: 'https://board.example/1?a=1&b=2',
      place: 'Ocala, FL',
      service: 'Storage',
    });
    if (day === '2026-03-05')
      await program.call('POST', `/api/reviews/${id}/withdraw`, { reason: 'Written about another company.' });
  }
}

export async function openGiveaway(program: TestProgram): Promise<void> {
  for (const name of ['Ann', 'Bea']) {
    await program.call('POST', '/api/giveaway-entries', {
      full_name_1: name,
      full_name_2: 'Ben',
      state: 'FL',
      email: `${name}@example.com`,
      phone: '(561) 555-0123',
      wedding_date: '2027-07-04',
    });
  }
  await program.call('POST', '/api/giveaway-draws', {});
}
