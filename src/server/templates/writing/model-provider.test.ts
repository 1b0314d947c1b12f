import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type AiServer, startAiServer, tokens } from '../../../../test/ai-server.ts';
import type { AiConfig } from '../../platform/ai-config.ts';
import { modelProvider } from './model-provider.ts';
import { writingLimits } from './writing-limits.ts';
import type { WritingTask } from './writing-provider.ts';

let server: AiServer;
beforeAll(async () => {
  server = await startAiServer();
});
afterAll(() => server.close());
beforeEach(() => {
  server.questions.length = 0;
});

/** A service with no short time limit; tests for timeouts set their own. */
const limits = { ...writingLimits, bytes: 200_000, characters: 20_000 };
const task: WritingTask = { kind: 'spintax', content: 'We haul in {{city}}.', depth: 'light', pack: 'x' };
const open = (provider: AiConfig['provider'], less: Partial<typeof limits> = {}) =>
  modelProvider(
    { provider, baseUrl: `${server.url}/v1`, apiKey: 'sk-secret', model: 'small' },
    { ...limits, ...less },
  );

describe.each(['openai-compatible', 'anthropic'] as const)('%s', provider => {
  const write = (
    onText?: (text: string) => Promise<void>,
    signal = new AbortController().signal,
    less: Partial<typeof limits> = {},
  ) => open(provider, less).write(task, { signal, onText });
  /** The failure reasons, without and with streaming. */
  const reasons = async (less: Partial<typeof limits> = {}) => {
    const reason = (error: unknown) => (error instanceof Error ? `${error.name}: ${error.message}` : 'none');
    return [
      await write(undefined, undefined, less).then(({ text }) => text, reason),
      await write(async () => undefined, undefined, less).then(({ text }) => text, reason),
    ];
  };

  test('answers whole, with what it cost', async () => {
    server.answer({ kind: 'text', text: 'We {haul|carry} in {{city}}.' });
    expect(await write()).toEqual({
      text: 'We {haul|carry} in {{city}}.',
      tokensIn: tokens.in,
      tokensOut: tokens.out,
    });
    const [question] = server.questions;
    expect(question?.path).toBe(provider === 'anthropic' ? '/v1/messages' : '/v1/chat/completions');
    expect(question?.authorization).toBe(provider === 'anthropic' ? 'sk-secret' : 'Bearer sk-secret');
    expect(question?.body).toMatchObject({ model: 'small', max_tokens: writingLimits.tokens.spintax });
    expect(JSON.stringify(question?.body)).toContain('<material>We haul in {{city}}.</material>');
  });

  test('answers piece by piece, with what it cost', async () => {
    server.answer({ kind: 'text', text: 'One two three.' });
    const pieces: string[] = [];
    const written = await write(async piece => void pieces.push(piece));
    expect(pieces).toEqual(['One ', 'two ', 'three.']);
    expect(written).toEqual({ text: 'One two three.', tokensIn: tokens.in, tokensOut: tokens.out });
  });

  test('a refusal of the service is named by its status, without its words', async () => {
    server.answer({ kind: 'raw', status: 401, body: '{"error":{"message":"bad key sk-secret"}}' });
    expect(await reasons()).toEqual(['WritingFailure: status-401', 'WritingFailure: status-401']);
    server.answer({ kind: 'raw', status: 500, body: '<html>oops</html>', type: 'text/html' });
    expect(await reasons()).toEqual(['WritingFailure: status-500', 'WritingFailure: status-500']);
  });

  test('no answer is asked for twice', async () => {
    server.answer({ kind: 'raw', status: 429, body: '{}' });
    await write().catch(() => undefined);
    expect(server.questions.length).toBe(1);
  });

  test('what is not the protocol is a failure', async () => {
    for (const body of ['', 'not json', '{"choices":"many","content":7}', '[]', 'null']) {
      server.answer({ kind: 'raw', body });
      for (const reason of await reasons()) expect(reason).toMatch(/^WritingFailure: /);
    }
    server.answer({ kind: 'raw', body: 'data: {"broken\n\ndata: 7\n\n', type: 'text/event-stream' });
    for (const reason of await reasons()) expect(reason).toMatch(/^WritingFailure: /);
  });

  test('an answer that was cut off is a failure', async () => {
    server.answer({
      kind: 'text',
      text: 'We haul in',
      finish: provider === 'anthropic' ? 'max_tokens' : 'length',
    });
    expect(await reasons()).toEqual(['WritingFailure: cut-off', 'WritingFailure: cut-off']);
    server.answer({ kind: 'broken-off', text: 'We haul in' });
    for (const reason of await reasons()) expect(reason).toMatch(/^WritingFailure: /);
  });

  test('silence, a slow drip and a flood end by themselves', async () => {
    const before = server.left();
    server.answer({ kind: 'silent' });
    expect(await reasons({ silence: 500 })).toEqual(['WritingFailure: silence', 'WritingFailure: silence']);
    server.answer({ kind: 'drip', every: 50 });
    expect(await reasons({ total: 1_000 })).toEqual(['WritingFailure: timeout', 'WritingFailure: timeout']);
    server.answer({ kind: 'flood' });
    for (const reason of await reasons()) expect(reason).toMatch(/: too-(long|many-bytes)$/);
    await expect.poll(() => server.left() - before).toBe(6);
  });

  test('a redirect is not followed', async () => {
    const other = await startAiServer();
    server.answer({ kind: 'redirect', to: `${other.url}/v1/messages` });
    for (const reason of await reasons()) expect(reason).toMatch(/^WritingFailure: /);
    expect(other.questions).toEqual([]);
    await other.close();
  });

  test('who stops waiting stops the service', async () => {
    const before = server.left();
    server.answer({ kind: 'drip', every: 20 });
    const leaving = new AbortController();
    const writing = write(async () => leaving.abort(), leaving.signal);
    await expect(writing).rejects.toThrow(/./);
    await expect.poll(() => server.left() - before).toBe(1);
  });
});

test('a service that is not there is a failure without its address', async () => {
  const gone = await startAiServer();
  await gone.close();
  const provider = modelProvider(
    { provider: 'openai-compatible', baseUrl: `${gone.url}/v1`, apiKey: null, model: 'm' },
    limits,
  );
  await expect(provider.write(task, { signal: new AbortController().signal })).rejects.toThrow(/^[\w-]+$/);
});
