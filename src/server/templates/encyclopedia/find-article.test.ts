import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  type ArticleDetails,
  type EncyclopediaServer,
  sendArticle,
  startEncyclopedia,
} from '../../../../test/encyclopedia-server.ts';
import { findArticle } from './find-article.ts';
import { placeTopic, wholeCountry } from './topic.ts';

let server: EncyclopediaServer;
beforeAll(async () => {
  server = await startEncyclopedia();
});
afterAll(() => server.close());
beforeEach(() => {
  server.asked.length = 0;
});

/** Sets the articles that the server knows by query, and what it says about each. */
function knows(
  found: Readonly<Record<string, string>>,
  details: Readonly<Record<string, ArticleDetails>>,
): void {
  server.answer = (query, response) => sendArticle(response, query, found[query]);
  server.details = title => details[title] ?? {};
}
const find = (city: string, state: string) =>
  findArticle(
    { url: server.url, agent: 'test' },
    placeTopic(city, state) ?? wholeCountry,
    new AbortController().signal,
  );

test('a title alone is not enough, the short description says the state', async () => {
  knows({ 'Miami, Florida': 'Miami' }, { Miami: { description: 'City in Florida, United States' } });
  expect(await find('Miami', 'FL')).toMatchObject({
    title: 'Miami',
    description: 'City in Florida, United States',
  });
  knows({ 'Miami, Florida': 'Miami' }, { Miami: { description: 'Song by Will Smith' } });
  expect(await find('Miami', 'FL')).toBeNull();
});

test('the first sentence counts where the short description names no state', async () => {
  const extract = 'Weston is a suburban city in Broward County, Florida, United States.';
  knows({ 'Weston, Florida': 'Weston' }, { Weston: { description: 'Suburban city', extract } });
  expect(await find('Weston', 'FL')).toMatchObject({ description: extract });
});

test('a page that lists articles is none, whatever its title, and the next query is tried', async () => {
  knows(
    { 'Springfield, Florida': 'Springfield, Florida', 'Springfield Florida': 'Springfield County, Florida' },
    { 'Springfield, Florida': { pageprops: { disambiguation: '' } } },
  );
  expect(await find('Springfield', 'FL')).toBeNull();
  expect(server.asked).toHaveLength(4);
  knows(
    { 'Springfield, Florida': 'Springfield', 'Springfield Florida': 'Springfield (Florida)' },
    { Springfield: { pageprops: { disambiguation: '' }, extract: 'Florida has two.' } },
  );
  expect(await find('Springfield', 'FL')).toMatchObject({ title: 'Springfield (Florida)' });
});

test('a town of the same name in another state is refused, whatever its first sentence mentions', async () => {
  knows(
    { Springfield: 'Springfield' },
    {
      Springfield: {
        description: 'Capital of Illinois, United States',
        extract: 'Springfield, not the one in Missouri, is a city.',
      },
    },
  );
  expect(await find('Springfield', 'MO')).toBeNull();
  expect(await find('Springfield', 'IL')).toMatchObject({ title: 'Springfield' });
});

test('a country in its first sentence rules an article out', async () => {
  knows(
    { 'Naples, Florida': 'Naples' },
    { Naples: { description: 'Played in Florida', extract: 'Naples is a city in Italy.' } },
  );
  expect(await find('Naples', 'FL')).toBeNull();
});
