import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  type EncyclopediaServer,
  sendArticle,
  startEncyclopedia,
} from '../../../../test/encyclopedia-server.ts';
import { createTemplate, generateBatch, planBatch } from '../../../../test/factories.ts';
import { holdLocks } from '../../../../test/held-locks.ts';
import { waitForIdleJobs } from '../../../../test/idle-jobs.ts';
import { endLastAttempt } from '../../../../test/last-attempt.ts';
import { startTestProgram, type TestProgram } from '../../../../test/test-program.ts';
import { lookUpJob } from './look-up-articles.job.ts';
import { addTopics, maxWaiting } from './queries.ts';
import { placeTopic } from './topic.ts';

let encyclopedia: EncyclopediaServer;
let program: TestProgram;
let origin: string;

const section = (show_wikipedia = true) => ({
  type: 'external_links',
  title: 'Helpful Resources for {{city}}, {{state}}',
  content: { description: 'Why.', links: [], show_wikipedia },
  order: 1,
});

beforeAll(async () => {
  encyclopedia = await startEncyclopedia();
  program = await startTestProgram({ WIKIPEDIA_API_URL: encyclopedia.url });
  ({ origin } = await program.listen());
  await publish(
    [section()],
    'Miami, FL\nNaples, FL\nOcala, FL\nTampa, FL\nLargo, FL',
    'hauling\njunk removal',
  );
  await publish([section(false)], 'Sarasota, FL', 'hauling');
  await publish([{ type: 'text', title: 'A', content: 'B', order: 1 }], 'Orlando, FL', 'hauling');
});
afterAll(async () => {
  await program.stop();
  await encyclopedia.close();
});
beforeEach(async () => {
  await waitForIdleJobs(program, lookUpJob); // A failure of the last test would begin another pause.
  encyclopedia.asked.length = 0;
  // Ends the pause, and the delay of the job that waits for it.
  await sql`update encyclopedia_rest set until = now(), failures = 0`.execute(program.database.kysely);
  await sql`update pgboss.job set start_after = now() where name = ${lookUpJob} and state = 'created'`.execute(
    program.database.kysely,
  );
});

async function publish(content_sections: object[], locations: string, keywords: string): Promise<void> {
  const template = await createTemplate(program, { content_sections });
  const batch = await planBatch(program, { template_id: template.id, locations, keywords });
  await generateBatch(program, batch.id);
}

const textOf = async (path: string) => (await fetch(`${origin}${path}`)).text();
const rest = async () =>
  program.database.kysely.selectFrom('encyclopedia_rest').selectAll().executeTakeFirstOrThrow();
const rowOf = async (topic: string) =>
  program.database.kysely
    .selectFrom('encyclopedia_articles')
    .selectAll()
    .where('topic', '=', topic)
    .executeTakeFirst();

describe('a page with external links', () => {
  test('a page with external links is drawn at once, and shows the article once it is known; other pages of the town ask no more', async () => {
    const waiting: (() => void)[] = [];
    encyclopedia.answer = (query, response) => {
      waiting.push(() =>
        sendArticle(response, query, 'Miami', { description: 'Home of <b>Heat</b> in Florida' }),
      );
    };
    const first = await textOf('/hauling-miami-fl/');
    expect(first).not.toContain('wikipedia.org');
    await expect.poll(() => waiting.length).toBe(1);
    expect(await textOf('/junk-removal-miami-fl/')).not.toMention('wikipedia.org');
    waiting[0]?.();
    await expect
      .poll(() => textOf('/hauling-miami-fl/'))
      .toMention('href="https://en.wikipedia.org/wiki/Miami"');
    const second = await textOf('/junk-removal-miami-fl/');
    expect(second).toContain('Wikipedia Resources');
    expect(second).toContain('Home of &lt;b&gt;Heat&lt;/b&gt; in Florida');
    expect(encyclopedia.asked).toEqual(['Miami, Florida']);
  });

  test('a page with external links says that it is loading, and tries all queries before it fails', async () => {
    encyclopedia.answer = (query, response) => sendArticle(response, query, 'Naples, Italy');
    expect(await textOf('/hauling-naples-fl/')).toMention('Loading external resources...');
    await expect
      .poll(() => textOf('/hauling-naples-fl/'))
      .toMention('Unable to load external resources at this time');
    expect(encyclopedia.asked).toEqual([
      'Naples, Florida',
      'Naples Florida',
      'Naples, Florida (city)',
      'Naples',
    ]);
    expect(await rowOf('place:naples, florida')).toMatchObject({ title: null, attempts: 0 });
  });

  test('a page with external links works when the encyclopedia does not, and does not retry before the pause ends', async () => {
    encyclopedia.answer = (_query, response) => response.writeHead(503).end();
    await textOf('/hauling-ocala-fl/');
    await expect
      .poll(() => textOf('/hauling-ocala-fl/'))
      .toMention('Unable to load external resources at this time');
    expect(await rest()).toMatchObject({ failures: 1, last_error: 'Wikipedia API error: 503' });
    expect(await rowOf('place:ocala, florida')).toMatchObject({
      attempts: 1,
      last_error: 'Wikipedia API error: 503',
    });
    const asked = encyclopedia.asked.length;
    for (const path of ['/hauling-largo-fl/', '/junk-removal-ocala-fl/', '/junk-removal-largo-fl/'])
      expect((await fetch(`${origin}${path}`)).status).toBe(200);
    await expect.poll(() => rowOf('place:largo, florida')).toBeDefined();
    await program.queue.sendNow(lookUpJob, {});
    await waitForIdleJobs(program, lookUpJob);
    expect(encyclopedia.asked.length).toBe(asked);
  });

  test('a page that wants no articles asks for none, nor does one without external links', async () => {
    expect(await textOf('/hauling-sarasota-fl/')).not.toMention('Wikipedia');
    await textOf('/hauling-orlando-fl/');
    expect(await rowOf('place:sarasota, florida')).toBeUndefined();
    expect(await rowOf('place:orlando, florida')).toBeUndefined();
  });

  test('a page with external links in our own area leads to the county’s own waste authority all the same', async () => {
    await publish([section()], 'Hialeah, FL', 'hauling');
    expect(await textOf('/hauling-hialeah-fl/')).toMention('href="https://www.miamidade.gov/solidwaste"');
  });
});

test('an answer that has become old is looked up again, and shown until then', async () => {
  encyclopedia.answer = (query, response) => sendArticle(response, query, 'Tampa, Florida');
  await textOf('/hauling-tampa-fl/');
  await expect.poll(() => textOf('/hauling-tampa-fl/')).toMention('/wiki/Tampa');
  encyclopedia.asked.length = 0;
  encyclopedia.answer = (query, response) => sendArticle(response, query, 'Tampa Bay, Florida');
  await sql`update encyclopedia_articles set due_at = now() where topic = 'place:tampa, florida'`.execute(
    program.database.kysely,
  );
  expect(await textOf('/junk-removal-tampa-fl/')).toMention('Tampa, Florida');
  await program.queue.sendNow(lookUpJob, {});
  await expect.poll(() => textOf('/hauling-tampa-fl/')).toMention('Tampa Bay, Florida');
  // Topics of earlier tests may be looked up as well.
  expect(encyclopedia.asked.filter(query => query.includes('Tampa'))).toEqual(['Tampa, Florida']);
});

test('a stored result that today’s rules refuse is not shown, and looked up again at once', async () => {
  const db = program.database.kysely;
  await publish([section()], 'Venice, FL', 'hauling');
  await sql`insert into encyclopedia_articles (topic, kind, city, state, title, url, description, looked_up_at, due_at)
    values ('place:venice, florida', 'place', 'Venice', 'Florida', 'Venice', 'https://en.wikipedia.org/wiki/Venice',
      '', now(), now() + interval '60 days')`.execute(db);
  encyclopedia.answer = (query, response) => sendArticle(response, query, 'Venice, Florida');
  const first = await textOf('/hauling-venice-fl/');
  expect(first).not.toMention('wiki/Venice"');
  await expect.poll(() => textOf('/hauling-venice-fl/')).toMention('wiki/Venice%2C%20Florida');
  expect(encyclopedia.asked.filter(query => query.includes('Venice'))).toEqual(['Venice, Florida']);
});

test('a topic that comes while another process works is looked up when that process lets go of the lock', async () => {
  const { kysely: db, pool } = program.database;
  encyclopedia.answer = (query, response) => sendArticle(response, query, 'Cocoa, Florida');
  const letGo = await holdLocks(pool, `select pg_advisory_xact_lock(hashtextextended('encyclopedia', 0))`);
  await endLastAttempt(program, lookUpJob, {});
  const topic = placeTopic('Cocoa', 'FL');
  await addTopics(db, topic ? [topic] : []);
  await letGo();
  await expect.poll(() => rowOf('place:cocoa, florida')).toMatchObject({ title: 'Cocoa, Florida' });
});

test('no more topics are taken in while thousands wait', async () => {
  const db = program.database.kysely;
  await sql`insert into encyclopedia_articles (topic, kind, city, state, due_at)
    select 'place:x' || n, 'place', 'X' || n, 'Florida', now() + interval '1 day'
    from generate_series(1, ${maxWaiting}::int) n`.execute(db);
  const topic = placeTopic('Late Town', 'FL');
  expect(topic && (await addTopics(db, [topic]))).toBe(false);
  expect(await rowOf('place:late town, florida')).toBeUndefined();
});
