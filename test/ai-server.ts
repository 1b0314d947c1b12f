import { createServer, type ServerResponse } from 'node:http';
import { onLoopback } from './on-loopback.ts';

/** Answers of the server to the next questions. The last one repeats. */
export type AiBehavior =
  | { readonly kind: 'text'; readonly text: string; readonly finish?: string }
  /** A text whose line is dropped in the middle. */
  | { readonly kind: 'broken-off'; readonly text: string }
  | { readonly kind: 'raw'; readonly body: string; readonly status?: number; readonly type?: string }
  | { readonly kind: 'redirect'; readonly to: string }
  | { readonly kind: 'silent' }
  /** A word at intervals, without end. */
  | { readonly kind: 'drip'; readonly every: number }
  /** Data as fast as the server can send it, without end. */
  | { readonly kind: 'flood' };

interface Question {
  readonly path: string;
  readonly authorization: string;
  readonly body: { readonly model: string; readonly stream?: boolean; readonly [key: string]: unknown };
}

/** A real server on loopback that speaks OpenAI's chat completions and Anthropic's messages, whole and streamed. */
export interface AiServer {
  readonly url: string;
  readonly questions: Question[];
  /** How many callers left before their answer was complete. */
  readonly left: () => number;
  answer(...behaviors: AiBehavior[]): void;
  close(): Promise<void>;
}

export const tokens = { in: 17, out: 5 };

export async function startAiServer(): Promise<AiServer> {
  const questions: Question[] = [];
  let behaviors: AiBehavior[] = [{ kind: 'text', text: 'We haul in {{city}}.' }];
  let left = 0;
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const path = request.url ?? '';
      const body: Question['body'] = JSON.parse(Buffer.concat(chunks).toString() || '{"model":""}');
      const key = request.headers['x-api-key'];
      questions.push({ path, authorization: request.headers.authorization ?? String(key ?? ''), body });
      const behavior = (behaviors.length > 1 ? behaviors.shift() : behaviors[0]) ?? { kind: 'silent' };
      const speech = path.endsWith('/messages') ? anthropic(response) : openAi(response);
      response.on('close', () => {
        if (!response.writableFinished) left += 1;
      });
      behave(response, { behavior, speech, isStream: body.stream === true });
    });
  });
  const { origin, close } = await onLoopback(server);
  return {
    url: origin,
    questions,
    left: () => left,
    answer: (...next) => {
      behaviors = next;
    },
    close,
  };
}

interface Speech {
  whole(text: string, finish?: string): string;
  start(): void;
  piece(text: string): void;
  end(finish?: string): void;
}

interface Turn {
  readonly behavior: AiBehavior;
  readonly speech: Speech;
  readonly isStream: boolean;
}

function behave(response: ServerResponse, { behavior, speech, isStream }: Turn): void {
  switch (behavior.kind) {
    case 'silent':
      return;
    case 'redirect':
      response.writeHead(307, { location: behavior.to }).end();
      return;
    case 'raw':
      response.writeHead(behavior.status ?? 200, { 'content-type': behavior.type ?? 'application/json' });
      response.end(behavior.body);
      return;
    case 'text':
      if (!isStream) {
        response.writeHead(200, { 'content-type': 'application/json' });
        response.end(speech.whole(behavior.text, behavior.finish));
        return;
      }
      speech.start();
      for (const piece of behavior.text.match(/\S+\s*|\s+/g) ?? []) speech.piece(piece);
      speech.end(behavior.finish);
      return;
    case 'broken-off':
      speech.start();
      speech.piece(behavior.text);
      setTimeout(() => response.destroy(), 20);
      return;
    case 'drip': {
      speech.start();
      const timer = setInterval(() => speech.piece('drip '), behavior.every);
      response.on('close', () => clearInterval(timer));
      return;
    }
    case 'flood': {
      speech.start();
      const pour = () => {
        if (response.destroyed) return;
        speech.piece('flood '.repeat(500));
        setImmediate(pour);
      };
      pour();
    }
  }
}

function openAi(response: ServerResponse): Speech {
  const event = (data: object) => response.write(`data: ${JSON.stringify(data)}\n\n`);
  const head = { id: 'c1', created: 1, model: 'test-model' };
  const usage = {
    prompt_tokens: tokens.in,
    completion_tokens: tokens.out,
    total_tokens: tokens.in + tokens.out,
  };
  return {
    whole: (content, finish = 'stop') =>
      JSON.stringify({
        ...head,
        object: 'chat.completion',
        choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: finish }],
        usage,
      }),
    start: () => response.writeHead(200, { 'content-type': 'text/event-stream' }),
    piece: content => event({ ...head, choices: [{ index: 0, delta: { role: 'assistant', content } }] }),
    end: (finish = 'stop') => {
      event({ ...head, choices: [{ index: 0, delta: {}, finish_reason: finish }] });
      event({ ...head, choices: [], usage });
      response.end('data: [DONE]\n\n');
    },
  };
}

function anthropic(response: ServerResponse): Speech {
  const event = (type: string, data: object) =>
    response.write(`event: ${type}\ndata: ${JSON.stringify({ type, ...data })}\n\n`);
  const message = { id: 'm1', type: 'message', role: 'assistant', model: 'test-model' };
  const reason = (finish = 'stop') => (finish === 'stop' ? 'end_turn' : finish);
  return {
    whole: (text, finish) =>
      JSON.stringify({
        ...message,
        content: [{ type: 'text', text }],
        stop_reason: reason(finish),
        stop_sequence: null,
        usage: { input_tokens: tokens.in, output_tokens: tokens.out },
      }),
    start: () => {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      event('message_start', {
        message: {
          ...message,
          content: [],
          stop_reason: null,
          stop_sequence: null,
          usage: { input_tokens: tokens.in, output_tokens: 1 },
        },
      });
      event('content_block_start', { index: 0, content_block: { type: 'text', text: '' } });
    },
    piece: text => event('content_block_delta', { index: 0, delta: { type: 'text_delta', text } }),
    end: finish => {
      event('content_block_stop', { index: 0 });
      event('message_delta', {
        delta: { stop_reason: reason(finish), stop_sequence: null },
        usage: { output_tokens: tokens.out },
      });
      event('message_stop', {});
      response.end();
    },
  };
}
