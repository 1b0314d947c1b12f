import { WritingFailure } from './writing-provider.ts';

/** A fetch for untrusted services: no redirects, a time limit without data, and a limit of bytes. */
export function boundedFetch({ silence, bytes }: { silence: number; bytes: number }): typeof fetch {
  return async (input, init) => {
    const idle = new AbortController();
    const timer = setTimeout(() => idle.abort(new WritingFailure('silence')), silence).unref();
    const callerSignals = init?.signal ? [init.signal] : [];
    try {
      const reply = await fetch(input, {
        ...init,
        redirect: 'error',
        signal: AbortSignal.any([idle.signal, ...callerSignals]),
      });
      if (!reply.body) {
        clearTimeout(timer);
        return reply;
      }
      return new Response(reply.body.pipeThrough(meter(timer, bytes)), {
        status: reply.status,
        statusText: reply.statusText,
        headers: reply.headers,
      });
    } catch (error) {
      clearTimeout(timer);
      throw error;
    }
  };
}

function meter(timer: NodeJS.Timeout, bytes: number): TransformStream<Uint8Array, Uint8Array> {
  let read = 0;
  return new TransformStream({
    transform(chunk, controller) {
      timer.refresh();
      read += chunk.byteLength;
      if (read > bytes) {
        clearTimeout(timer);
        controller.error(new WritingFailure('too-many-bytes'));
      } else {
        controller.enqueue(chunk);
      }
    },
    flush: () => clearTimeout(timer),
  });
}
