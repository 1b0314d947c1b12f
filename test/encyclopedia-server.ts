import { createServer, type ServerResponse } from 'node:http';
import { onLoopback } from './on-loopback.ts';

/** A real encyclopedia on loopback. What it answers can be changed while it runs. */
export interface EncyclopediaServer {
  readonly url: string;
  /** The received searches, in order. */
  readonly asked: string[];
  /** How it answers from now on. */
  answer: (query: string, response: ServerResponse) => void;
  /** What it says about an article from now on. Nothing known: an article without description. */
  details: (title: string) => ArticleDetails;
  close(): Promise<void>;
}

/** One page of an answer to `action=query`. */
export interface ArticleDetails {
  readonly pageprops?: { readonly disambiguation?: string };
  readonly description?: string;
  readonly extract?: string;
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

function sendDetails(response: ServerResponse, title: string, details: EncyclopediaServer['details']): void {
  const pages = [{ pageid: 1, ns: 0, title, ...details(title) }];
  response
    .writeHead(200, { 'Content-Type': 'application/json' })
    .end(JSON.stringify({ batchcomplete: true, query: { pages } }));
}

export async function startEncyclopedia(): Promise<EncyclopediaServer> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const { searchParams } = new URL(request.url ?? '/', 'http://encyclopedia');
    if (searchParams.get('action') === 'query') {
      sendDetails(response, searchParams.get('titles') ?? '', encyclopedia.details);
      return;
    }
    const query = searchParams.get('search') ?? '';
    asked.push(query);
    encyclopedia.answer(query, response);
  });
  const { origin, close } = await onLoopback(server);
  const encyclopedia: EncyclopediaServer = {
    url: `${origin}/w/api.php`,
    asked,
    answer: (query, response) => sendArticle(response, query),
    details: () => ({}),
    close,
  };
  return encyclopedia;
}
