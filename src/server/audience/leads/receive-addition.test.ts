import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { formData, formToken, postForm, quoteForm } from '../../../../test/lead-forms.ts';
import { startTestProgram, type TestProgram } from '../../../../test/test-program.ts';
import type { Lead } from '../../../contract/audience/leads.ts';
import { signAddition } from './addition-link.ts';

const folder = mkdtempSync(join(tmpdir(), 'pagehaul-additions-'));
let program: TestProgram;
let origin: string;
beforeAll(async () => {
  program = await startTestProgram({ DATA_DIR: folder });
  ({ origin } = await program.listen());
});
afterAll(async () => {
  await program.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** A request without a name and an email address, and the address of its thank-you page. */
async function sent(changes: Record<string, unknown> = {}): Promise<{ id: string; thanks: string }> {
  const fields = quoteForm({ form_token: formToken(program), name: '', email: '', ...changes });
  const reply = await postForm(program, fields);
  expect(reply.status).toBe(303);
  const [lead] = (await program.call<{ items: Lead[] }>('GET', '/api/leads')).items;
  return { id: lead?.id ?? '', thanks: reply.headers.get('location')?.replace(/#.*/, '') ?? '' };
}

const open = async (path: string) => (await fetch(origin + path)).text();
const read = (id: string) => program.call<Lead>('GET', `/api/leads/${id}`);
const hidden = (html: string, name: string) =>
  new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1]?.replaceAll('&amp;', '&') ?? '';
const add = (fields: Record<string, unknown>) =>
  fetch(`${origin}/leads/more`, { method: 'POST', body: formData(fields), redirect: 'manual' });

/** The form of a thank-you page, as a browser would send it with these fields. */
async function addFrom(thanks: string, fields: Record<string, unknown>): Promise<Response> {
  const html = await open(thanks);
  return add({ token: hidden(html, 'token'), shown: hidden(html, 'shown'), subject_line: '', ...fields });
}

test('a phone number and a ZIP code are a request, and a street, a name and a photo can follow', async () => {
  const { id, thanks } = await sent();
  expect(await read(id)).toMatchObject({ name: '', email: '', zip_answer: 'served', address: null });
  expect(await open(thanks)).toMention('Yes, we come to 33401 (West Palm Beach).');
  const photo = await sharp({ create: { width: 20, height: 10, channels: 3, background: '#a33' } })
    .png()
    .toBuffer();
  const reply = await addFrom(thanks, {
    name: 'Ann Added',
    address: '12 Palm Way',
    city: 'West Palm Beach',
    timeline: '',
    details: 'Second floor.',
    photos: [new File([new Uint8Array(photo)], 'a.png', { type: 'image/png' })],
  });
  expect(reply.status).toBe(303);
  const next = reply.headers.get('location') ?? '';
  expect(next).toMatch(
    /^\/thank-you\?request=quote&photos=1&county=Palm\+Beach&zip=33401&added=yes&more=[^&]+#main$/,
  );
  expect(await read(id)).toMatchObject({
    name: 'Ann Added',
    email: '',
    address: '12 Palm Way',
    details: 'Second floor.',
    timeline: null,
  });
  await expect.poll(async () => (await read(id)).photos).toHaveLength(1);
  const page = await open(next);
  expect(page).toMention('What you added is with your request.');
  expect(page).not.toMention('Ann Added');
  expect(page).not.toMention('Palm Way');
});

test('the same sent twice is added once, and more details come below the first', async () => {
  const { id, thanks } = await sent({ phone: '(561) 555-0177' });
  await addFrom(thanks, { details: 'Gate code 12.' });
  await addFrom(thanks, { details: 'Gate code 12.' });
  await addFrom(thanks, { details: 'Two sofas.', address: '' });
  expect(await read(id)).toMatchObject({ details: 'Gate code 12.\n\nTwo sofas.', address: null });
  const mails = await program.database.pool.query(
    `select payload->>'subject' as subject from outbox where lead_id = $1 order by id`,
    [id],
  );
  expect(mails.rows.map(({ subject }) => subject)).toEqual([
    'New quote request: (561) 555-0177, 33401',
    'More about a request: (561) 555-0177, 33401',
    'More about a request: (561) 555-0177, 33401',
  ]);
});

test('a mistake is shown beside its field, with what was typed and the link', async () => {
  const { id, thanks } = await sent({ phone: '(561) 555-0178' });
  const reply = await addFrom(thanks, { email: 'ann@', address: '5 <b>Palm</b> Way' });
  expect(reply.status).toBe(400);
  const html = await reply.text();
  expect(html).toMention('id="addition-email-problem"');
  expect(html).toMention('value="5 &lt;b&gt;Palm&lt;/b&gt; Way"');
  expect(hidden(html, 'token')).toContain(id);
  expect((await read(id)).address).toBeNull();
});

test('an expired link, a forged one and one of a deleted request add nothing and say so', async () => {
  const { id } = await sent({ phone: '(561) 555-0179' });
  const long = new Date(Date.now() - 4 * 86_400_000);
  const { formKey } = program.leads;
  const gone = '00000000-0000-7000-8000-000000000000';
  for (const token of [
    signAddition(formKey, id, long),
    signAddition('another key', id, new Date()),
    signAddition(formKey, gone, new Date()),
    'x',
  ]) {
    const reply = await add({ token, name: 'Mallory' });
    expect(reply.headers.get('location')).toBe('/thank-you?request=quote&added=late#main');
  }
  expect((await read(id)).name).toBe('');
  expect(await open('/thank-you?request=quote&added=late')).toMention('Please call us with the rest.');
});

test('a program that fills in what people don’t see adds nothing', async () => {
  const { id, thanks } = await sent({ phone: '(561) 555-0180' });
  const reply = await addFrom(thanks, { name: 'Bot', subject_line: 'x' });
  expect(reply.status).toBe(303);
  expect((await read(id)).name).toBe('');
});

test('a request from outside the area is stored, marked and answered', async () => {
  const { id, thanks } = await sent({ zip_code: '78701', phone: '(561) 555-0181' });
  expect((await read(id)).zip_answer).toBe('outside');
  expect(await open(thanks)).toMention('78701 (Austin) is outside our area');
});
