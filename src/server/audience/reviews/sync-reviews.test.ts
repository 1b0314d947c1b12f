import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { loopbackOutgoing } from '../../../../test/loopback-outgoing.ts';
import { startTestProgram, type TestProgram } from '../../../../test/test-program.ts';
import type { Review, ReviewSync } from '../../../contract/audience/reviews.ts';
import { syncReviewsJobs } from './sync-reviews.job.ts';

interface TheirReview {
  readonly reviewId: unknown;
  readonly starRating: string;
  readonly comment?: string;
  readonly reviewer?: { readonly displayName?: string; readonly isAnonymous?: boolean };
  readonly createTime: string;
}

/** The other side: pages of two, as its protocol has them. */
const theirs: {
  reviews: TheirReview[];
  answer: null | { status: number; body: string; retryAfter?: string };
} = {
  reviews: [],
  answer: null,
};
const asked: { path: string; authorization: string | undefined; body: string }[] = [];
let server: Server;
let program: TestProgram;
let minutes = 0;
const clock = () => new Date(Date.now() + minutes * 60_000);

beforeAll(async () => {
  server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const url = new URL(request.url ?? '', 'http://localhost');
      asked.push({
        path: url.pathname + url.search,
        authorization: request.headers.authorization,
        body: Buffer.concat(parts).toString(),
      });
      const json = (body: unknown) => {
        response.setHeader('content-type', 'application/json');
        response.end(JSON.stringify(body));
      };
      if (url.pathname === '/token') return json({ access_token: 'key', expires_in: 3599 });
      if (theirs.answer) {
        const { status, body, retryAfter } = theirs.answer;
        if (retryAfter) response.setHeader('retry-after', retryAfter);
        response.writeHead(status).end(body);
        return;
      }
      const from = Number(url.searchParams.get('pageToken') ?? 0);
      const next = from + 2 < theirs.reviews.length ? { nextPageToken: String(from + 2) } : {};
      json({ reviews: theirs.reviews.slice(from, from + 2), averageRating: 4, ...next });
    });
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  program = await startTestProgram(
    {
      BUSINESS_PROFILE_LOCATION: 'accounts/1/locations/2',
      BUSINESS_PROFILE_LINK: 'https://profile.example/us',
      BUSINESS_PROFILE_CLIENT_ID: 'id',
      BUSINESS_PROFILE_CLIENT_SECRET: 'the-secret',
      BUSINESS_PROFILE_REFRESH_TOKEN: 'grant',
      BUSINESS_PROFILE_URL: `${base}/v4`,
      BUSINESS_PROFILE_TOKEN_URL: `${base}/token`,
    },
    clock,
    loopbackOutgoing(),
  );
});
afterAll(async () => {
  await program.stop();
  await new Promise(resolve => server.close(resolve));
});
beforeEach(() => {
  asked.length = 0;
  theirs.answer = null;
});

const readSync = () => program.call<ReviewSync>('GET', '/api/reviews/sync');
/** One reading, with no pause between pages. */
async function readNow(): Promise<ReviewSync> {
  const { database, config, outgoing } = program;
  const [, job] = syncReviewsJobs(database, { profile: config.businessProfile, outgoing, clock, wait: 0 });
  const attempt = { signal: new AbortController().signal } as Parameters<NonNullable<typeof job>['run']>[1];
  await job?.run({}, attempt);
  return readSync();
}
const list = async () => (await program.call<{ items: Review[] }>('GET', '/api/reviews')).items;
const review = (reviewId: unknown, changes: Partial<TheirReview> = {}): TheirReview => ({
  reviewId,
  starRating: 'FIVE',
  comment: `Review ${String(reviewId)}.`,
  reviewer: { displayName: 'Ann B.' },
  createTime: '2026-03-05T10:00:00Z',
  ...changes,
});

test('all pages are read; what changed there changes here, what is gone there is gone here', async () => {
  // The reading at the start is over.
  await expect.poll(async () => (await readSync()).finished_at).not.toBeNull();
  asked.length = 0;
  theirs.reviews = [
    review('a', { starRating: 'ONE' }),
    review('b', { comment: 'Call me at 561-555-0123.' }),
    review('c', { reviewer: { isAnonymous: true, displayName: 'Hidden' } }),
    review('d', { starRating: 'STAR_RATING_UNSPECIFIED' }),
    review('e'),
  ];
  expect(await readNow()).toMatchObject({ is_failed: false, message: '4 read: 4 new, 0 changed, 0 gone.' });
  expect(asked.map(({ path }) => path)).toEqual([
    '/token',
    '/v4/accounts/1/locations/2/reviews?pageSize=50',
    '/v4/accounts/1/locations/2/reviews?pageSize=50&pageToken=2',
    '/v4/accounts/1/locations/2/reviews?pageSize=50&pageToken=4',
  ]);
  expect(asked[1]?.authorization).toBe('Bearer key');
  const shown = new Map((await list()).map(one => [one.words, one]));
  expect(shown.get('Review a.')).toMatchObject({
    rating: 1,
    source: 'business-profile',
    source_url: 'https://profile.example/us',
    status: 'published',
    reviewed_on: '2026-03-05',
  });
  expect(shown.get('Review c.')?.author).toBe('');
  expect(shown.get('Call me at 561-555-0123.')).toMatchObject({
    status: 'withdrawn',
    withdrawn_why: expect.stringContaining('a phone number'),
  });
  const { id } = shown.get('Review e.') ?? { id: '' };
  await program.call('PATCH', `/api/reviews/${id}`, { place: 'Jupiter, FL' });

  theirs.reviews = [review('c'), review('e', { comment: 'Changed there.' })];
  expect((await readNow()).message).toBe('2 read: 0 new, 2 changed, 2 gone.');
  expect((await list()).map(({ words, author, city }) => [words, author, city])).toEqual([
    ['Changed there.', 'Ann B.', 'Jupiter'],
    ['Review c.', 'Ann B.', ''],
  ]);
  expect((await readNow()).message).toBe('2 read: 0 new, 0 changed, 0 gone.');
});

test('an odd record is left out with its reason, the others are read, and what is stored stays', async () => {
  const idOf = async (text: string) => (await list()).find(({ words }) => words === text)?.id;
  const id = await idOf('Changed there.');
  theirs.reviews = [review('c'), review('e', { comment: 'Changed there.' }), review('f')];
  await readNow();
  theirs.reviews = [
    review('e', { createTime: '0000-01-01T00:00:00Z', comment: 'Odd now.' }),
    review('g\0'),
    review('h', { starRating: 'constructor' }),
    review('i', { starRating: '__proto__' }),
    review('j', { createTime: '9999-12-31T23:59:59-23:59' }),
    review('k', { createTime: '2999-01-01T00:00:00Z' }),
    review('l\ud800'),
    review('m', { comment: 'm'.repeat(20_001) }),
    review({ a: 1 }, { comment: '\0' }),
    review('n', { comment: 'Nice.\0\ud800' }),
  ];
  expect(await readNow()).toMatchObject({
    is_failed: false,
    message:
      '1 read: 1 new, 0 changed, 0 gone. 9 could not be read and were left out: its day (3), its id (3), its stars (2), its text (1).',
  });
  const words = (await list()).map(one => one.words);
  expect(words).toEqual(['Nice.\ufffd', 'Review f.', 'Changed there.', 'Review c.']);
  // With an id for each record it is known which review is gone.
  theirs.reviews = [review('e', { starRating: 'SIX' }), review('n', { comment: 'Nice.' })];
  expect((await readNow()).message).toBe(
    '1 read: 0 new, 1 changed, 2 gone. 1 could not be read and was left out: its stars (1).',
  );
  expect([id, await idOf('Changed there.')]).toEqual([expect.any(String), id]);
  theirs.reviews = [review('c'), review('e', { comment: 'Changed there.' })];
  await readNow();
});

test.each([
  ['Ann 561-555-0123'],
  ['Ann (561) 555.0123'],
  ['5615550123'],
  ['+44 20 7946 0958'],
  ['５６１ ５５５ ０１２３'],
  ['ann@example.com'],
  ['12 Palm Way'],
])('an author is shown without a name that says how to reach them: %s', async displayName => {
  theirs.reviews = [review('named', { reviewer: { displayName } })];
  await readNow();
  expect((await list()).map(({ author, words, status }) => [author, words, status])).toEqual([
    ['', 'Review named.', 'published'],
  ]);
});

test('a pause that they want is kept, and what is not their protocol loses nothing', async () => {
  const before = await list();
  for (const answer of [
    { status: 200, body: '<html>' },
    { status: 200, body: '{"reviews":[{"reviewId":7}]}' },
    { status: 403, body: '{}' },
    { status: 500, body: 'the-secret' },
  ]) {
    theirs.answer = answer;
    const { is_failed, message } = await readNow();
    expect([answer, is_failed]).toEqual([answer, true]);
    expect(message).not.toMention('the-secret');
    expect(await list()).toEqual(before);
  }
  theirs.answer = { status: 429, body: '{}', retryAfter: '600' };
  expect(await readNow()).toMatchObject({ is_failed: true, wait_until: expect.any(String) });
  theirs.answer = null;
  asked.length = 0;
  await readNow();
  expect(asked).toEqual([]);
  minutes = 11;
  expect(await readNow()).toMatchObject({ is_failed: false, wait_until: null });
});

test('a list whose pages lead in a circle ends, and the button on the screen starts a reading', async () => {
  theirs.answer = { status: 200, body: JSON.stringify({ reviews: [], nextPageToken: 'same' }) };
  expect(await readNow()).toMatchObject({ is_failed: true, message: 'Their list has no end.' });
  theirs.answer = null;
  expect(await program.call<ReviewSync>('POST', '/api/reviews/sync')).toMatchObject({ is_configured: true });
  await expect.poll(async () => (await readSync()).is_failed).toBe(false);
});
