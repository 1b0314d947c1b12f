import type { AiConfig } from '../../platform/ai-config.ts';
import { boundedFetch } from './bounded-fetch.ts';
import { promptFor } from './prompt-for.ts';
import type { WritingLimits } from './writing-limits.ts';
import { WritingFailure, type WritingLine, type WritingProvider, type Written } from './writing-provider.ts';

/**
 * A model at an address. Its client library is loaded at the first call, because most programs never need
 * it.
 */
export function modelProvider(config: AiConfig, limits: WritingLimits): WritingProvider {
  let opened: Promise<Model> | undefined;
  return {
    provider: config.provider,
    model: config.model,
    async write(task, line) {
      opened ??= openModel(config, limits);
      const model = await opened;
      const { instructions, text } = promptFor(task);
      const total = AbortSignal.timeout(limits.total);
      const abortSignal = AbortSignal.any([line.signal, total]);
      try {
        return await ask(
          model,
          {
            prompt: [
              { role: 'system', content: instructions },
              { role: 'user', content: [{ type: 'text', text }] },
            ],
            maxOutputTokens: limits.tokens[task.kind],
            abortSignal,
          },
          { line, characters: limits.characters },
        );
      } catch (error) {
        if (total.aborted) throw new WritingFailure('timeout');
        throw error instanceof WritingFailure ? error : new WritingFailure(reasonOf(error));
      }
    },
  };
}

async function openModel({ provider, baseUrl, apiKey, model }: AiConfig, limits: WritingLimits) {
  const fetch = boundedFetch(limits);
  if (provider === 'anthropic') {
    const { createAnthropic } = await import('@ai-sdk/anthropic');
    return createAnthropic({ baseURL: baseUrl, apiKey: apiKey ?? '', fetch }).languageModel(model);
  }
  const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible');
  // OpenAI has renamed this parameter; other services kept the old name.
  const isRenamed = new URL(baseUrl).hostname === 'api.openai.com';
  return createOpenAICompatible({
    name: 'writing',
    baseURL: baseUrl,
    ...(apiKey ? { apiKey } : {}),
    fetch,
    includeUsage: true,
    ...(isRenamed
      ? {
          transformRequestBody: ({ max_tokens, ...body }: Record<string, unknown>) => ({
            ...body,
            max_completion_tokens: max_tokens,
          }),
        }
      : {}),
  }).languageModel(model);
}

type Model = Awaited<ReturnType<typeof openModel>>;
type Question = Parameters<Model['doStream']>[0];
type Usage = Awaited<ReturnType<Model['doGenerate']>>['usage'];

interface Reading {
  readonly line: WritingLine;
  readonly characters: number;
}

async function ask(model: Model, question: Question, { line, characters }: Reading): Promise<Written> {
  if (line.onText) return readStream(model, question, { line, characters });
  const { content, usage, finishReason } = await model.doGenerate(question);
  if (finishReason.unified === 'length') throw new WritingFailure('cut-off');
  const text = content.map(part => (part.type === 'text' ? part.text : '')).join('');
  if (text.length > characters) throw new WritingFailure('too-long');
  return { text, ...tokens(usage) };
}

async function readStream(model: Model, question: Question, { line, characters }: Reading): Promise<Written> {
  const { stream } = await model.doStream(question);
  let text = '';
  let usage: Usage | undefined;
  let isComplete = false;
  // Leaving the loop early cancels the stream and closes the connection.
  for await (const part of stream) {
    if (part.type === 'error') throw part.error;
    if (part.type === 'text-delta') {
      text += part.delta;
      if (text.length > characters) throw new WritingFailure('too-long');
      await line.onText?.(part.delta);
    } else if (part.type === 'finish') {
      usage = part.usage;
      isComplete = part.finishReason.unified === 'stop';
    }
  }
  if (!isComplete) throw new WritingFailure('cut-off');
  return { text, ...tokens(usage) };
}

const tokens = (usage: Usage | undefined) => ({
  tokensIn: whole(usage?.inputTokens.total),
  tokensOut: whole(usage?.outputTokens.total),
});

/** The provider's counts go into a sum, so they must be plausible numbers. */
const whole = (count: number | undefined) =>
  Number.isSafeInteger(count) && Number(count) >= 0 ? Math.min(Number(count), 10_000_000) : 0;

/** The reason for the log: the status or kind of error. Never its message, which may contain user text. */
function reasonOf(error: unknown): string {
  if (typeof error !== 'object' || error === null) return 'broken-answer';
  if ('cause' in error && error.cause instanceof WritingFailure) return error.cause.message;
  if ('statusCode' in error && typeof error.statusCode === 'number' && error.statusCode >= 300) {
    return `status-${error.statusCode}`;
  }
  return error instanceof Error ? error.name : 'broken-answer';
}
