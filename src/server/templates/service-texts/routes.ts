import type { Hono } from 'hono';
import type { ServiceTextsEvent } from '../../../contract/business/service-texts.ts';
import { serviceRoutes as routes } from '../../../contract/business/services.ts';
import { AppError } from '../../platform/errors.ts';
import type { AppEnv } from '../../platform/http/app-env.ts';
import { serveRoute } from '../../platform/http/serve-route.ts';
import { serveStream } from '../../platform/http/serve-stream.ts';
import type { WritingContext } from '../writing/writing-context.ts';
import { readServiceWriting, writeService } from './write-service.ts';

export function serveServiceTextRoutes(app: Hono<AppEnv>, context: WritingContext): void {
  serveRoute(app, routes.write, async ({ body, user, signal }) => {
    const writing = await readServiceWriting(context, body);
    await context.admit(user.id);
    return writeService(context, writing, { signal });
  });

  serveStream(app, routes.streamWrite, 'writing', async ({ body, user }) => {
    const writing = await readServiceWriting(context, body);
    await context.admit(user.id);
    return async (send, signal) => {
      const onText = sentenceCounter(sentences => send({ kind: 'progress', sentences }));
      try {
        await send({ kind: 'done', ...(await writeService(context, writing, { signal, onText })) });
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
        await send({ kind: 'failed', message: error.message } satisfies ServiceTextsEvent);
      }
    };
  });
}

/** Counts the ends of sentences in a stream of JSON. */
function sentenceCounter(onCount: (sentences: number) => Promise<void>) {
  let count = 0;
  let held = '';
  return async (piece: string) => {
    held += piece;
    const ends = held.match(/[.!?](?:["”’)]*\s|"\s*[,}\]])/g)?.length ?? 0;
    // An end may be cut in the middle.
    held = held.slice(-3).replace(/^.*[.!?](?:["”’)]*\s|"\s*[,}\]])/s, '');
    if (ends === 0) return;
    count += ends;
    await onCount(count);
  };
}
