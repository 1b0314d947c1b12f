import { QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { FreshQueryClient } from './fresh-query-client.ts';

test('a list that was being read for the first time when something was added is read once more', async () => {
  const client = new FreshQueryClient();
  const stored = ['first'];
  const answers: (() => void)[] = [];
  const queryFn = async () => {
    const asOfNow = [...stored];
    await new Promise<void>(resolve => answers.push(resolve));
    return asOfNow;
  };
  const observer = new QueryObserver(client, { queryKey: ['things'], queryFn });
  const stopWatching = observer.subscribe(() => undefined);
  stored.push('second');
  const isFresh = client.invalidateQueries({ queryKey: ['things'] });
  await expect.poll(() => answers.length).toBe(2);
  for (const answer of answers) answer();
  await isFresh;
  expect(observer.getCurrentResult()).toMatchObject({ status: 'success', data: ['first', 'second'] });
  stopWatching();
  client.clear();
});
