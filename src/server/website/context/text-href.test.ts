import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTemplate, generateBatch, planBatch } from '../../../../test/factories.ts';
import { startTestProgram, type TestProgram } from '../../../../test/test-program.ts';
import type { SettingsReply } from '../../../contract/platform/settings.ts';

let program: TestProgram;
let origin: string;
beforeAll(async () => {
  program = await startTestProgram();
  ({ origin } = await program.listen());
  const template = await createTemplate(program);
  const batch = await planBatch(program, {
    template_id: template.id,
    locations: 'Stuart, FL',
    keywords: 'sofa removal',
    url_pattern: 'keyword-city-state',
  });
  await generateBatch(program, batch.id);
});
afterAll(() => program.stop());

/** The message that a page begins; null: it has no link for one. */
async function messageOf(path: string): Promise<string | null> {
  const html = await (await fetch(origin + path)).text();
  const body = /href="sms:\+1\d{10}\?&amp;body=([^"]+)"/.exec(html)?.[1];
  return body === undefined ? null : decodeURIComponent(body);
}
const pageOf = (message: string) =>
  program.call<{ path: string; landing_page_id: string | null }>(
    'GET',
    `/api/pages/by-code/${encodeURIComponent(message)}`,
  );

test('a text message from a page says what it is about, and its code leads back to the page', async () => {
  const landing = (await messageOf('/sofa-removal-stuart-fl/')) ?? '';
  expect(landing).toMatch(/^Hi, I need sofa removal in Stuart\. \([0-9A-Z]{4}-[0-9A-Z]{4}\)$/);
  expect(await pageOf(`${landing} two sofas, 2nd floor`)).toMatchObject({
    path: '/sofa-removal-stuart-fl/',
    landing_page_id: expect.any(String),
  });
  const town = (await messageOf('/jupiter-junk-removal')) ?? '';
  expect(town).toMatch(/^Hi, I need junk removal in Jupiter\. /);
  expect(await pageOf(town)).toMatchObject({ path: '/jupiter-junk-removal', landing_page_id: null });
  expect(await messageOf('/no-such-page/')).toBe('Hi, I need a quote.');
});

test('a text without a code and a code of no page are refused in words', async () => {
  const ask = (text: string) =>
    program.request('GET', `/api/pages/by-code/${encodeURIComponent(text)}`, { cookie: program.cookie });
  expect([(await ask('two sofas')).status, (await ask('0000-001D')).status]).toEqual([400, 404]);
});

test('without a number for texts no page has a link for one', async () => {
  const { business } = await program.call<SettingsReply>('GET', '/api/settings');
  await program.call('PUT', '/api/settings/business', {
    revision: business.revision,
    value: { ...business.value, phones: { ...business.value.phones, text: '' } },
  });
  expect(await messageOf('/sofa-removal-stuart-fl/')).toBeNull();
  expect(await messageOf('/')).toBeNull();
});
