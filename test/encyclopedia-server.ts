import { createServer, type ServerResponse } from 'node:http';
import { onLoopback } from './on-loopback.ts';

/** A real encyclopedia on loopback. What it answers can be changed while it runs. */
export interface EncyclopediaServer {
  readonly url: string;
  /** The received questions, in order. */
  readonly asked: string[];
  /** How it answers from now on. */
  answer: (query: string, response: ServerResponse) => void;
  close(): Promise<void>;
}

/** An answer in its own format; no title = nothing found. */
export function sendArticle(
  response: ServerResponse,
  query: string,
  title?: string,
  { url = `https://en.wikipedia.org/wiki/${encodeURIComponent(title ?? '')}`, description = '' } = {},
): void {
  const answer = title === undefined ? [query, [], [], []] : [query, [title], [description], [url]];
  response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(answer));
}

export async function startEncyclopedia(): Promise<EncyclopediaServer> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const { searchParams } = new URL(request.url ?? '/', 'http://encyclopedia');
    const query = searchParams.get('search') ?? '';
    asked.push(query);
    encyclopedia.answer(query, response);
  });
  const { origin, close } = await onLoopback(server);
  const encyclopedia: EncyclopediaServer = {
    url: `${origin}/w/api.php`,
    asked,
    answer: (query, response) => sendArticle(response, query),
    close,
  };
  return encyclopedia;
}
