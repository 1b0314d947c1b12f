import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTemplate, planBatch } from '../../../../test/factories.ts';
import { startTestProgram, type TestProgram } from '../../../../test/test-program.ts';
import { type BatchSubstance, substanceInWords } from '../../../contract/generation/substance.ts';

let program: TestProgram;
beforeAll(async () => {
  program = await startTestProgram();
  await program.call('POST', '/api/services', {
    name: 'Hedges',
    keywords: ['hedge trimming', 'hedge removal'],
    content: {
      questions: [
        { question: 'How high?', answer: 'As high as a ladder goes. {Ask us|Call us} first.' },
        { question: 'How often?', answer: 'Twice a year will do.' },
      ],
    },
  });
  const csv = [
    'subject,predicate,value,source',
    '"place:Davie, FL",bulk_limit,10 cubic yards,owner',
    '"place:Davie, FL",bulk_schedule,once a month,owner',
    '"county:Broward, FL",drop_off,the center,owner',
  ].join('\n');
  await program.call('POST', '/api/statements/import', { csv, apply: true });
});
afterAll(() => program.stop());

const section = (id: string, type: string, content: object) => ({ id, type, title: 'T', order: 1, content });

async function substanceOf(locations: string, keywords: string): Promise<BatchSubstance> {
  const { id } = await createTemplate(program, {
    content_sections: [
      section('f', 'faq', {
        from_service: true,
        faqs: [{ question: 'Q', answer: 'We answer in {{city}}.' }],
      }),
      section('t', 'local_facts', {
        points: [
          {
            title: 'Curb',
            description:
              'A pickup takes {{fact:place.bulk_limit}}. It comes {{fact:place.bulk_schedule}}. The county has {{fact:county.drop_off}}. Nearby are {{fact:place.nearby}}.',
          },
        ],
      }),
    ],
  });
  const batch = await planBatch(program, { template_id: id, locations, keywords });
  return program.call<BatchSubstance>('GET', `/api/batches/${batch.id}/substance`);
}

test('counts what pages will say of their service and town, and names what has nothing to say', async () => {
  const found = await substanceOf(
    'Davie, FL\nPlantation, FL\nStuart, FL',
    'hedge trimming\nHedge Removals near me\npiano moving',
  );
  expect(found).toMatchObject({
    pages: 9,
    places: 3,
    places_read: 3,
    keywords: 3,
    services: [
      { name: 'Hedges', keywords: 2, sentences: 5 },
      { name: null, keywords: 1, some_keywords: ['piano moving'], sentences: 0 },
    ],
    on_place: { least: 1, median: 1, most: 3 },
    on_area: 1,
    bare_places: 2,
    some_bare: [
      { city: 'Plantation', state: 'FL' },
      { city: 'Stuart', state: 'FL' },
    ],
  });
});

test('it is said in words', async () => {
  const { finding, gaps } = substanceInWords(await substanceOf('Davie, FL\nOcala, FL', 'piano moving'));
  expect(finding).toBe(
    'Of its service a page says no sentences, of its town alone 1 to 3 (3 at the middle), and 1 that would fit any page.',
  );
  expect(gaps).toEqual([
    '1 of 1 keywords has no service: piano moving. Their pages show the template’s own texts.',
    '1 of 2 places has no statement: Ocala, FL. Import or add statements, or leave these places out.',
  ]);
});

test('a batch that is gone, or whose template is, is said so', async () => {
  const missing = await program.request(
    'GET',
    '/api/batches/019aa000-0000-7000-8000-000000000000/substance',
    {
      cookie: program.cookie,
    },
  );
  expect(missing.status).toBe(404);
});
