import type { Hono } from 'hono';
import { routes } from '../../../contract/routes.ts';
import type { WritingEvent } from '../../../contract/templates/writing.ts';
import { AppError } from '../../platform/errors.ts';
import type { AppEnv } from '../../platform/http/app-env.ts';
import { serveRoute } from '../../platform/http/serve-route.ts';
import { serveStream } from '../../platform/http/serve-stream.ts';
import { contentTask, generateContent } from './generate-content.ts';
import { checkSpintax, generateSpintax, spintaxTask } from './generate-spintax.ts';
import { listUsage } from './queries.ts';
import type { WritingContext } from './writing-context.ts';

export function serveWritingRoutes(app: Hono<AppEnv>, context: WritingContext): void {
  const { writing } = routes;

  serveRoute(app, writing.generateContent, async ({ body, user, signal }) => {
    const task = contentTask(body);
    await context.admit(user.id);
    return generateContent(context, task, { signal });
  });

  serveRoute(app, writing.generateSpintax, async ({ body, user, signal }) => {
    const task = spintaxTask(body);
    await context.admit(user.id);
    return generateSpintax(context, task, { signal });
  });

  serveRoute(app, writing.checkSpintax, async ({ body }) => checkSpintax(context, spintaxTask(body)));

  serveStream(app, writing.streamContent, 'writing', async ({ body, user }) => {
    const task = contentTask(body);
    await context.admit(user.id);
    return (send, signal) =>
      sendResult(send, async () => {
        const { content, ...rest } = await generateContent(context, task, lineOf(send, signal));
        return { kind: 'done', text: content, ...rest };
      });
  });

  serveStream(app, writing.streamSpintax, 'writing', async ({ body, user }) => {
    const task = spintaxTask(body);
    await context.admit(user.id);
    return (send, signal) =>
      sendResult(send, async () => {
        const { spintaxContent, written_by } = await generateSpintax(context, task, {
          ...lineOf(send, signal),
          onRestart: () => send({ kind: 'restart' }),
        });
        return { kind: 'done', text: spintaxContent, written_by, is_fallback: false, statements: [] };
      });
  });

  serveRoute(app, writing.usage, async () => ({
    writer: { provider: context.writer.provider, model: context.writer.model },
    days: await listUsage(context.db),
  }));
}

type Send = (event: WritingEvent) => Promise<void>;

const lineOf = (send: Send, signal: AbortSignal) => ({
  signal,
  onText: (text: string) => send({ kind: 'text', text }),
});

/** A writer may fail after the status was sent, so the failure is sent as an event. */
async function sendResult(send: Send, write: () => Promise<WritingEvent>): Promise<void> {
  try {
    await send(await write());
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    await send({ kind: 'failed', message: error.message });
  }
}
