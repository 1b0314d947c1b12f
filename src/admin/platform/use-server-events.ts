import { useEffect, useEffectEvent, useState } from 'react';
import type { z } from 'zod';
import type { Route } from '../../contract/platform/route.ts';
import { addressOf } from './api.ts';
import { parseJson } from './stream-call.ts';

type Connection = 'connecting' | 'live' | 'lost';

interface Subscription<Params extends z.ZodType, Reply extends z.ZodType> {
  route: Route<Params, z.ZodType, z.ZodType, Reply>;
  params: z.input<Params>;
  /** Name of the event on the wire. */
  event: string;
  onMessage: (message: z.output<Reply>) => void;
  /** False closes the connection: nothing more is expected. */
  enabled: boolean;
}

const FIRST_WAIT = 1_000;
const LONGEST_WAIT = 30_000;

/**
 * Follows a stream route of the contract while the component is mounted. The browser reconnects by itself after a
 * dropped connection, but not after a refusal: that case is retried here, with growing pauses.
 */
export function useServerEvents<P extends z.ZodType, R extends z.ZodType>(
  subscription: Subscription<P, R>,
): Connection {
  const { route, event, enabled } = subscription;
  const address = addressOf(route.path, { params: subscription.params });
  const [connection, setConnection] = useState<Connection>('connecting');
  const receive = useEffectEvent((text: string) => {
    const message = route.reply.safeParse(parseJson(text));
    if (message.success) subscription.onMessage(message.data);
  });

  useEffect(() => {
    if (!enabled) return undefined;
    let source: EventSource | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let wait = FIRST_WAIT;
    const connect = () => {
      source = new EventSource(address);
      source.addEventListener('open', () => {
        wait = FIRST_WAIT;
        setConnection('live');
      });
      source.addEventListener(event, ({ data }: MessageEvent<string>) => receive(data));
      source.addEventListener('error', () => {
        setConnection('lost');
        if (source?.readyState !== EventSource.CLOSED) return;
        timer = setTimeout(connect, wait);
        wait = Math.min(wait * 2, LONGEST_WAIT);
      });
    };
    connect();
    return () => {
      source?.close();
      clearTimeout(timer);
      setConnection('connecting');
    };
  }, [address, event, enabled]);

  return connection;
}
