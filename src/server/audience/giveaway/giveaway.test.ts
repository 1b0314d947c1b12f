import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTemplate, generateBatch, planBatch } from '../../../../test/factories.ts';
import { startTestProgram, type TestProgram } from '../../../../test/test-program.ts';
import type { GiveawayDraw, GiveawayEntry } from '../../../contract/audience/giveaway.ts';

/* The giveaway as a browser without script meets it, and as staff do. */
let program: TestProgram;
let origin: string;
beforeAll(async () => {
  program = await startTestProgram();
  ({ origin } = await program.listen());
});
afterAll(() => program.stop());
beforeEach(async () => {
  await program.database.kysely.deleteFrom('giveaway_draws').execute();
  await program.database.kysely.deleteFrom('giveaway_entries').execute();
  await set({ is_open: true });
});

const stored = async () =>
  (await program.call<{ giveaway: { revision: number; value: object } }>('GET', '/api/settings')).giveaway;
async function set(changes: Record<string, unknown>): Promise<void> {
  const giveaway = await stored();
  await program.call('PUT', '/api/settings/giveaway', {
    revision: giveaway.revision,
    value: { ...giveaway.value, closes_on: '', ...changes },
  });
}

let couples = 0;
function couple(changes: Record<string, unknown> = {}) {
  couples += 1;
  return {
    full_name_1: `Ann ${couples}`,
    full_name_2: `Ben ${couples}`,
    state: 'FL',
    email: `couple${couples}@example.com`,
    phone: '(561) 555-0123',
    wedding_date: '2027-07-04',
    ...changes,
  };
}
/** Each from its own address: many from one count as a bot. */
async function enter(changes?: Record<string, unknown>): Promise<unknown> {
  const fields = couple(changes);
  const reply = await fetch(`${origin}/api/giveaway-entries`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': `198.51.100.${couples}` },
    body: JSON.stringify(fields),
  });
  if (!reply.ok) throw new Error(await reply.text());
  return reply.json();
}
const entries = async () =>
  (await program.call<{ items: GiveawayEntry[] }>('GET', '/api/giveaway-entries')).items;
const open = async (path: string) => {
  const reply = await fetch(`${origin}${path}`);
  return { status: reply.status, html: await reply.text() };
};
const post = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
  fetch(`${origin}/giveaway`, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin, ...headers },
    body: new URLSearchParams(fields),
  });
const carried = (html: string) => {
  const form = /<form class="lead-form" id="enter".*?<\/form>/s.exec(html)?.[0] ?? '';
  return Object.fromEntries(
    [...form.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)].map(
      ([, name = '', value = '']) => [name, value],
    ),
  );
};

describe('the page', () => {
  test('takes an entry without script and says thank you', async () => {
    const { html } = await open('/giveaway');
    const reply = await post({ ...couple({ email: 'Two@Example.com' }), ...carried(html) });
    expect([reply.status, reply.headers.get('location')]).toEqual([303, '/thank-you?request=giveaway#main']);
    expect((await open('/thank-you?request=giveaway')).html).toContain('You are in.');
    expect(await entries()).toMatchObject([
      { email: 'Two@Example.com', page_path: '/giveaway', spam_reason: null, wedding_date: '2027-07-04' },
    ]);
  });

  test('is shown again with its input and problems', async () => {
    const { html } = await open('/giveaway');
    const reply = await post({
      ...couple({ full_name_2: '', email: 'nobody', full_name_1: '<b>Ann</b>' }),
      ...carried(html),
    });
    const back = await reply.text();
    expect(reply.status).toBe(400);
    expect(back).toContain('Please enter the second full name.');
    expect(back).toContain('Please enter an email address, like name@example.com.');
    expect(back).toContain('&lt;b&gt;Ann&lt;/b&gt;');
    expect(back).not.toContain('<b>Ann</b>');
    expect(await entries()).toEqual([]);
  });

  test('says while none is open that there is none, and is kept from search engines then', async () => {
    const isListed = async () => {
      await program.sitemap.build();
      return (await open('/sitemap-pages.xml')).html.includes('/giveaway<');
    };
    expect((await open('/giveaway')).html).toContain('content="index, follow"');
    const listed = await isListed();
    await set({ is_open: false });
    const closed = await open('/giveaway');
    expect([closed.status, closed.html.includes('No giveaway right now')]).toEqual([200, true]);
    expect(closed.html).toContain('content="noindex"');
    expect([listed, await isListed()]).toEqual([true, false]);
    expect(closed.html).not.toContain('name="wedding_date"');
  });

  test('accepts no entry after the last day, and keeps the input', async () => {
    const { html } = await open('/giveaway');
    const { revision, value } = await stored();
    await program.database.kysely
      .updateTable('settings')
      .set({ value: JSON.stringify({ revision, value: { ...value, closes_on: '2020-01-01' } }) })
      .where('name', '=', 'site.giveaway')
      .execute();
    await program.settings.load();
    const reply = await post({ ...couple(), ...carried(html) });
    expect(reply.status).toBe(409);
    expect(await entries()).toEqual([]);
    await expect(enter()).rejects.toThrow('The giveaway is closed');
  });

  test('is not opened with a last day that is over', async () => {
    await expect(set({ closes_on: '2020-01-01' })).rejects.toThrow('This day is over.');
    await set({ is_open: false, closes_on: '2020-01-01' });
    await set({ closes_on: '2099-01-01' });
  });
});

test('a giveaway section draws the form on a landing page, and nothing while none is open', async () => {
  const template = await createTemplate(program, {
    content_sections: [
      {
        id: 'win',
        type: 'giveaway',
        title: 'Win in {{city}}',
        order: 1,
        content: { description: 'Two of us.' },
      },
    ],
  });
  const batch = await planBatch(program, {
    template_id: template.id,
    locations: 'Stuart, FL',
    keywords: 'sofa pickup',
    url_pattern: 'keyword-city-state',
  });
  await generateBatch(program, batch.id);
  const path = '/sofa-pickup-stuart-fl/';
  const { html } = await open(path);
  expect(html).toMention('Win in Stuart');
  await post({ ...couple(), ...carried(html) });
  expect(await entries()).toMatchObject([{ page_path: path, spam_reason: null }]);
  await set({ is_open: false });
  expect((await open(path)).html).not.toContain('Win in Stuart');
});

describe('an entry', () => {
  test('of an address that has entered changes nothing and answers the same', async () => {
    await enter({ email: 'same@example.com', full_name_1: 'First' });
    await expect(enter({ email: 'SAME@example.com', full_name_1: 'Second' })).resolves.toEqual({
      entered: true,
    });
    expect((await entries()).map(entry => entry.full_name_1)).toEqual(['First']);
  });

  test('sent by a program that fills in every field is kept apart and never drawn', async () => {
    await enter({ subject_line: 'buy now' });
    expect(await entries()).toMatchObject([{ spam_reason: expect.stringContaining('don’t see') }]);
    await expect(program.call('POST', '/api/giveaway-draws', {})).rejects.toThrow('Nobody to draw');
  });

  test('sent from another site is kept apart unless it carries the mark of our page', async () => {
    const { html } = await open('/giveaway');
    const origin = 'https://evil.example';
    await post({ ...couple(), ...carried(html), form_token: 'forged' }, { origin });
    expect(await entries()).toMatchObject([
      { spam_reason: 'The form’s mark is not one of ours. Sent from a page of another site.' },
    ]);
  });

  test('is found by a part of its names and deleted without a trace of them', async () => {
    await enter({ full_name_1: 'Zora Neale' });
    await enter();
    const found = await program.call<{ items: GiveawayEntry[] }>('GET', '/api/giveaway-entries?search=zora');
    expect(found.items.map(entry => entry.full_name_1)).toEqual(['Zora Neale']);
    await program.call('DELETE', `/api/giveaway-entries/${found.items[0]?.id}`);
    expect(await entries()).toHaveLength(1);
    const activity = await program.call<{ items: unknown[] }>('GET', '/api/activity?noun=giveaway');
    expect(JSON.stringify(activity)).not.toContain('Zora');
  });

  test('with a formula in it stays text in the spreadsheet', async () => {
    await enter({ full_name_1: '=HYPERLINK("https://evil.example")' });
    const reply = await program.request('GET', '/api/giveaway-entries/export.csv', {
      cookie: program.cookie,
    });
    expect(reply.headers.get('content-disposition')).toMatch(/giveaway-entries-\d{4}-\d\d-\d\d\.csv/);
    const csv = await reply.text();
    expect(csv).toContain("'=HYPERLINK");
    expect(csv.split('\n')[0]).toContain('Full Name 1,Full Name 2,State,Email,Phone,Wedding Date');
  });
});

describe('a draw', () => {
  const draw = (leaves_out_winners = true) =>
    program.call<GiveawayDraw & { winner: GiveawayEntry }>('POST', '/api/giveaway-draws', {
      leaves_out_winners,
    });

  test('is recorded with how it came about, and each couple wins once', async () => {
    for (let n = 0; n < 3; n += 1) await enter();
    const drawn = [await draw(), await draw(), await draw()];
    expect(new Set(drawn.map(one => one.winner.id)).size).toBe(3);
    expect(drawn.map(one => one.entries)).toEqual([3, 2, 1]);
    expect(drawn.every(one => one.place >= 1 && one.place <= one.entries)).toBe(true);
    await expect(draw()).rejects.toThrow('All entries have won');
    const { items } = await program.call<{ items: GiveawayDraw[] }>('GET', '/api/giveaway-draws');
    expect(items.map(one => one.winner_names)).toEqual(
      drawn.map(one => `${one.winner.full_name_1} and ${one.winner.full_name_2}`).toReversed(),
    );
    expect(items[0]?.drawn_by).toBe('admin@example.com');
  });

  test('made many times at once never names one couple twice', async () => {
    for (let n = 0; n < 6; n += 1) await enter();
    const drawn = await Promise.all(Array.from({ length: 6 }, () => draw()));
    expect(new Set(drawn.map(one => one.entry_id)).size).toBe(6);
  });

  test('gives every couple its chance', async () => {
    for (let n = 0; n < 4; n += 1) await enter();
    const winners = new Set<string>();
    for (let n = 0; n < 200 && winners.size < 4; n += 1) winners.add((await draw(false)).winner.id);
    expect(winners.size).toBe(4);
  });

  test('stays on record when its winner asks to be deleted', async () => {
    await enter();
    const { winner } = await draw();
    await program.call('DELETE', `/api/giveaway-entries/${winner.id}`);
    const { items } = await program.call<{ items: GiveawayDraw[] }>('GET', '/api/giveaway-draws');
    expect(items).toMatchObject([{ entry_id: null, entries: 1, place: 1 }]);
  });
});
