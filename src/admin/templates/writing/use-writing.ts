import { useEffect, useRef, useState } from 'react';
import { type UsedStatement, type WritingEvent, writingRoutes } from '../../../contract/templates/writing.ts';
import { isOfKind } from '../../platform/api-error.ts';
import { streamCall } from '../../platform/stream-call.ts';
import { contentBody, spintaxBody, type WritingField, type WritingJob } from './writing-request.ts';

export type WritingState =
  | { readonly status: 'idle' }
  | { readonly status: 'working'; readonly job: WritingJob; readonly text: string }
  | {
      readonly status: 'ready';
      readonly job: WritingJob;
      readonly text: string;
      readonly written_by: string;
      readonly is_fallback: boolean;
      /** What the text rests on. */
      readonly statements: readonly UsedStatement[];
    }
  | { readonly status: 'failed'; readonly job: WritingJob; readonly message: string };

/** One generated text: start, stream, stop. Leaving the screen stops it too. */
export function useWriting(field: WritingField) {
  const [state, setState] = useState<WritingState>({ status: 'idle' });
  const line = useRef<AbortController | null>(null);
  const attempt = useRef(0);
  useEffect(() => () => line.current?.abort(), []);

  const start = async (job: WritingJob) => {
    line.current?.abort();
    const own = new AbortController();
    line.current = own;
    attempt.current += 1;
    const fail = (message: string) => setState({ status: 'failed', job, message });
    if (job.kind === 'spin' && field.value.trim() === '') {
      fail('Please add content first before generating spintax.');
      return;
    }
    setState({ status: 'working', job, text: '' });
    let isOver = false;
    const onMessage = (event: WritingEvent) => {
      if (own.signal.aborted) return;
      isOver ||= event.kind === 'done' || event.kind === 'failed';
      setState(before => after(before, job, event));
    };
    const signal = own.signal;
    try {
      await (job.kind === 'spin'
        ? streamCall(writingRoutes.streamSpintax, { body: spintaxBody(field, job.depth), signal, onMessage })
        : streamCall(writingRoutes.streamContent, {
            body: contentBody(field, job.kind, attempt.current),
            signal,
            onMessage,
          }));
      if (!isOver && !signal.aborted) fail(failureOf(job));
    } catch (error) {
      if (!signal.aborted) fail(sentenceOf(error, job));
    }
  };
  const stop = () => {
    line.current?.abort();
    attempt.current = 0;
    setState({ status: 'idle' });
  };
  const edit = (text: string) =>
    setState(before => (before.status === 'ready' ? { ...before, text } : before));
  return { state, start, stop, edit };
}

function after(before: WritingState, job: WritingJob, event: WritingEvent): WritingState {
  if (event.kind === 'failed') return { status: 'failed', job, message: event.message };
  if (event.kind === 'done') {
    const { text, written_by, is_fallback, statements } = event;
    return { status: 'ready', job, text, written_by, is_fallback, statements };
  }
  const soFar = event.kind === 'text' && before.status === 'working' ? before.text : '';
  return { status: 'working', job, text: event.kind === 'text' ? soFar + event.text : '' };
}

const failureOf = (job: WritingJob) =>
  job.kind === 'spin'
    ? 'Failed to generate spintax. Please try again.'
    : 'Failed to generate content. Please try again.';

/** A refusal has its own advice; other errors show the specification's sentence. */
function sentenceOf(error: unknown, job: WritingJob): string {
  return isOfKind(error, 'invalid', 'too-many', 'signed-out', 'network') ? error.message : failureOf(job);
}
