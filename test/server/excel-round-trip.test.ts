import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { decodeText } from '../../src/engine/index.ts';
import { savedByExcel, type WayOfSaving, waysOfSaving } from '../excel.ts';
import { startTestProgram, type TestProgram } from '../test-program.ts';

/* Our own exports, opened and saved by Excel in every way it offers, come back the same. */

let program: TestProgram;
beforeAll(async () => {
  program = await startTestProgram();
});
afterAll(() => program.stop());

const odd = [
  '00501 7.50 5/31/2026 2026-05-31 24/7 3-4 TRUE true 1234567890123456 15615551234 =1+1 -5 @home',
  "$75.00 $75 75.5% 75% 1E5 1.23457E+15 (5) 1,234 12:30 9:05 12345 '00501 ''-5 '-5 ### #N/A #NAME?",
].flatMap(line => line.split(' '));
const spaced = [
  '+1 561 555 1234',
  "'Til Friday",
  'May 5',
  '31 May 2026',
  '12:30 PM',
  'a;b,c "d"',
  'José – “ok”',
];
/** Cells that a file in Windows-1252 can't hold. */
const lost = ['Zażółć', 'Good 🙂'];
const texts = [...odd, ...spaced, ...lost];

interface Report {
  readonly rows: readonly { readonly line: number; readonly verdict: string; readonly reason: string }[];
}

async function sentAgain(
  noun: string,
  way: WayOfSaving,
  more: Record<string, unknown> = {},
): Promise<Report> {
  const query = new URLSearchParams(more as Record<string, string>);
  const reply = await program.request('GET', `/api/${noun}/export.csv?${query}`, { cookie: program.cookie });
  const decoded = decodeText(savedByExcel(await reply.text(), way));
  if ('problem' in decoded) throw new Error(decoded.problem);
  return program.call<Report>('POST', `/api/${noun}/import`, { csv: decoded.text, ...more });
}

const predicates = [
  'setting landmark garbage_schedule bulk_collector bulk_schedule bulk_limit bulk_set_out bulk_placement bulk_refused',
  'bulk_extra contractor_debris appliances yard_waste hazardous_waste drop_off drop_off_hours drop_off_proof donation',
].flatMap(line => line.split(' '));

const nouns = {
  redirects: async () => {
    for (const [index, description] of texts.entries())
      await program.call('POST', '/api/redirects', {
        source_path: `/old-${index}`,
        destination_path: '/about',
        description,
        ...(index % 2 ? { redirect_type: 302, is_prefix: true } : {}),
      });
    await program.call('POST', '/api/redirects', { source_path: '/żółć-é', destination_path: '/about' });
  },
  statements: async () => {
    for (const [index, value] of texts.entries())
      await program.call('POST', '/api/statements', {
        subject_kind: 'place',
        subject: ['Miami, FL', 'Hialeah, FL', 'Naples, FL'][Math.floor(index / predicates.length)],
        predicate: predicates[index % predicates.length],
        value,
        source: 'owner',
        source_name: index % 2 ? value : '',
        license: index % 3 ? value : '',
        checked_on: `2026-05-${String((index % 28) + 1).padStart(2, '0')}`,
        expires_on: index % 2 ? '2099-12-01' : null,
      });
  },
  services: async () => {
    for (const [index, text] of texts.entries())
      await program.call('POST', '/api/services', {
        content_pack: 'local-services',
        name: index % 2 ? text : `Service ${index}`,
        keywords: [
          `${text} work ${index}`,
          `${text} ${index}`,
          ...(index % 4 === 0 && index < 13 ? [text] : []),
        ],
        summary: text,
        content: {
          intro: text,
          taken: [text, 'Sofas'],
          price: index % 2 ? text : '',
          questions: [{ question: text, answer: text }],
        },
      });
  },
} as const;

const refusedLetters = ['refused', expect.stringMatching(/^Letters of \w+ were lost.*CSV UTF-8$/)];

describe.each(Object.entries(nouns))('%s', (noun, save) => {
  beforeAll(save, 120_000);
  const more = noun === 'services' ? { content_pack: 'local-services' } : {};

  test.each(Object.keys(waysOfSaving) as WayOfSaving[])('saved as %s', async way => {
    const { rows } = await sentAgain(noun, way, more);
    const others = rows.filter(row => row.verdict !== 'same');
    expect(others.map(row => [row.verdict, row.reason])).toEqual(
      way.includes('Windows') ? lost.map(() => refusedLetters) : [],
    );
    expect(rows.length).toBeGreaterThanOrEqual(texts.length);
  });
});

test.each([
  ['1.23457E+15', 'digits are lost'],
  ['########', 'too narrow'],
  ['#NAME?', 'a formula failed'],
])('%s is told with its row, and not taken', async (text, problem) => {
  const csv = {
    redirects: `source_path,destination_path,description\n/a,/about,${text}\n`,
    statements: `subject,predicate,value,source\n"place:Miami, FL",setting,${text},owner\n`,
    services: `name,keywords,summary\nClay,clay,${text}\n`,
    reviews: `reviewed_on,rating,author,words,source_name,source_url\n2026-05-01,5,Ann,${text},Yelp,https://y.example/1\n`,
  };
  for (const [noun, file] of Object.entries(csv)) {
    const more = noun === 'services' ? { content_pack: 'local-services' } : {};
    const { rows } = await program.call<Report>('POST', `/api/${noun}/import`, { csv: file, ...more });
    expect(rows.map(row => [row.line, row.verdict, row.reason])).toEqual([
      [2, 'refused', expect.stringContaining(problem)],
    ]);
  }
});

test('days that only a day-first reader can mean are read so in the whole file', async () => {
  const file = (first: string) =>
    `reviewed_on,rating,author,words,source_name,source_url\n${first},5,Ann,Good,Yelp,https://y.example/1\n04/03/2026,5,Bob,Good,Yelp,https://y.example/1\n`;
  const days = async (first: string) => {
    await program.call('POST', '/api/reviews/import', { csv: file(first), apply: true });
    const { items } = await program.call<{ items: { author: string; reviewed_on: string }[] }>(
      'GET',
      '/api/reviews',
    );
    return items
      .filter(one => one.author === 'Bob')
      .map(one => one.reviewed_on)
      .toSorted();
  };
  expect(await days('31/05/2026')).toEqual(['2026-03-04']);
  expect(await days('05/31/2026')).toEqual(['2026-03-04', '2026-04-03']);
});
