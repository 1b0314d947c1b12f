import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTemplate, generateBatch, planBatch } from '../../../../test/factories.ts';
import { startTestProgram, type TestProgram } from '../../../../test/test-program.ts';
import type { Case, CaseRow } from '../../../contract/audience/cases.ts';
import type { SettingsReply } from '../../../contract/platform/settings.ts';
import { townWorkKey } from './announce-case.ts';
import { listCasesOfTown } from './published-queries.ts';

let program: TestProgram;
let origin: string;
let days = 0;
beforeAll(async () => {
  program = await startTestProgram({}, () => new Date(Date.now() + days * 86_400_000));
  ({ origin } = await program.listen());
  const content = { intro: 'We haul.' };
  await program.call('POST', '/api/services', { name: 'Sofa Removal', keywords: ['sofa removal'], content });
  const { id: template_id } = await createTemplate(program);
  const locations = 'Jupiter, FL\nBoca Raton, FL\nOrlando, FL';
  const batch = await planBatch(program, { template_id, locations, keywords: 'sofa removal\nshed removal' });
  await generateBatch(program, batch.id);
});
afterAll(() => program.stop());

const input = (changes: object = {}) => ({
  summary: 'A sleeper sofa and two recliners from a second floor.',
  service: 'Sofa Removal',
  place: 'Jupiter, FL',
  done_on: '2026-03-05',
  ...changes,
});
const create = (changes: object = {}) => program.call<Case>('POST', '/api/cases', input(changes));
const refused = async (method: string, path: string, body?: unknown) => {
  const reply = await program.request(method, path, { cookie: program.cookie, body });
  const { error } = (await reply.json()) as {
    error: { message: string; reason?: string; current?: unknown };
  };
  return { status: reply.status, ...error };
};
const picture = (color: string, width = 1_800) =>
  sharp({ create: { width, height: width / 1.5, channels: 3, background: color } })
    .withExif({ IFD0: { Copyright: 'Ann' }, IFD3: { GPSLatitude: '26/1 42/1 0/1' } })
    .jpeg()
    .toBuffer();
const send = async (id: string, file: Uint8Array, stage = 'before') =>
  program.send(
    new Request(`http://localhost/api/cases/${id}/photos?stage=${stage}`, {
      method: 'POST',
      headers: { 'content-type': 'image/jpeg', cookie: program.cookie },
      body: Uint8Array.from(file),
    }),
  );
const html = async (path: string) => (await fetch(`${origin}${path}`)).text();
const statusOf = async (path: string) => (await fetch(`${origin}${path}`, { redirect: 'manual' })).status;
const linkOf = async (id: string) =>
  new URL((await program.call<{ url: string }>('POST', `/api/cases/${id}/consent-link`, {})).url).pathname;
const answer = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  fetch(`${origin}${path}`, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers,
    redirect: 'manual',
  });
const revisionIn = (page: string) => /name="revision" value="(\d+)"/.exec(page)?.[1] ?? '';
const agreeTo = async (path: string, boxes: Record<string, string>) =>
  answer(path, { action: 'agree', revision: revisionIn(await html(path)), ...boxes });

test('a case says what was done, never where a customer lives, and only in places and services that exist', async () => {
  const wrong = [
    [{ summary: 'Cleared the garage of 12 Palm Way.' }, 'summary'],
    [{ customer_words: 'Call me at (561) 555-0123.' }, 'customer_words'],
    [{ summary: 'Found at 26.9342, -80.0942 and hauled.' }, 'summary'],
    [{ place: 'Nowhereville, FL' }, 'place'],
    [{ service: 'Dental implants' }, 'service'],
    [{ done_on: '2999-01-01' }, 'done_on'],
    [{ price_from_cents: 500, price_to_cents: 100 }, 'price_to_cents'],
    [{ lead_id: '0199a1de-7c7b-7bb1-8a5c-0d3c6c1f8e11' }, 'lead_id'],
  ] as const;
  for (const [changes, reason] of wrong)
    expect([reason, await refused('POST', '/api/cases', input(changes))]).toEqual([
      reason,
      expect.objectContaining({ status: 400, reason }),
    ]);
  for (const changes of [
    { summary: 'x'.repeat(301) },
    { customer_words: 'x'.repeat(1_001) },
    { load_eighths: 0 },
    { done_on: '0026-03-05' },
    { summary: '\u200b'.repeat(12) },
  ])
    expect((await refused('POST', '/api/cases', input(changes))).status).toBe(400);
});

test('one that is much like another asks whether it is another job, and a second tab overwrites nothing', async () => {
  const first = await create({ place: 'Boca Raton, FL' });
  const again = input({ place: 'boca raton, fl', service: 'sofa removal', done_on: '2026-03-09' });
  expect(await refused('POST', '/api/cases', again)).toMatchObject({
    status: 409,
    reason: 'alike-case',
    message: expect.stringContaining('Is yours another job?'),
    current: { id: first.id },
  });
  const second = await program.call<Case>('POST', '/api/cases', { ...again, is_another_job: true });
  expect([second.service, second.city, second.slug]).toEqual([
    'Sofa Removal',
    'Boca Raton',
    `${first.slug}-2`,
  ]);
  await program.call('PATCH', `/api/cases/${second.id}`, { load_eighths: 4, based_on: second.revision });
  const late = { load_eighths: 2, based_on: second.revision };
  expect(await refused('PATCH', `/api/cases/${second.id}`, late)).toMatchObject({
    status: 409,
    current: { load_eighths: 4 },
  });
  const list = (query: string) =>
    program.call<{ items: CaseRow[]; total: number }>('GET', `/api/cases?${query}`);
  expect((await list('place=Boca%20Raton,%20FL&service=SOFA%20removal&status=draft')).total).toBe(2);
  expect((await list('status=published')).total).toBe(0);
  for (const { id } of [first, second]) await program.call('DELETE', `/api/cases/${id}`);
});

test('photos lose what the camera wrote and stay private; what is no photo is refused', async () => {
  const { id } = await create({ summary: 'Photos of a leather couch and one rug.' });
  const stored: Case = await (await send(id, await picture('#a41'))).json();
  const [photo] = stored.photos;
  expect(photo).toMatchObject({ width: 1600, height: 1067, is_agreed: false, stage: 'before' });
  await send(id, await picture('#a41'));
  expect((await program.call<Case>('GET', `/api/cases/${id}`)).photos).toHaveLength(1);
  const path = `/api/cases/${id}/photos/${photo?.id}?size=large`;
  const own = await program.request('GET', path, { cookie: program.cookie });
  const { format, exif } = await sharp(Buffer.from(await own.arrayBuffer())).metadata();
  expect([format, exif]).toEqual(['webp', undefined]);
  expect((await program.request('GET', path)).status).toBe(401);
  expect(await statusOf(`/photos/cases/${photo?.id}-large.webp`)).toBe(404);
  // One pixel that says it is 40,000 by 40,000.
  const bomb = await sharp({ create: { width: 1, height: 1, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();
  bomb.writeUInt32BE(40_000, 16);
  bomb.writeUInt32BE(40_000, 20);
  bomb.writeUInt32BE(crc32(bomb.subarray(12, 29)), 29);
  for (const file of [bomb, Buffer.from('<svg/>'), new Uint8Array(21 * 1024 * 1024)])
    expect((await send(id, file)).status).toBe(400);
  // A hundred megapixels of a good camera are drawn small like any other.
  const large: Case = await (await send(id, await picture('#b52', 12_300))).json();
  expect(large.photos.at(-1)).toMatchObject({ width: 1600, height: 1067 });
  for (let number = 2; number < 8; number += 1)
    expect((await send(id, await picture(`#0${number}a`, 90), 'after')).status).toBe(200);
  expect((await send(id, await picture('#123', 90))).status).toBe(409);
  await program.call('DELETE', `/api/cases/${id}`);
});

test('pages show what a customer agreed to until it is withdrawn, with photos and all', async () => {
  const landing = ['/sofa-removal-jupiter-fl/', '/sofa-removal-boca-raton-fl/', '/sofa-removal-orlando-fl/'];
  const before = await Promise.all(landing.map(html));
  for (const page of before) expect(page).not.toMention('finished-work');
  expect(await statusOf('/finished-work/')).toBe(404);
  const { id, slug } = await create({
    customer_name: 'Ann',
    customer_words: 'They swept the floor afterwards.',
    load_eighths: 4,
    price_from_cents: 25_000,
    price_to_cents: 35_000,
  });
  const stored: Case = await (await send(id, await picture('#357'))).json();
  const path = `/photos/cases/${stored.photos[0]?.id}-small.webp`;
  await program.call('POST', `/api/cases/${id}/publish`);
  const page = `/finished-work/${slug}/`;
  for (const address of [page, '/finished-work/', '/sofa-removal-jupiter-fl/']) {
    await expect.poll(() => html(address)).toContain('March 5, 2026');
    const text = await html(address);
    expect(text).toMention('Half a truck');
    expect(text).toMention('$250 to $350');
    for (const secret of ['They swept', 'Ann', path]) expect(text).not.toMention(secret);
  }
  expect(await html('/shed-removal-jupiter-fl/')).not.toMention('March 5, 2026');

  const link = await linkOf(id);
  expect((await agreeTo(link, {})).status).toBe(400);
  expect((await agreeTo(link, { words: 'yes', photos: 'yes' })).status).toBe(303);
  await expect.poll(() => html(landing[0] ?? '')).toContain('They swept');
  const shown = await html(landing[0] ?? '');
  expect(shown).toMention(`src="${path}"`);
  expect(shown).not.toMention('Ann');
  expect(await statusOf(path)).toBe(200);
  // 10,000 px on a phone is a page without it plus one card; a town too far away has none.
  expect(await html(landing[1] ?? '')).not.toMention('They swept');
  expect(await html(landing[2] ?? '')).toBe(before[2]);

  await program.call('PATCH', `/api/cases/${id}`, { customer_words: 'Changed by staff afterwards.' });
  await expect.poll(() => html(landing[0] ?? '')).not.toContain('They swept');
  expect(await html(landing[0] ?? '')).not.toMention('Changed by staff');

  expect((await answer(link, { action: 'withdraw' })).status).toBe(303);
  const since = Date.now();
  await expect.poll(() => html(landing[0] ?? ''), { interval: 20 }).toBe(before[0]);
  expect(Date.now() - since).toBeLessThan(2_000);
  for (const address of [path, page, '/finished-work/'])
    expect([address, await statusOf(address)]).toEqual([address, 404]);
  expect(await refused('POST', `/api/cases/${id}/publish`)).toMatchObject({ status: 409, reason: 'revoked' });
  const { consents } = await program.call<Case>('GET', `/api/cases/${id}`);
  expect(consents.map(({ action, photos, words, name }) => [action, photos, words, name])).toEqual([
    ['withdrawn', 0, false, false],
    ['agreed', 1, true, false],
  ]);
  expect(await html(link)).toMention('You took it down');
  await program.call('DELETE', `/api/cases/${id}`);
  expect(await statusOf(link)).toBe(410);
});

test('finished work is found in every spelling of its town', async () => {
  const { id } = await create({ summary: 'A piano from a split-level house.', place: 'Port St. Lucie, FL' });
  await program.call('POST', `/api/cases/${id}/publish`);
  const town = { city: 'Port St. Lucie', state: 'FL' };
  expect(await listCasesOfTown(program.database.kysely, town, 5)).toMatchObject([
    { city: 'Port Saint Lucie' },
  ]);
  expect(townWorkKey('Port Saint Lucie, FL')).toBe(townWorkKey('Port St. Lucie, FL'));
  await program.call('DELETE', `/api/cases/${id}`);
});

test('without a mail server a link is created, and not reported as sent', async () => {
  const { id } = await create({ summary: 'A bunk bed from a narrow stairway.', done_on: '2026-01-20' });
  const link = (body: object) =>
    program.call<{ is_sent: boolean }>('POST', `/api/cases/${id}/consent-link`, body);
  expect(await link({ email: 'ann@example.com' })).toMatchObject({ is_sent: false });
  await program.call('DELETE', `/api/cases/${id}`);
});

test('a link that is forged, expired or used twice says so in its own words, and translators pass', async () => {
  const { id } = await create({
    summary: 'A futon frame with its mattress.',
    customer_name: 'Bea',
    done_on: '2026-01-02',
  });
  const link = await linkOf(id);
  const forged = await fetch(`${origin}${link.slice(0, -3)}abc`);
  expect([forged.status, forged.headers.get('cache-control'), forged.headers.get('referrer-policy')]).toEqual(
    [404, 'no-store', 'no-referrer'],
  );
  expect(await forged.text()).toMention('not complete');
  const asked = await html(link);
  expect(asked).toMention('noindex');
  expect(asked).not.toMention('name="words"');
  await program.call('PATCH', `/api/cases/${id}`, { customer_name: 'Eve' });
  const old = await answer(link, { action: 'agree', name: 'yes', revision: revisionIn(asked) });
  expect([old.status, await old.text()]).toEqual([409, expect.stringContaining('Something was changed')]);
  // A translator shows the page on its own site.
  const translated = { origin: 'https://www--haul-example.translate.goog' };
  const current = { action: 'agree', name: 'yes', revision: revisionIn(await html(link)) };
  expect((await answer(link, current, translated)).status).toBe(303);
  expect(await html(link)).toMention('This is what you agreed to');
  await answer(link, { action: 'agree', name: 'yes', revision: '1' });
  const { consents } = await program.call<Case>('GET', `/api/cases/${id}`);
  expect(consents).toHaveLength(1);
  const other = await create({ summary: 'Another futon that was never asked about.', done_on: '2026-01-02' });
  const unanswered = await linkOf(other.id);
  days = 61;
  expect(await html(unanswered)).toMention('This link has expired');
  expect(await statusOf(unanswered)).toBe(410);
  // Consent can be withdrawn at any time.
  expect((await answer(link, { action: 'withdraw' })).status).toBe(303);
  days = 0;
  expect((await program.call<Case>('GET', `/api/cases/${id}`)).status).toBe('withdrawn');
  await program.call('DELETE', `/api/cases/${other.id}`);
  await program.call('DELETE', `/api/cases/${id}`);
});

test('what staff claim has to be stated before it is published', async () => {
  const { claims } = await program.call<SettingsReply>('GET', '/api/settings');
  await program.call('PUT', '/api/settings/claims', { ...claims, value: { is_on: true } });
  const { id } = await create({
    summary: 'The cheapest haul of 40 sofas, guaranteed.',
    done_on: '2026-02-02',
  });
  expect(await refused('POST', `/api/cases/${id}/publish`)).toMatchObject({
    status: 409,
    reason: 'claims',
    message: expect.stringContaining('“40”'),
  });
  await program.call('PATCH', `/api/cases/${id}`, { summary: 'Sofas and a love seat.' });
  const published = await program.call<Case>('POST', `/api/cases/${id}/publish`);
  expect(published.path).toBe(`/finished-work/${published.slug}/`);
  await program.call('POST', `/api/cases/${id}/withdraw`);
  await expect.poll(() => statusOf(published.path ?? '')).toBe(404);
  await program.call('DELETE', `/api/cases/${id}`);
});
