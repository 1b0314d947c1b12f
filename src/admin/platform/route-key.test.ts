import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { adminRoutesOf } from '../../contract/platform/route.ts';
import { listQuery, readQuery } from './read-query.ts';
import { keyOf, nounKey } from './route-key.ts';

const adminRoute = adminRoutesOf('things');
const reply = z.object({ name: z.string() });
const routes = {
  list: adminRoute({
    method: 'get',
    path: '/api/things',
    summary: 'List',
    query: z.object({ search: z.string().optional(), cursor: z.string().optional() }),
    reply,
  }),
  read: adminRoute({ method: 'get', path: '/api/things/{id}', summary: 'Read', reply }),
};
const params = { id: '3c1f4a52-8a1f-4a43-9b53-7a8c9f9b6c10' };
const { queryKey: ofList } = listQuery(routes.list, { query: { search: 'a' } });
const { queryKey: ofOne } = readQuery(routes.read, { params, asOf: [7] });

/** Which of the list and the thing are read again when these keys are. */
async function readAgainAfter(keys: readonly (readonly unknown[])[]): Promise<string[]> {
  const client = new QueryClient();
  client.setQueryData(ofList, { name: 'list' });
  client.setQueryData(ofOne, { name: 'one' });
  await Promise.all(keys.map(queryKey => client.invalidateQueries({ queryKey })));
  const stale = client.getQueryCache().findAll({ predicate: ({ state }) => state.isInvalidated });
  return stale.map(query => z.object({ name: z.string() }).parse(query.state.data).name);
}

test('the key of a noun stands for all its answers, that of a route for its own', async () => {
  expect(await readAgainAfter([nounKey(routes.list)])).toEqual(['list', 'one']);
  expect(await readAgainAfter([keyOf(routes.list)])).toEqual(['list']);
  expect(await readAgainAfter([keyOf(routes.read)])).toEqual(['one']);
});

test('the key of a part of an input stands for every answer to it', async () => {
  expect(await readAgainAfter([keyOf(routes.read, { params })])).toEqual(['one']);
  expect(await readAgainAfter([keyOf(routes.list, { query: { search: 'a' } })])).toEqual(['list']);
  expect(await readAgainAfter([keyOf(routes.list, { query: { search: 'b' } })])).toEqual([]);
});

test('what is left out of an input is left out of its key', () => {
  expect(listQuery(routes.list, { query: { search: 'a' } }).queryKey).toEqual(
    keyOf(routes.list, { query: { search: 'a' } }),
  );
  expect(readQuery(routes.list).queryKey).toEqual(['things', '/api/things']);
});
