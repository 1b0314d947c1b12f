import { mkdtempSync, rmSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTemplate, generateBatch, planBatch } from '../../../../test/factories.ts';
import {
  footerForm,
  formToken,
  postForm,
  quoteForm,
  schedulingForm,
  thanksOf,
} from '../../../../test/lead-forms.ts';
import { startTestProgram, type TestProgram } from '../../../../test/test-program.ts';
import type { Lead } from '../../../contract/audience/leads.ts';
import { signFormToken, signPage } from './form-token.ts';
import { readFormBody } from './read-form-body.ts';

const folder = mkdtempSync(join(tmpdir(), 'pagehaul-leads-'));
let program: TestProgram;
beforeAll(async () => {
  program = await startTestProgram({ DATA_DIR: folder, PUBLIC_URL: 'https://haul.example' });
});
afterAll(async () => {
  await program.stop();
  rmSync(folder, { recursive: true, force: true });
});

let house = 0;
const post = (fields: Record<string, unknown>, headers: Record<string, string> = {}) => {
  house += 1;
  return postForm(program, fields, { 'x-forwarded-for': `198.51.100.${house}`, ...headers });
};
const token = () => formToken(program);
const find = async (fields: Record<string, unknown>) => {
  const { items } = await program.call<{ items: Lead[] }>('GET', `/api/leads?search=${String(fields.email)}`);
  expect(items.length).toBeLessThan(2);
  return items[0];
};

describe('a form posted without script', () => {
  test('a form posted without script is stored and leads to the thank-you page, which shows no personal data', async () => {
    const fields = footerForm({ form_token: token(), sms_consent: 'yes' });
    const reply = await post(fields);
    expect([reply.status, thanksOf(reply)]).toEqual([
      303,
      '/thank-you?request=footer&county=Palm+Beach&zip=33401#main',
    ]);
    expect(await find(fields)).toMatchObject({
      kind: 'footer',
      junk_types: ['furniture', 'hot-tubs-spas'],
      sms_consent: true,
      suspected_spam: false,
    });
  });

  test('a form posted without script leads to the phone of the page’s county, else of the town that was typed, else of the ZIP code', async () => {
    const { id: template_id } = await createTemplate(program);
    const batch = await planBatch(program, {
      template_id,
      locations: 'Stuart, FL\nAustin, TX',
      keywords: 'sofa pickup',
    });
    await generateBatch(program, batch.id);
    const sentTo = async (fields: Record<string, unknown>) =>
      thanksOf(await post({ ...fields, form_token: token() }));
    expect([
      await sentTo(quoteForm({ page_path: '/sofa-pickup-stuart-fl/' })),
      await sentTo(quoteForm({ page_path: '/sofa-pickup-austin-tx/' })),
      await sentTo(quoteForm({ page_path: '/jupiter-junk-removal', page_city: 'Jupiter' })),
      await sentTo(footerForm({ city: 'Palm City', page_path: '/' })),
      await sentTo(quoteForm({ page_path: '/' })),
    ]).toEqual([
      '/thank-you?request=quote&county=Martin&zip=33401#main',
      '/thank-you?request=quote&zip=33401#main',
      '/thank-you?request=quote&county=Palm+Beach&zip=33401#main',
      '/thank-you?request=footer&county=Martin&zip=33401#main',
      '/thank-you?request=quote&county=Palm+Beach&zip=33401#main',
    ]);
  });

  test('a form posted without script is shown again with its input and problems, and stores nothing', async () => {
    const fields = schedulingForm({ phone: '12', preferred_date: '2020-01-01', name: '<b>Ann</b>' });
    const reply = await post(fields, { accept: 'application/json' });
    expect(reply.status).toBe(400);
    expect(await reply.json()).toMatchObject({
      ok: false,
      message: 'Please look at the marked fields and send it again.',
      values: { name: ['<b>Ann</b>'], phone: ['12'], city: ['Jupiter'] },
      fields: {
        phone: expect.stringContaining('area code'),
        preferred_date: 'Please choose today or a later day.',
      },
    });
    const page = await (await post({ ...fields, phone: '5615550123' })).text();
    expect(page).toMention('id="scheduling-preferred_date-problem">Please choose today or a later day.<');
    expect(await find(fields)).toBeUndefined();
  });

  test('posted twice is one lead, and both see the thank-you page', async () => {
    const fields = quoteForm({ form_token: token() });
    const replies = await Promise.all([post(fields), post(fields)]);
    expect(replies.map(reply => reply.status)).toEqual([303, 303]);
    expect(await find(fields)).toBeDefined();
  });

  test('a form posted without script with a clear mark of a program, or two weak ones, is kept aside with the reason', async () => {
    const reasonOf = async (changes: Record<string, unknown>, headers: Record<string, string> = {}) => {
      const fields = quoteForm({ form_token: token(), ...changes });
      expect((await post(fields, headers)).status).toBe(303);
      return (await find(fields))?.spam_reason ?? null;
    };
    expect(await reasonOf({ subject_line: 'x' })).toContain('don’t see');
    const fast = { form_token: signFormToken(program.leads.formKey, new Date()) };
    expect(await reasonOf(fast)).toBeNull();
    expect(await reasonOf(fast, { origin: 'https://evil.example' })).toBe(
      'Sent within two seconds of opening the page. Sent from a page of another site.',
    );
    expect(await reasonOf({ form_token: undefined })).toContain('without opening');
    expect(await reasonOf({ form_token: 'forged' }, { origin: 'https://evil.example' })).toContain(
      'another site',
    );
    expect(await reasonOf({}, { origin: 'https://haul.example' })).toBeNull();
    expect(await reasonOf({}, { origin: 'null' })).toBeNull();
  });

  test('shown by a translator is a request like any other, by form and by JSON', async () => {
    const origin = 'https://www--haul-example.translate.goog';
    const page_path = '/about';
    const form_token = signPage(program.leads.formKey, page_path);
    const posted = quoteForm({ form_token, page_path });
    expect((await post(posted, { origin })).headers.get('location')).toContain('/thank-you');
    const sent = quoteForm({ form_token, page_path });
    const headers = { origin, host: 'haul.example' };
    const reply = await program.request('POST', '/api/leads', { body: sent, headers });
    expect(reply.status).toBe(201);
    for (const fields of [posted, sent])
      expect(await find(fields)).toMatchObject({
        suspected_spam: false,
        notification: { state: 'no-mail-server' },
      });
  });

  test('a form posted without script from a landing page carries the page, its city and keyword, and the campaign of the visit', async () => {
    const template = await createTemplate(program);
    const batch = await planBatch(program, {
      template_id: template.id,
      locations: 'Stuart, FL',
      keywords: 'sofa removal',
      url_pattern: 'keyword-in-city-state',
    });
    await generateBatch(program, batch.id);
    const fields = quoteForm({ form_token: token() });
    await post(fields, {
      referer: 'https://haul.example/sofa-removal-in-stuart-fl/?utm_source=ads&utm_campaign=spring',
    });
    const { items } = await program.call<{ items: { id: string }[] }>(
      'GET',
      '/api/pages?search=sofa-removal',
    );
    expect(await find(fields)).toMatchObject({
      page_path: '/sofa-removal-in-stuart-fl/',
      landing_page_id: items[0]?.id,
      keyword: expect.stringMatching(/sofa removal/i),
      page_city: 'Stuart',
      utm_source: 'ads',
      utm_campaign: 'spring',
      utm_term: null,
    });
  });

  test('a form posted without script from a city page carries what the form says of it', async () => {
    const fields = quoteForm({
      form_token: token(),
      page_path: '/jupiter-junk-removal',
      page_city: 'Jupiter',
      page_keyword: 'junk removal',
      referrer: 'https://search.example/?q=haul',
    });
    await post(fields);
    expect(await find(fields)).toMatchObject({
      page_path: '/jupiter-junk-removal',
      landing_page_id: null,
      page_city: 'Jupiter',
      keyword: 'junk removal',
      referrer: 'https://search.example/?q=haul',
    });
  });
});

describe('a body that is no form', () => {
  const send = async (body: string, type: string) => {
    house += 1;
    const headers = { 'content-type': type, 'x-forwarded-for': `198.51.100.${house}` };
    return program.send(new Request('http://localhost/leads', { method: 'POST', body, headers }));
  };

  test('a body that is no form is refused with a sentence, whatever it is', async () => {
    for (const [body, type] of [
      ['{}', 'application/json'],
      ['x', 'multipart/form-data'],
      ['--b\r\nnonsense', 'multipart/form-data; boundary=b'],
      ['', 'application/x-www-form-urlencoded'],
      ['%%%=%zz&__proto__=1&constructor=2&kind=__proto__', 'application/x-www-form-urlencoded'],
      [`name=${'x'.repeat(2_000_000)}&kind=quote`, 'application/x-www-form-urlencoded'],
    ] as const) {
      const reply = await send(body, type);
      expect([type, reply.status]).toEqual([type, 400]);
      expect(await reply.text()).toMention('Please');
    }
  });

  test('a body that breaks off in a photo after the fields is a lead all the same', async () => {
    const fields = quoteForm({ form_token: token() });
    const parts = Object.entries(fields).map(
      ([name, value]) => `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${String(value)}\r\n`,
    );
    const photo =
      '--b\r\nContent-Disposition: form-data; name="photos"; filename="a.jpg"\r\nContent-Type: image/jpeg\r\n\r\nabc';
    const reply = await send(parts.join('') + photo, 'multipart/form-data; boundary=b');
    expect(thanksOf(reply)).toBe(
      '/thank-you?request=quote&photos_left_out=1&county=Palm+Beach&zip=33401#main',
    );
    expect(await find(fields)).toMatchObject({ photos: [] });
    expect(await readdir(join(folder, 'uploads', 'incoming'))).toEqual([]);
  });

  test('raises nothing outside of its request, with or without a folder for photos', async () => {
    const raised: Error[] = [];
    const note = (error: Error) => raised.push(error);
    const others = process.listeners('uncaughtException');
    process.removeAllListeners('uncaughtException').on('uncaughtException', note);
    try {
      const body =
        '--b\r\nContent-Disposition: form-data; name="photos"; filename="a.jpg"\r\nContent-Type: image/jpeg\r\n\r\nabc';
      for (const place of [folder, null]) {
        const headers = { 'content-type': 'multipart/form-data; boundary=b' };
        const read = await readFormBody(
          new Request('http://localhost/', { method: 'POST', body, headers }),
          place,
        );
        await setImmediate();
        expect(read).toMatchObject({
          isBroken: true,
          files: [],
          left_out: 1,
          problems: [
            place
              ? '“a.jpg” did not arrive whole. Please send it again.'
              : 'Your photos could not be kept. Please send them by email.',
          ],
        });
        await read.discard();
      }
    } finally {
      process.removeAllListeners('uncaughtException');
      for (const listener of others) process.on('uncaughtException', listener);
    }
    expect(raised).toEqual([]);
  });
});
