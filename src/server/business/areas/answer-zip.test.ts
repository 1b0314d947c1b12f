import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestProgram, type TestProgram } from '../../../../test/test-program.ts';
import type { ZipAnswer } from '../../../contract/business/areas.ts';
import type { Areas } from '../../../contract/platform/areas.ts';
import { answerZip } from './answer-zip.ts';

let program: TestProgram;
beforeAll(async () => {
  program = await startTestProgram();
});
afterAll(() => program.stop());

const phone = '(305)\u00A0555-0142';

test('anybody reads in words whether the business comes to a ZIP code', async () => {
  const ask = (zip: string) => program.call<ZipAnswer>('GET', `/api/areas/zip-codes/${zip}`);
  expect(await ask('33432')).toEqual({
    zip_code: '33432',
    answer: 'served',
    town: { city: 'Boca Raton', state: 'FL' },
    message: 'Yes, we come to 33432 (Boca Raton).',
  });
  expect(await ask('78701')).toMatchObject({
    answer: 'outside',
    message: `78701 (Austin) is outside our area: call ${phone} and ask.`,
  });
  expect(await ask('00000')).toMatchObject({
    answer: 'unknown',
    message: `We can’t place 00000. Send it all the same, or call ${phone} and ask.`,
  });
  const unsigned = await program.request('GET', '/api/areas/zip-codes/33432', { cookie: null });
  expect(unsigned.status).toBe(200);
  const refused = await program.request('GET', '/api/areas/zip-codes/3343', { cookie: null });
  expect(refused.status).toBe(400);
});

test('a town of two counties is served where one of them is, and a nationwide business serves all', () => {
  const { areas } = program.settings.current();
  const only = (county: string): Areas => ({
    ...areas,
    towns: [],
    circles: [],
    counties: [{ county, state: 'TX' }],
  });
  for (const county of ['Travis', 'Williamson'])
    expect(answerZip(only(county), '78701', '(1)')).toMatchObject({ answer: 'served' });
  expect(answerZip(only('Harris'), '78701', '(1)')).toMatchObject({ answer: 'outside' });
  expect(answerZip({ ...areas, is_nationwide: true }, '00000', '(1)').message).toBe('Yes, we serve 00000.');
});
