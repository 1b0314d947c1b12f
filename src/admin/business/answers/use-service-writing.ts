import { useEffect, useRef, useState } from 'react';
import type { ServiceTexts, ServiceTextsEvent } from '../../../contract/business/service-texts.ts';
import { serviceRoutes } from '../../../contract/business/services.ts';
import { errorMessage } from '../../platform/api-error.ts';
import { streamCall } from '../../platform/stream-call.ts';
import type { InterviewOf, Told } from './use-interview.ts';

export type ServiceWritingState =
  | { readonly status: 'idle' }
  | { readonly status: 'working'; readonly sentences: number }
  | { readonly status: 'ready'; readonly texts: ServiceTexts }
  | { readonly status: 'failed'; readonly message: string };

const cutOff = 'The connection was lost. Try again.';

/** The texts of a service while a model writes them. Leaving the screen stops it. */
export function useServiceWriting() {
  const [state, setState] = useState<ServiceWritingState>({ status: 'idle' });
  const line = useRef<AbortController | null>(null);
  useEffect(() => () => line.current?.abort(), []);

  const start = async (of: InterviewOf, { answers }: Told) => {
    line.current?.abort();
    const own = new AbortController();
    line.current = own;
    setState({ status: 'working', sentences: 0 });
    let last: ServiceWritingState = { status: 'failed', message: cutOff };
    const onMessage = (event: ServiceTextsEvent) => {
      if (own.signal.aborted) return;
      if (event.kind === 'progress') setState({ status: 'working', sentences: event.sentences });
      else last = stateOf(event);
    };
    const body = { ...of, places: of.places && [...of.places], answers };
    await streamCall(serviceRoutes.streamWrite, { body, signal: own.signal, onMessage }).catch(
      (error: unknown) => {
        last = { status: 'failed', message: errorMessage(error) };
      },
    );
    if (!own.signal.aborted) setState(last);
  };
  const stop = () => {
    line.current?.abort();
    setState({ status: 'idle' });
  };
  return { state, start, stop };
}

function stateOf(event: Exclude<ServiceTextsEvent, { kind: 'progress' }>): ServiceWritingState {
  if (event.kind === 'failed') return { status: 'failed', message: event.message };
  const { kind: _, ...texts } = event;
  return { status: 'ready', texts };
}
