import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTemplate, switchClaims, templateInput } from '../../../../test/factories.ts';
import { startTestProgram, type TestProgram } from '../../../../test/test-program.ts';
import type { AcceptedClaim } from '../../../contract/business/claims.ts';
import type { Service } from '../../../contract/business/services.ts';
import { packStore } from '../packs/pack-store.ts';
import { addDemoClaims } from '../statements/add-business-claims.ts';

let program: TestProgram;
beforeAll(async () => {
  program = await startTestProgram();
  await addDemoClaims(program.database.kysely);
  await switchClaims(program, true);
});
afterAll(() => program.stop());

interface Issue {
  readonly excerpt: string;
  readonly line: number;
  readonly column: number;
}

async function check(text: string, more: object = {}): Promise<readonly Issue[]> {
  const reply = await program.call<{ issues: Issue[] }>('POST', '/api/text/check', { text, ...more });
  return reply.issues;
}
const claimsIn = async (text: string, more: object = {}) =>
  (await check(text, more)).map(({ excerpt }) => excerpt);

describe('a text', () => {
  test('a text is told what it claims, with line and column', async () => {
    const text = 'We haul.\n\nCall us in Rio Vista: since 1999,\nwe are the best.';
    expect(await check(text)).toMatchObject([
      { excerpt: 'Rio Vista', line: 3, column: 12, code: 'claim', level: 'problem' },
      { excerpt: '1999', line: 3, column: 29 },
      { excerpt: 'the best', line: 4, column: 8 },
    ]);
  });

  test('a text may say what the settings say of the business, however it writes it', async () => {
    const text =
      'You Call We Haul works every day from 7 AM to 7 PM in Palm Beach County, Florida, near Miami. Over 17 years. ' +
      'Licensed and insured. 50% off for first responders. From $99. Call 305-555-0142 or (954) 555-0157.';
    expect(await claimsIn(text)).toEqual([]);
    expect(await claimsIn('Over 18 years, from $98, in Orange County.')).toEqual([
      '18',
      '$98',
      'Orange County',
    ]);
  });

  test('a text may say what is stated of its place, and not what is stated of another', async () => {
    await program.call('POST', '/api/statements', {
      subject_kind: 'place',
      subject: 'Davie, FL',
      predicate: 'bulk_schedule',
      value: 'on 14 days a year, announced by the Public Works Office',
      source: 'owner',
    });
    const text = 'Piles go on 14 days, says the Public Works Office.';
    expect(await claimsIn(text, { subject: { city: 'Davie', state: 'FL' } })).toEqual([]);
    expect(await claimsIn(text, { subject: { city: 'Plantation', state: 'FL' } })).toEqual([
      '14',
      'Public Works Office',
    ]);
  });

  test('a text of a title is not marked for its capitals, only for places and figures', async () => {
    expect(await claimsIn('Haul It Away Today {{city}}', { kind: 'title' })).toEqual([]);
    expect(await claimsIn('Now in Ocala for $21', { kind: 'title' })).toEqual(['Ocala', '$21']);
  });

  test('a text is told the fields of other tools, with the form that works', async () => {
    const issues = await check('Call\nus in [city] or {{region}} for {keyword}.');
    expect(issues).toMatchObject([
      { code: 'foreign-placeholder', line: 2, column: 7, message: expect.stringContaining('{{city}}') },
      { code: 'foreign-placeholder', line: 2, column: 32, message: expect.stringContaining('{{keyword}}') },
    ]);
  });

  test('a text of 200,000 characters is read, a longer one refused', async () => {
    expect(await claimsIn('We haul. '.repeat(22_000))).toEqual([]);
    const reply = await program.request('POST', '/api/text/check', {
      cookie: program.cookie,
      body: { text: 'x'.repeat(200_001) },
    });
    expect(reply.status).toBe(400);
  });
});

test('a service is told what its texts claim; what its pack wrote is not asked about', async () => {
  const content = {
    intro: 'Since 1987 we cut hedges in Rio Vista.',
    questions: [{ question: 'When?', answer: 'Any day from 7 AM to 7 PM.' }],
  };
  const made = await program.call<Service>('POST', '/api/services', {
    name: 'Hedges',
    summary: 'We cut hedges.',
    keywords: ['hedge trimming'],
    content,
  });
  expect(made.issues.map(({ path, message }) => [path, message.split(':')[0]])).toEqual([
    ['intro', '“1987”'],
    ['intro', '“Rio Vista”'],
  ]);
  const [shipped] = packStore.own().services;
  const asShipped = await program.call<Service>('PUT', `/api/services/${made.id}`, {
    name: 'Hedges',
    summary: 'We cut hedges.',
    keywords: ['hedge trimming'],
    content: shipped?.content,
  });
  expect(asShipped.issues).toEqual([]);
});

describe('a template', () => {
  const claiming = (changes: object = {}) =>
    templateInput({
      meta_description_template: 'Since 1987 we do {{keyword}} in {{city}}.',
      content_sections: [
        { id: 'a', type: 'text', title: 'Why us', content: 'The cheapest in town.', order: 1 },
        {
          id: 'b',
          type: 'hero',
          title: 'Hi',
          content: { benefits: ['Fast', 'Seen on Channel Ten'] },
          order: 2,
        },
      ],
      ...changes,
    });
  const send = async (method: string, path: string, body: object) => {
    const response = await program.request(method, path, { cookie: program.cookie, body });
    return { status: response.status, body: await response.json() };
  };

  test('a template with unstated claims is saved as a draft, and not published', async () => {
    const refused = await send('POST', '/api/templates', claiming());
    expect(refused).toMatchObject({
      status: 409,
      body: {
        error: {
          reason: 'claims',
          message: expect.stringMatching(/^Not stated: “1987”, “cheapest”, “Channel Ten”\./),
          fields: [
            { path: 'meta_description_template' },
            { path: 'content_sections.0.content' },
            { path: 'content_sections.1.content.benefits.1' },
          ],
          current: { claims: [{ claim: '1987', where: 'Meta description template' }, {}, {}] },
        },
      },
    });
    const draft = await createTemplate(program, claiming({ status: 'draft' }));
    const { issues } = await program.call<{ issues: { where: string; code: string }[] }>(
      'GET',
      `/api/templates/${draft.id}/issues`,
    );
    expect(issues.filter(({ code }) => code === 'claim').map(({ where }) => where)).toEqual([
      'meta_description_template',
      'a: content',
      'b: content.benefits.1',
    ]);
  });

  test('a template is published once each is stated, reworded or accepted; what is no longer accepted is asked again', async () => {
    const { id, revision } = await createTemplate(program, claiming({ status: 'draft' }));
    const publish = (based_on: number, changes: object = {}) =>
      send('PUT', `/api/templates/${id}`, { ...claiming(changes), based_on });
    expect(await send('POST', '/api/claims', { claims: ['1987'], reason: 'short' })).toMatchObject({
      status: 400,
    });
    await program.call('POST', '/api/claims', {
      claims: ['1987', 'Channel Ten'],
      reason: 'Founded in 1987; the film is on our site.',
    });
    const still = await publish(revision);
    expect(still.body.error.message).toContain('Not stated: “cheapest”.');
    const reworded = [{ id: 'a', type: 'text', title: 'Why us', content: 'Cheap, in our view.', order: 1 }];
    const published = await publish(revision, { content_sections: reworded });
    expect(published.status).toBe(200);

    const { items, total } = await program.call<{ items: AcceptedClaim[]; total: number }>(
      'GET',
      '/api/claims',
    );
    expect([total, items.map(({ claim }) => claim).toSorted()]).toEqual([2, ['1987', 'Channel Ten']]);
    expect(items[0]).toMatchObject({ accepted_by: 'admin@example.com' });
    const year = items.find(({ claim }) => claim === '1987');
    await program.call('DELETE', `/api/claims/${year?.id}`);
    const again = await publish(published.body.revision, { content_sections: reworded });
    expect(again.body.error.message).toContain('“1987”');
    expect((await send('DELETE', `/api/claims/${year?.id}`, {})).status).toBe(404);
  });

  test('a template of a shipped pack needs no acceptance, in any preset', async () => {
    const { items } = await program.call<{ items: { preset: string }[] }>('GET', '/api/templates/presets');
    for (const { preset } of items) {
      const template = await program.call<{ id: string; revision: number }>(
        'POST',
        `/api/templates/presets/${preset}`,
      );
      const reply = await send('PUT', `/api/templates/${template.id}`, {
        ...template,
        status: 'published',
        based_on: template.revision,
      });
      expect([preset, reply.status]).toEqual([preset, 200]);
    }
  });

  test('a template is published if the gate is off', async () => {
    await switchClaims(program, false);
    expect((await send('POST', '/api/templates', claiming())).status).toBe(201);
    await switchClaims(program, true);
  });
});
