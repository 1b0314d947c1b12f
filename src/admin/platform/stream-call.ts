import type { z } from 'zod';
import type { Route } from '../../contract/platform/route.ts';
import { send } from './api.ts';
import { ApiError } from './api-error.ts';

interface StreamInput<Body extends z.ZodType, Reply extends z.ZodType> {
  readonly body: z.input<Body>;
  /** Aborting closes the line, which the server notices. */
  readonly signal: AbortSignal;
  readonly onMessage: (message: z.output<Reply>) => void;
}

/** Calls a stream route with a body, which EventSource cannot send, and passes its events on. */
export async function streamCall<B extends z.ZodType, R extends z.ZodType>(
  route: Route<z.ZodType, z.ZodType, B, R>,
  { body, signal, onMessage }: StreamInput<B, R>,
): Promise<void> {
  const reply = await send(route, { body, signal });
  const reader = reply.body?.pipeThrough(new TextDecoderStream()).getReader();
  let waiting = '';
  for (;;) {
    const part = await reader?.read().catch((error: unknown) => {
      if (signal.aborted) throw error;
      throw new ApiError('network', 'The connection was lost. Try again.');
    });
    if (!part || part.done) return;
    const events = (waiting + part.value).split('\n\n');
    waiting = events.pop() ?? '';
    for (const event of events) {
      const data = event.split('\n').filter(line => line.startsWith('data:'));
      const message = route.reply.safeParse(parseJson(data.map(line => line.slice(5)).join('\n')));
      if (message.success) onMessage(message.data);
    }
  }
}

/** Null if it is no JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
