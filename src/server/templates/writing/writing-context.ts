import type { Logger } from 'pino';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { Config } from '../../platform/config.ts';
import type { Database, Db } from '../../platform/db/database.ts';
import { AppError } from '../../platform/errors.ts';
import { contentFromPack } from './content-from-pack.ts';
import { modelProvider } from './model-provider.ts';
import { addUsage } from './queries.ts';
import { spinText } from './spin-text.ts';
import { type WritingLimits, writingLimits } from './writing-limits.ts';
import {
  WritingFailure,
  type WritingLine,
  type WritingProvider,
  type WritingTask,
} from './writing-provider.ts';

/** The writer and what its calls share: limits, usage records and the log. */
export interface WritingContext {
  readonly writer: WritingProvider;
  readonly db: Db;
  /** Refuses an admin with too many requests. */
  admit(userId: string): Promise<void>;
  /** Calls the writer once. Throws WritingFailure if it fails. */
  ask(task: WritingTask, line: WritingLine): Promise<string>;
  /** Logs why an answer was rejected, as one word. */
  refuse(reason: string): void;
}

/** Requests per admin and minute: more than a person can read, fewer than a runaway script would send. */
const maxPerMinute = 30;

export function openWritingContext(
  { config, database, log }: { config: Config; database: Database; log: Logger },
  limits: WritingLimits = writingLimits,
): WritingContext {
  const writer = config.ai ? modelProvider(config.ai, limits) : builtInWriter;
  const { provider, model } = writer;
  const limiter = new RateLimiterMemory({ points: maxPerMinute, duration: 60 });
  const db = database.kysely;
  const record = (use: { failed: boolean; tokensIn: number; tokensOut: number }) =>
    addUsage(db, { writer, ...use }).catch((error: unknown) =>
      log.warn({ err: error }, 'the writer’s usage was not recorded'),
    );
  return {
    writer,
    db,
    async admit(userId) {
      try {
        await limiter.consume(userId);
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        throw new AppError('too-many', 'Too many texts at once. Wait a minute and try again.');
      }
    },
    async ask(task, line) {
      try {
        const { text, tokensIn, tokensOut } = await writer.write(task, line);
        await record({ failed: false, tokensIn, tokensOut });
        return text;
      } catch (error) {
        const reason = line.signal.aborted ? 'cancelled' : error instanceof WritingFailure && error.message;
        await record({ failed: reason !== 'cancelled', tokensIn: 0, tokensOut: 0 });
        if (!reason) throw error;
        if (reason !== 'cancelled') log.warn({ provider, model, reason }, 'a writer failed');
        throw new WritingFailure(reason);
      }
    },
    refuse: reason => log.warn({ provider, model, reason }, 'the answer of a writer was not taken'),
  };
}

/** Writes without a service: uses the pack's content and a list of phrases. */
const builtInWriter: WritingProvider = {
  provider: 'built-in',
  model: '',
  async write(task, { onText }) {
    // Callers of the others know that only a model can answer.
    if (task.kind === 'service' || task.kind === 'proposals') throw new WritingFailure('no-model');
    const text = task.kind === 'content' ? contentFromPack(task) : spinText(task.content, task);
    await onText?.(text);
    return { text, tokensIn: 0, tokensOut: 0 };
  },
};
