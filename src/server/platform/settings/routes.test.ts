import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTemplate, generateBatch, planBatch } from '../../../../test/factories.ts';
import { startParts, startTestProgram, type TestProgram } from '../../../../test/test-program.ts';
import type { SettingsReply } from '../../../contract/platform/settings.ts';

let program: TestProgram;
let origin: string;
beforeAll(async () => {
  program = await startTestProgram();
  ({ origin } = await program.listen());
  const template = await createTemplate(program);
  const batch = await planBatch(program, {
    template_id: template.id,
    locations: 'Miami, FL\nStuart, FL',
    keywords: 'junk removal',
  });
  await generateBatch(program, batch.id);
});
afterAll(() => program.stop());

const settings = () => program.call<SettingsReply>('GET', '/api/settings');
const put = (group: string, body: unknown) =>
  program.request('PUT', `/api/settings/${group}`, { body, cookie: program.cookie });
const htmlOf = async (path: string) => (await fetch(`${origin}${path}`)).text();

describe('a change of the settings', () => {
  test('a change of the settings shows on fixed and generated pages at once, though they were in memory', async () => {
    await Promise.all(['/', '/contact', '/junk-removal-miami-fl/'].map(htmlOf));
    const { business } = await settings();
    const value = { ...business.value, name: 'Palm & Sons <Hauling>' };
    expect((await put('business', { revision: business.revision, value })).status).toBe(200);
    for (const path of ['/', '/contact', '/junk-removal-miami-fl/']) {
      const html = await htmlOf(path);
      expect(html).toMention('Palm &amp; Sons &lt;Hauling&gt;');
      expect(html).not.toMention('You Call We Haul');
    }
  });

  test('a change of the settings gives each county its own phone, and every other town the default one', async () => {
    const { business } = await settings();
    const phones = { default: '305 555 0199', by_county: { 'Miami-Dade': '(786) 555-0123' } };
    await put('business', { revision: business.revision, value: { ...business.value, phones } });
    expect(await htmlOf('/junk-removal-miami-fl/')).toMention('href="tel:+17865550123"');
    expect(await htmlOf('/junk-removal-stuart-fl/')).toMention('href="tel:+13055550199"');
  });

  test('reaches another process on the same database', async () => {
    const other = await startParts({ DATABASE_URL: program.database.url });
    try {
      const { outside } = await settings();
      const value = { ...outside.value, order_form_url: 'https://orders.example/form' };
      await put('outside', { revision: outside.revision, value });
      await expect
        .poll(() => other.settings.current().outside.order_form_url)
        .toBe('https://orders.example/form');
    } finally {
      await other.stop();
    }
  });

  test('a change of the settings is refused if another user changed the same group since, and theirs stays', async () => {
    const { testimonials } = await settings();
    const entry = { initials: 'A.B.', rating: 5, text: 'They came.', is_sample: false };
    const mine = { revision: testimonials.revision, value: { entries: [entry] } };
    const theirs = { revision: testimonials.revision, value: { entries: [{ ...entry, text: 'Theirs.' }] } };
    expect((await put('testimonials', theirs)).status).toBe(200);
    const refused = await put('testimonials', mine);
    expect(refused.status).toBe(409);
    expect((await refused.json()).error.reason).toBe('settings-changed');
    expect((await settings()).testimonials.value.entries[0]?.text).toBe('Theirs.');
    expect(await htmlOf('/')).toMention('Theirs.');
  });

  test('a change of the settings of one group does not conflict with a change of another', async () => {
    const before = await settings();
    await put('packs', before.packs);
    const again = await put('business', before.business);
    expect(again.status).toBe(200);
  });
});

test('an order form on another host takes the place of our own on /reserve-now, and goes again', async () => {
  const { outside } = await settings();
  const order_form_url = 'https://orders.example/form?a=1&b=2';
  await put('outside', { ...outside, value: { ...outside.value, order_form_url } });
  const html = await htmlOf('/reserve-now');
  expect(html).toMention('src="https://orders.example/form?a=1&amp;b=2"');
  expect(html).not.toMention('name="preferred_date"');
  const again = (await settings()).outside;
  await put('outside', { ...again, value: { ...again.value, order_form_url: '' } });
  expect(await htmlOf('/reserve-now')).toMention('name="preferred_date"');
});

describe('what can’t be saved', () => {
  const refusedFields = async (changes: Record<string, unknown>) => {
    const { business } = await settings();
    const reply = await put('business', {
      revision: business.revision,
      value: { ...business.value, ...changes },
    });
    expect(reply.status).toBe(400);
    const { error } = await reply.json();
    return (error.fields as { path: string; message: string }[]).map(field => field.path);
  };

  test('settings that can’t be saved are refused by field', async () => {
    expect(await refusedFields({ name: ' ' })).toEqual(['value.name']);
    expect(await refusedFields({ name: '\u200b\u2060' })).toEqual(['value.name']);
    expect(await refusedFields({ email: 'nobody' })).toEqual(['value.email']);
    expect(await refusedFields({ phones: { default: '12', by_county: {} } })).toEqual([
      'value.phones.default',
    ]);
    expect(await refusedFields({ socials: [{ name: 'X', href: 'javascript:alert(1)' }] })).toEqual([
      'value.socials.0.href',
    ]);
    expect(await refusedFields({ hours: { days: ['Monday'], opens: '19:00', closes: '19:00' } })).toEqual([
      'value.hours.weekly.Monday.0.closes',
    ]);
    const night = { opens: '08:00', closes: '05:00' };
    expect(await refusedFields({ hours: { days: ['Monday'], ...night } })).toEqual([
      'value.hours.weekly.Monday.0.closes',
    ]);
    const seasons = [{ name: 'Winter', from: '11-01', through: '02-30', weekly: { Monday: [night] } }];
    const day = { days: ['Monday'], opens: '08:00', closes: '17:00' };
    expect(await refusedFields({ hours: { ...day, seasons } })).toEqual(['value.hours.seasons.0.through']);
    expect(await refusedFields({ slogan: 'Two\nlines' })).toEqual(['value.slogan']);
    const { price } = (await settings()).business.value;
    for (const starts_from of ['abc', '-$5', '89', '$-5'])
      expect(await refusedFields({ price: { ...price, starts_from } })).toEqual(['value.price.starts_from']);
  });

  test('settings with an order form without https, another trade, or a town twice can’t be saved', async () => {
    const { outside, packs, areas } = await settings();
    const [town] = areas.value.towns;
    const order_form_url = 'http://orders.example/';
    expect((await put('outside', { ...outside, value: { ...outside.value, order_form_url } })).status).toBe(
      400,
    );
    expect((await put('packs', { ...packs, value: { own: 'online-marriage', enabled: [] } })).status).toBe(
      400,
    );
    expect((await put('areas', { ...areas, value: { towns: [town, town] } })).status).toBe(400);
  });
});

test('stored settings of an older version get what they lack from the defaults', async () => {
  const { business } = await settings();
  const { emergency, ...older } = business.value;
  expect(emergency).not.toBe('');
  await program.database.kysely
    .updateTable('settings')
    .set({ value: JSON.stringify({ revision: business.revision, value: { ...older, name: 'Older' } }) })
    .where('name', '=', 'site.business')
    .execute();
  const read = await settings();
  expect(read.business.value.name).toBe('Older');
  expect(read.business.value.emergency).toBe('Emergency cleanouts available');
});
