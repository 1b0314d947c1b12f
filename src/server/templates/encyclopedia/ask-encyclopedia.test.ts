import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type EncyclopediaServer,
  sendArticle,
  startEncyclopedia,
} from '../../../../test/encyclopedia-server.ts';
import { articleAddress, askEncyclopedia } from './ask-encyclopedia.ts';
import { marriageTopic, placeTopic, queriesFor, wholeCountry } from './topic.ts';

let server: EncyclopediaServer;
beforeAll(async () => {
  server = await startEncyclopedia();
});
afterAll(() => server.close());

const never = new AbortController().signal;
const ask = (signal = never, timeLimit: { timeLimit?: number } = {}) =>
  askEncyclopedia({ url: server.url, agent: 'test', ...timeLimit }, 'Miami, Florida', signal);

describe('an answer', () => {
  test('an answer is the first article, in one line each', async () => {
    server.answer = (query, response) =>
      sendArticle(response, query, 'Miami\u202e\n', {
        url: 'https://en.wikipedia.org/wiki/Miami',
        description: 'A\tcity',
      });
    expect(await ask()).toEqual({
      title: 'Miami',
      url: 'https://en.wikipedia.org/wiki/Miami',
      description: 'A city',
    });
  });

  test('an answer is null when there is no article', async () => {
    server.answer = (query, response) => sendArticle(response, query);
    expect(await ask()).toBeNull();
  });

  test.each([429, 500, 503])('an answer of %i is an error that says so', async status => {
    server.answer = (_query, response) => response.writeHead(status).end('{}');
    await expect(ask()).rejects.toThrow(`Wikipedia API error: ${status}`);
  });

  test.each([
    ['broken JSON', '["Miami", ["Mi', /JSON/],
    ['another shape', '{"error":"x"}', /tuple|array/],
    ['numbers for titles', '["q",[1],[""],["https://en.wikipedia.org/wiki/X"]]', /string/],
    ['nothing', '', /JSON/],
    ['without end', 'x'.repeat(200_000), /longer than/],
  ])('an answer of %s is an error', async (_name, body, reason) => {
    server.answer = (_query, response) => response.writeHead(200).end(body);
    await expect(ask()).rejects.toThrow(reason);
  });

  test('an answer that leads elsewhere is not followed', async () => {
    const before = server.asked.length;
    server.answer = (_query, response) => response.writeHead(302, { Location: server.url }).end();
    await expect(ask()).rejects.toThrow('fetch failed');
    expect(server.asked.length).toBe(before + 1);
  });

  test('an answer that never comes is given up', async () => {
    server.answer = (_query, response) => response.writeHead(200).write('[');
    await expect(ask(never, { timeLimit: 100 })).rejects.toMatchObject({ name: 'TimeoutError' });
  });

  test('an answer is not waited for once the program stops', async () => {
    const stopping = new AbortController();
    const before = server.asked.length;
    const asking = ask(stopping.signal, { timeLimit: 600_000 });
    await expect.poll(() => server.asked.length).toBe(before + 1);
    stopping.abort();
    await expect(asking).rejects.toMatchObject({ name: 'AbortError' });
  });
});

test.each([
  ['javascript:alert(1)', null],
  ['http://en.wikipedia.org/wiki/Miami', null],
  ['https://en.wikipedia.org.evil.example/wiki/Miami', null],
  ['https://evilwikipedia.org/wiki/Miami', null],
  ['https://user:pw@en.wikipedia.org/wiki/Miami', null],
  ['https://en.wikipedia.org/w/index.php?title=Miami', null],
  ['https://en.wikipedia.org/wiki/"><script>', 'https://en.wikipedia.org/wiki/%22%3E%3Cscript%3E'],
  ['https://mirror.example/wiki/Miami', 'https://mirror.example/wiki/Miami'],
  ['https://es.wikipedia.org/wiki/Miami', 'https://es.wikipedia.org/wiki/Miami'],
])('the address %s is linked as %s', (address, linked) => {
  expect(articleAddress(address, 'mirror.example')).toBe(linked);
});

describe('queries', () => {
  test('queries for a town go from the most exact to the town alone', () => {
    expect(queriesFor(placeTopic(' Fort  Myers\n', 'fl') ?? wholeCountry)).toEqual([
      'Fort Myers, Florida',
      'Fort Myers Florida',
      'Fort Myers, Florida (city)',
      'Fort Myers',
    ]);
  });

  test('queries for a law go from its own article to the state', () => {
    expect(queriesFor(marriageTopic('TX') ?? wholeCountry)).toEqual([
      'Marriage in Texas',
      'Texas marriage law',
      'Texas marriage laws',
      'Texas',
    ]);
    expect(queriesFor(wholeCountry)[0]).toBe('Marriage in the United States');
  });

  test('queries are not made for what is no town of the United States', () => {
    expect([placeTopic('', 'FL'), placeTopic('Naples', 'Italy'), placeTopic('x'.repeat(81), 'FL')]).toEqual([
      null,
      null,
      null,
    ]);
  });
});
