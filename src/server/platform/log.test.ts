import { expect, test } from 'vitest';
import { describeError, stackWithCauses } from './describe-error.ts';
import { createLog, logAs } from './log.ts';
import { scrub } from './scrub.ts';

test.each([
  ['550 5.1.1 <ann.visitor+x@example.com>: not known', '550 5.1.1 <[email]>: not known'],
  ['call (305) 555-0142 or +13055550142 now', 'call [phone] or [phone] now'],
  ['connect postgres://owner:hunter2@db/pagehaul failed', 'connect postgres://[login]@db/pagehaul failed'],
  ['GET https://a.example/x?token=abc&email=b failed', 'GET https://a.example/x?[query] failed'],
  ['Authorization: Bearer abc.def.ghi refused', 'Authorization: [authorization] refused'],
  ['key ph_3fKq9ZtuB0xw is gone', 'key [key] is gone'],
  ['session Zk3vQ9sLw8RtYb2NcXa7MdEf1GhJk4Pq ended', 'session [token] ended'],
])('%s loses what is somebody’s', (text, scrubbed) => {
  expect(scrub(text)).toBe(scrubbed);
});

test.each([
  'batch 0192f0c1-7d6a-7f3e-9a51-3f1f5d1c2b3a stopped at 2026-11-21T10:58:33.123Z',
  '/junk-removal-boca-raton-fl-33401-near-me/ could not be drawn',
  'relation "generated_landing_pages" does not exist',
  'connect ECONNREFUSED 127.0.0.1:5432',
])('%s stays', text => {
  expect(scrub(text)).toBe(text);
});

test('an error is told without the row it was about, and without what a parser read', () => {
  const refused = Object.assign(new Error('new row for relation "leads" violates check constraint "named"'), {
    code: '23514',
    table: 'leads',
    constraint: 'named',
    detail: 'Failing row contains (Rosalind, Quimby).',
  });
  const told = JSON.stringify(describeError(new Error('not kept', { cause: refused })));
  expect(told).toContain('violates check constraint');
  expect(told).toContain('log.test.ts');
  expect(told).not.toMatch(/rosalind|quimby/i);
  const wrongNumber = Object.assign(new Error('invalid input syntax for type integer: "Rosalind"'), {
    code: '22P02',
  });
  expect(JSON.stringify(describeError(wrongNumber))).not.toContain('Rosalind');
  const notJson = ['{"name":Rosalind}', 'Rosalind', '["Rosalind", Quimby]'].map(text => {
    try {
      return JSON.parse(text) as unknown;
    } catch (error) {
      return describeError(error);
    }
  });
  expect(JSON.stringify(notJson)).toContain('SyntaxError');
  expect(JSON.stringify(notJson)).not.toMatch(/rosalind|quimby|rosa/i);
});

test('a line says which request or job it was written for, and never what stood after the path', () => {
  const lines: string[] = [];
  const log = createLog('info', { write: line => lines.push(line) });
  logAs({ request_id: 'r-1' }, () => log.info({ path: '/a/?email=ann@example.com' }, 'to ann@example.com'));
  log.info('nobody’s');
  expect(lines.map(line => JSON.parse(line) as unknown)).toMatchObject([
    { request_id: 'r-1', path: '/a/', msg: 'to [email]' },
    { msg: 'nobody’s' },
  ]);
});

test('an error is written with what caused it, however far down, and without personal data', () => {
  const lines: string[] = [];
  const log = createLog('info', { write: line => lines.push(line) });
  const refused = new AggregateError([new Error('connect ECONNREFUSED 127.0.0.1:25')]);
  const error = new Error('no mail to ann@example.com', {
    cause: new Error('fetch failed', { cause: refused }),
  });
  log.error(error);
  log.error({ err: error }, 'not sent');
  const cause = {
    message: 'fetch failed',
    cause: { errors: [{ message: 'connect ECONNREFUSED 127.0.0.1:25' }] },
  };
  expect(lines.map(line => JSON.parse(line) as unknown)).toMatchObject([
    { msg: 'no mail to [email]', err: { message: 'no mail to [email]', cause } },
    { msg: 'not sent', err: { message: 'no mail to [email]', cause } },
  ]);
  expect(lines.join('')).not.toContain('ann@');
  const text = stackWithCauses(error);
  expect(text.match(/^(?:caused by )?\w*Error: .*$/gm)).toEqual([
    'Error: no mail to [email]',
    'caused by Error: fetch failed',
    'caused by AggregateError: ',
    'caused by Error: connect ECONNREFUSED 127.0.0.1:25',
  ]);
});
