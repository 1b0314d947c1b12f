import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTemplate, generateBatch, planBatch } from '../../../../test/factories.ts';
import { formToken, postForm, quoteForm } from '../../../../test/lead-forms.ts';
import { type MailServer, startMailServer } from '../../../../test/mail-server.ts';
import { startTestProgram, type TestProgram } from '../../../../test/test-program.ts';
import type { ReviewAsking } from '../../../contract/audience/review-requests.ts';
import type { Review, ReviewImport } from '../../../contract/audience/reviews.ts';
import type { SettingsReply } from '../../../contract/platform/settings.ts';

let program: TestProgram;
let mail: MailServer;
let origin: string;
let days = 0;
beforeAll(async () => {
  mail = await startMailServer();
  const env = { SMTP_URL: mail.url, PUBLIC_URL: 'https://haul.example' };
  program = await startTestProgram(env, () => new Date(Date.now() + days * 86_400_000));
  ({ origin } = await program.listen());
  const content = { intro: 'We haul.' };
  await program.call('POST', '/api/services', { name: 'Sofa Removal', keywords: ['sofa removal'], content });
  const { id: template_id } = await createTemplate(program);
  const locations = 'Jupiter, FL\nOrlando, FL';
  const batch = await planBatch(program, { template_id, locations, keywords: 'sofa removal\nshed removal' });
  await generateBatch(program, batch.id);
});
afterAll(async () => {
  await program.stop();
  await mail.close();
});

const input = (changes: object = {}) => ({
  rating: 3,
  words: 'Late by an hour, then quick.',
  author: 'Ann',
  reviewed_on: '2026-03-05',
  source_name: 'Nextdoor',
  source_url: 'https://nextdoor.example/p/1',
  place: 'Jupiter, FL',
  service: 'Sofa Removal',
  ...changes,
});
const create = (changes: object = {}) => program.call<Review>('POST', '/api/reviews', input(changes));
const refused = async (method: string, path: string, body?: unknown) => {
  const reply = await program.request(method, path, { cookie: program.cookie, body });
  const { error } = (await reply.json()) as { error: { message: string; reason?: string } };
  return { status: reply.status, ...error };
};
const html = async (path: string) => (await fetch(`${origin}${path}`)).text();
const ask = async (about: object) => {
  const { url } = await program.call<{ url: string }>('POST', '/api/reviews/requests', about);
  return new URL(url).pathname;
};
const answer = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  fetch(`${origin}${path}`, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers,
    redirect: 'manual',
  });
const jupiter = '/sofa-removal-jupiter-fl/';

test('a copied review names where it can be read, and never where a customer lives', async () => {
  for (const changes of [
    { source_url: 'javascript:alert(1)' },
    { source_url: 'http://nextdoor.example/p/1' },
    { source_name: ' ' },
    { rating: 6 },
    { rating: 0 },
    { words: 'Ask me at 12 Palm Way.' },
    { author: 'Ann (561) 555-0123' },
    { place: 'Nowhereville, FL' },
    { service: 'Dental implants' },
    { reviewed_on: '2999-01-01' },
    { reviewed_on: '0001-01-01' },
    { words: 'x'.repeat(2_001) },
  ])
    expect([changes, (await refused('POST', '/api/reviews', input(changes))).status]).toEqual([changes, 400]);
});

test('pages show the newest whatever its stars, beside its source, until staff say why it goes', async () => {
  const before = await html(jupiter);
  expect(await html('/')).toMention('(Sample)');
  const words = 'They said {{business_phone}} {now|later} <script>alert(1)</script>.';
  const { id } = await create({ rating: 1, words });
  for (const path of ['/', jupiter]) {
    await expect.poll(() => html(path)).toContain('1 of 5 stars');
    const text = await html(path);
    expect(text).toMention('{{business_phone}} {now|later} &lt;script&gt;');
    expect(text).toMention('href="https://nextdoor.example/p/1"');
    expect(text).not.toMention('(Sample)');
    expect(text).not.toMention('aggregateRating');
  }
  expect(await html(jupiter)).toMention('What customers in');
  for (const other of ['/shed-removal-jupiter-fl/', '/sofa-removal-orlando-fl/'])
    expect(await html(other)).not.toMention('1 of 5 stars');
  expect(await refused('POST', '/api/reviews', input({ words: 'Again.' }))).toMatchObject({
    status: 409,
    reason: 'review-exists',
  });
  expect((await refused('POST', `/api/reviews/${id}/withdraw`, { reason: 'Bad.' })).status).toBe(400);
  const reason = 'It is about another company.';
  await program.call('POST', `/api/reviews/${id}/withdraw`, { reason });
  await expect.poll(() => html(jupiter)).toBe(before);
  await expect.poll(() => html('/')).toContain('(Sample)');
  await program.call('POST', `/api/reviews/${id}/publish`);
  await expect.poll(() => html(jupiter)).toContain('1 of 5 stars');
  const { revision } = await program.call<Review>('PATCH', `/api/reviews/${id}`, { author: 'Anna' });
  const late = { words: 'Other.', based_on: revision - 1 };
  expect(await refused('PATCH', `/api/reviews/${id}`, late)).toMatchObject({ reason: 'changed-meanwhile' });
  await program.call('DELETE', `/api/reviews/${id}`);
  await expect.poll(() => html(jupiter)).toBe(before);
});

test('a business with one review of two stars shows it as it is, or hides all reviews', async () => {
  const before = await html(jupiter);
  const { id } = await create({ rating: 2, words: 'Left a scratch.' });
  await expect.poll(() => html(jupiter)).toContain('2 of 5 stars');
  expect(await html(jupiter)).toMention('2 of 5, 1 review');
  const show = async (shows_reviews: boolean) => {
    const { testimonials } = await program.call<SettingsReply>('GET', '/api/settings');
    const value = { ...testimonials.value, shows_reviews };
    await program.call('PUT', '/api/settings/testimonials', { ...testimonials, value });
  };
  await show(false);
  await expect.poll(() => html(jupiter)).toBe(before);
  await expect.poll(() => html('/')).not.toContain('What Our Customers Say');
  await show(true);
  await expect.poll(() => html(jupiter)).toContain('2 of 5 stars');
  await program.call('DELETE', `/api/reviews/${id}`);
  await expect.poll(() => html(jupiter)).toBe(before);
});

test('another business shows no samples of the demo', async () => {
  const { business } = await program.call<SettingsReply>('GET', '/api/settings');
  await program.call('PUT', '/api/settings/business', {
    ...business,
    value: { ...business.value, name: 'Haulers of Stuart' },
  });
  await expect.poll(() => html('/')).not.toContain('(Sample)');
  expect(await html('/')).not.toMention('What Our Customers Say');
  expect(await html('/')).not.toMention('No testimonials available.');
  const { business: changed } = await program.call<SettingsReply>('GET', '/api/settings');
  await program.call('PUT', '/api/settings/business', { ...changed, value: business.value });
});

test('a link takes a review, changes it and takes it back; forged and expired ones are told', async () => {
  const link = await ask({ service: 'Sofa Removal', place: 'Jupiter, FL' });
  const forged = await fetch(`${origin}${link.slice(0, -3)}abc`);
  expect([forged.status, forged.headers.get('cache-control'), forged.headers.get('referrer-policy')]).toEqual(
    [404, 'no-store', 'no-referrer'],
  );
  expect(await html(link)).toMention('noindex');
  const sent = { action: 'send', rating: '2', words: 'Scratched the door.', author: 'Bea' };
  const without = await answer(link, { ...sent, rating: '' });
  expect([without.status, await without.text()]).toEqual([
    400,
    expect.stringContaining('Scratched the door.'),
  ]);
  expect((await answer(link, { ...sent, words: 'Call 561-555-0123.' })).status).toBe(400);
  // A translator shows the page on its own site.
  const translated = { origin: 'https://www--haul-example.translate.goog' };
  expect((await answer(link, sent, translated)).status).toBe(303);
  await expect.poll(() => html(jupiter)).toContain('Scratched the door.');
  const { items } = await program.call<{ items: Review[] }>('GET', '/api/reviews?source=link');
  const id = items[0]?.id ?? '';
  expect(items).toMatchObject([{ city: 'Jupiter', service: 'Sofa Removal', rating: 2, status: 'published' }]);
  expect(await refused('PATCH', `/api/reviews/${id}`, { words: 'Great.' })).toMatchObject({
    status: 409,
    reason: 'not-ours',
  });

  // Reviews that staff removed from the pages stay removed, also after an edit.
  await program.call('POST', `/api/reviews/${id}/withdraw`, { reason: 'It names somebody else.' });
  expect(await html(link)).toMention('It names somebody else.');
  await answer(link, { ...sent, words: 'They paid for the door.' });
  expect((await program.call<Review>('GET', `/api/reviews/${id}`)).status).toBe('withdrawn');
  await program.call('POST', `/api/reviews/${id}/publish`);
  await expect.poll(() => html(jupiter)).toContain('They paid for the door.');
  expect(items).toHaveLength(1);

  days = 61;
  expect((await answer(link, { ...sent, words: 'Too late.' })).status).toBe(200);
  expect((await answer(link, { action: 'withdraw' })).status).toBe(303);
  days = 0;
  await expect.poll(() => html(jupiter)).not.toContain('They paid for the door.');
  expect(await program.call<Review>('GET', `/api/reviews/${id}`)).toMatchObject({
    status: 'withdrawn',
    words: '',
    author: '',
    revoked_at: expect.any(String),
  });
  expect(await refused('POST', `/api/reviews/${id}/publish`)).toMatchObject({ reason: 'revoked' });
  const unanswered = await ask({});
  days = 61;
  expect((await fetch(`${origin}${unanswered}`)).status).toBe(410);
  days = 0;
});

test('every customer whose work is done is asked once, however many requests they sent', async () => {
  const email = 'twice@example.com';
  for (const name of ['Ann', 'Ann Again', 'Spam']) {
    // Without a token it is suspected to be spam.
    const known = { email, form_token: formToken(program) };
    await postForm(program, quoteForm({ name, ...(name === 'Spam' ? {} : known) }));
  }
  const { items } = await program.call<{ items: { id: string }[] }>('GET', '/api/leads');
  expect(items).toHaveLength(3);
  for (const { id } of items) await program.call('PATCH', `/api/leads/${id}`, { status: 'done' });
  const asking = () => program.call<ReviewAsking>('GET', '/api/reviews/requests');
  const { waiting, asked } = await asking();
  expect(waiting).toBe(2);
  expect(await program.call('POST', '/api/reviews/requests/all')).toEqual({ asked: 1, left: 0 });
  expect(await asking()).toMatchObject({ waiting: 0, asked: asked + 2 });
  expect(await program.call('POST', '/api/reviews/requests/all')).toEqual({ asked: 0, left: 0 });
  const sent = async () => (await mail.mails()).filter(({ subject }) => subject === 'How did we do?');
  await expect.poll(async () => (await sent()).length).toBe(1);
  const [letter] = await sent();
  expect([letter?.recipients, letter?.text]).toEqual([
    [email],
    expect.stringMatching(/https:\/\/haul\.example\/review\/\S+/),
  ]);
  expect(await refused('POST', '/api/reviews/requests', { email: 'Twice@Example.com' })).toMatchObject({
    reason: 'already-asked',
  });
});

test('a file is reported row by row; with one wrong row in a hundred nothing is stored', async () => {
  const heading = 'date,stars,name,review,source,link,town,service';
  const row = (number: number, changes = '') =>
    changes ||
    `2026-01-${String((number % 28) + 1).padStart(2, '0')},${(number % 5) + 1},A${number},"Fine, quick",Yelp,https://yelp.example/${number},"Jupiter, FL",sofa removal`;
  const file = (wrong: string) =>
    [heading, ...Array.from({ length: 100 }, (_, at) => row(at, at === 50 ? wrong : ''))].join('\n');
  const load = (csv: string) =>
    program.call<ReviewImport>('POST', '/api/reviews/import', { csv, apply: true });
  const bad = await load(file('2026-01-01,nine,B,Fine,Yelp,https://yelp.example/x,"Jupiter, FL",'));
  expect(bad).toMatchObject({ applied: false, counts: { new: 99, refused: 1 } });
  expect(bad.rows[0]).toMatchObject({ line: 52, verdict: 'refused', reason: 'Choose 1 to 5 stars' });
  expect(await load(file(''))).toMatchObject({ applied: true, counts: { new: 100, refused: 0 } });
  const corrected = file('').replace(
    '"Fine, quick",Yelp,https://yelp.example/7,',
    'Swept,Yelp,https://yelp.example/7,',
  );
  expect(await load(corrected)).toMatchObject({ applied: true, counts: { new: 0, changed: 1, same: 99 } });
  const { total } = await program.call<{ total: number }>('GET', '/api/reviews?source=other&per_page=1');
  expect(total).toBe(100);
});

describe('reviews without an author', () => {
  const csv = `date,stars,review,source,link
2026-02-01,5,"Said ""quick"" – and was.",Café Board,https://board.example/
2026-02-01,2,,Café Board,https://board.example/`;
  const load = () => program.call<ReviewImport>('POST', '/api/reviews/import', { csv, apply: true });

  test('reviews without an author are told apart by their words, and without words by their stars', async () => {
    const nobody = { author: '', reviewed_on: '2026-02-02' };
    const added = [
      await create(nobody),
      await create({ ...nobody, words: 'On time, and kind.' }),
      await create({ ...nobody, words: '', rating: 5 }),
      await create({ ...nobody, words: '', rating: 1 }),
    ];
    expect(await refused('POST', '/api/reviews', input({ ...nobody, rating: 4 }))).toMatchObject({
      status: 409,
      message: 'This review exists already: same place, words and day.',
    });
    for (const { id } of added) await program.call('DELETE', `/api/reviews/${id}`);
  });

  test('reviews that an older version imported without an author are recognized when their file is imported again', async () => {
    expect((await load()).counts).toMatchObject({ new: 2 });
    const rows = await program.database.kysely
      .selectFrom('reviews')
      .select(['id', 'external_id'])
      .where('source_name', '=', 'Café Board')
      .execute();
    for (const { id } of rows)
      await program.database.kysely
        .updateTable('reviews')
        .set({ external_id: createHash('sha256').update(id).digest('base64url') })
        .where('id', '=', id)
        .execute();
    const migration = await readFile('migrations/0075_reviews_without_author.sql', 'utf8');
    await sql.raw(migration).execute(program.database.kysely);
    expect((await load()).counts).toMatchObject({ new: 0, same: 2 });
  });
});

test('of twelve answers to one link at once, one is stored, and each sender sees that it was answered', async () => {
  const path = await ask({ service: 'Sofa Removal', place: 'Jupiter, FL' });
  const fields = { rating: '5', words: 'Twelve times at once.', author: 'Ann' };
  const replies = await Promise.all(Array.from({ length: 12 }, () => answer(path, fields)));
  expect(replies.map(({ status }) => status).filter(status => status !== 303 && status !== 200)).toEqual([]);
  const drawn = await Promise.all(replies.filter(({ status }) => status === 200).map(reply => reply.text()));
  const shown = await html(path);
  expect(shown).toMention('Twelve times at once.');
  for (const page of drawn) expect(page).toMention('Twelve times at once.');
  const { rows } = await program.database.pool.query(
    `select count(*)::int as n from reviews where words = $1`,
    [fields.words],
  );
  expect(rows).toEqual([{ n: 1 }]);
});
