import { afterAll, beforeAll, expect, test } from 'vitest';
import { formData, formToken, postForm, quoteForm, schedulingForm } from '../../../../test/lead-forms.ts';
import { startTestProgram, type TestProgram } from '../../../../test/test-program.ts';
import type { OpenDays } from '../../../contract/business/opening-hours.ts';
import { weekdays } from '../../../contract/platform/opening-hours.ts';
import type { SettingsReply } from '../../../contract/platform/settings.ts';
import { dayShown } from '../../business/opening-hours/hours-labels.ts';
import { addDays } from '../../business/opening-hours/opening-rules.ts';

let program: TestProgram;
let today: string;
let closed: string;
let clock = () => new Date();
beforeAll(async () => {
  program = await startTestProgram({}, () => clock());
  const { days } = await program.call<OpenDays>('GET', '/api/opening-hours');
  today = days[0]?.date ?? '';
  closed = addDays(today, 7);
  const { business } = await program.call<SettingsReply>('GET', '/api/settings');
  const span = { opens: '07:00', closes: '19:00' };
  const hours = {
    weekly: Object.fromEntries(weekdays.map(day => [day, [span]])),
    special_days: [{ name: 'Founder’s <Day>', date: closed }],
  };
  await program.call('PUT', '/api/settings/business', { ...business, value: { ...business.value, hours } });
});
afterAll(() => program.stop());

const answer = /^We are closed on \w+, \w+ \d+ \(Founder’s <Day>\)\. The next open day is \w+, \w+ \d+\.$/;

test('a request for a closed day gets the next open one, and the form stays filled', async () => {
  const fields = schedulingForm({ preferred_date: closed, form_token: formToken(program) });
  const scripted = await postForm(program, fields, { accept: 'application/json' });
  expect(scripted.status).toBe(400);
  expect(await scripted.json()).toMatchObject({
    values: { name: [fields.name], preferred_date: [closed], details: ['Two fridges.'] },
    fields: { preferred_date: expect.stringMatching(answer) },
  });
  const page = await (await postForm(program, fields)).text();
  expect(page).toMention('id="scheduling-preferred_date-problem">We are closed on ');
  expect(page).toMention('(Founder’s &lt;Day&gt;). The next open day is ');
  expect(page).toMention(`value="${closed}"`);
});

test('the same by JSON, and the day offered is taken', async () => {
  const send = (preferred_date: string) =>
    program.request('POST', '/api/leads', { body: schedulingForm({ preferred_date }) });
  const refused = await send(closed);
  expect(refused.status).toBe(400);
  const { error } = await refused.json();
  expect(error.fields).toEqual([{ path: 'preferred_date', message: expect.stringMatching(answer) }]);
  const { next_open_day } = await program.call<OpenDays>('GET', `/api/opening-hours?from=${closed}`);
  expect(next_open_day).toBe(addDays(closed, 1));
  expect((await send(next_open_day ?? '')).status).toBe(201);
});

test('a request for today after closing time is taken, and told when the business opens', async () => {
  clock = () => new Date(`${today}T23:00:00-04:00`);
  const fields = schedulingForm({ preferred_date: today, form_token: formToken(program) });
  const late = await postForm(program, fields);
  const tomorrow = addDays(today, 1);
  const shown = dayShown(tomorrow);
  expect(late.headers.get('location')).toContain(`opens=${tomorrow}`);
  const { origin } = await program.listen();
  const thanks = await fetch(`${origin}${late.headers.get('location')}`);
  expect(await thanks.text()).toMention(
    `We are closed for the rest of today and open again on ${shown}. Is it urgent?`,
  );
  const send = (changes: object) =>
    program.request('POST', '/api/leads', { body: schedulingForm({ preferred_date: today, ...changes }) });
  const reply = await send({ details: 'Another fridge.' });
  expect(await reply.json()).toMatchObject({ next_open_day: tomorrow });
  clock = () => new Date(`${today}T12:00:00-04:00`);
  expect(await (await send({ details: 'A third one.' })).json()).toMatchObject({ next_open_day: null });
  clock = () => new Date();
});

test('a visitor who adds that it is urgent reads when the business opens', async () => {
  clock = () => new Date(`${today}T23:00:00-04:00`);
  const sent = await postForm(program, quoteForm({ form_token: formToken(program) }));
  const token = new URL(sent.headers.get('location') ?? '', 'http://x').searchParams.get('more');
  const add = async (timeline: string) => {
    const reply = await program.send(
      new Request('http://localhost/leads/more', { method: 'POST', body: formData({ token, timeline }) }),
    );
    return new URL(reply.headers.get('location') ?? '', 'http://x').searchParams.get('opens');
  };
  expect(await add('flexible')).toBeNull();
  expect(await add('asap-same-day')).toBe(addDays(today, 1));
  clock = () => new Date(`${today}T12:00:00-04:00`);
  expect(await add('asap-same-day')).toBeNull();
  clock = () => new Date();
});

test('visitors’ programs read which days are closed', async () => {
  const found = await (
    await program.send(new Request(`http://localhost/api/opening-hours?from=${closed}&days=2`))
  ).json();
  expect(found).toMatchObject({
    time_zone: 'America/New_York',
    lines: ['Every day, 7 AM to 7 PM'],
    days: [
      { date: closed, name: 'Founder’s <Day>', spans: [] },
      { date: addDays(closed, 1), name: null, spans: [{ opens: '07:00', closes: '19:00' }] },
    ],
  });
});

test('a request for a day of a closed season gets the first open day after it', async () => {
  const { business } = await program.call<SettingsReply>('GET', '/api/settings');
  // No season begins on a leap day.
  const from = [20, 21].map(days => addDays(today, days)).find(day => !day.endsWith('-02-29')) ?? '';
  const through = addDays(today, 30);
  const vacation = { name: 'Vacation', from: from.slice(5), through: through.slice(5), is_closed: true };
  const hours = { ...business.value.hours, special_days: [], seasons: [vacation] };
  const value = { ...business.value, hours };
  await program.call('PUT', '/api/settings/business', { revision: business.revision, value });
  const send = (preferred_date: string) =>
    program.request('POST', '/api/leads', { body: schedulingForm({ preferred_date }) });
  const { error } = await (await send(addDays(from, 1))).json();
  const next = addDays(through, 1);
  expect(error.fields[0].message).toBe(
    `We are closed on ${dayShown(addDays(from, 1))} (Vacation). The next open day is ${dayShown(next)}.`,
  );
  expect((await send(next)).status).toBe(201);
  const { days, next_open_day } = await program.call<OpenDays>(
    'GET',
    `/api/opening-hours?from=${through}&days=2`,
  );
  expect(next_open_day).toBe(next);
  expect(days).toMatchObject([
    { date: through, season: 'Vacation', spans: [] },
    { date: next, season: null },
  ]);
});

test('hours that an earlier version stored are read', async () => {
  const { business } = await program.call<SettingsReply>('GET', '/api/settings');
  const hours = { days: ['Monday', 'Tuesday'], opens: '08:00', closes: '17:00' };
  const value = JSON.stringify({ revision: business.revision, value: { ...business.value, hours } });
  await program.database.kysely
    .updateTable('settings')
    .set({ value })
    .where('name', '=', 'site.business')
    .execute();
  const read = await program.call<SettingsReply>('GET', '/api/settings');
  expect(read.business.value.name).toBe(business.value.name);
  expect(read.business.value.hours.weekly).toMatchObject({
    Tuesday: [{ opens: '08:00', closes: '17:00' }],
    Wednesday: [],
  });
});
