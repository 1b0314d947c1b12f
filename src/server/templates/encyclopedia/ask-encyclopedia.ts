import { z } from 'zod';
import type { Config } from '../../platform/config.ts';
import type { Article } from './accept-article.ts';
import { type ArticleDetails, detailsQuery, readDetails } from './article-details.ts';

/** Milliseconds. A response is a few hundred bytes; pages don't wait for it, but the next topic does. */
const defaultTimeout = 5_000;
const maxBytes = 64 * 1024;
const longest = { title: 120, description: 400 };

/** [query, titles, descriptions, addresses] */
const answerSchema = z.tuple([z.string(), z.array(z.string()), z.array(z.string()), z.array(z.string())]);

export interface Encyclopedia {
  /** Address of its API. */
  readonly url: string;
  /** The user agent; the encyclopedia requires a contact address. */
  readonly agent: string;
  /** Milliseconds for a response. Tests use less. */
  readonly timeLimit?: number;
}

/** Null: lookups are off. */
export function encyclopediaOf({
  wikipediaApiUrl: url,
  publicUrl,
}: Pick<Config, 'wikipediaApiUrl' | 'publicUrl'>): Encyclopedia | null {
  return url === null ? null : { url, agent: `Pagehaul (${publicUrl ?? 'not public yet'})` };
}

/** The first article for a query; null if there is none. Throws on an invalid response. */
export async function askEncyclopedia(
  encyclopedia: Encyclopedia,
  query: string,
  stopping: AbortSignal,
): Promise<Article | null> {
  const question = { action: 'opensearch', search: query, limit: '1', namespace: '0', format: 'json' };
  const answer = await ask(encyclopedia, question, stopping);
  const [, [title], [description], [found]] = answerSchema.parse(answer);
  if (title === undefined || found === undefined) return null;
  const safe = articleAddress(found, new URL(encyclopedia.url).hostname);
  const name = oneLine(title, longest.title);
  if (safe === null || name === '') return null;
  return { title: name, url: safe, description: oneLine(description ?? '', longest.description) };
}

/** The type and descriptions of an article: a search says neither. */
export async function askDetails(
  encyclopedia: Encyclopedia,
  title: string,
  stopping: AbortSignal,
): Promise<ArticleDetails> {
  const details = readDetails(await ask(encyclopedia, detailsQuery(title), stopping));
  return { ...details, descriptions: details.descriptions.map(text => oneLine(text, longest.description)) };
}

async function ask(
  { url, agent, timeLimit = defaultTimeout }: Encyclopedia,
  question: Readonly<Record<string, string>>,
  stopping: AbortSignal,
): Promise<unknown> {
  const address = new URL(url);
  for (const [name, value] of Object.entries(question)) address.searchParams.set(name, value);
  const response = await fetch(address, {
    headers: { Accept: 'application/json', 'User-Agent': agent },
    redirect: 'error',
    signal: AbortSignal.any([stopping, AbortSignal.timeout(timeLimit)]),
  });
  if (!response.ok) {
    await response.body?.cancel();
    throw new Error(`Wikipedia API error: ${response.status}`);
  }
  return JSON.parse(await boundedText(response));
}

/** Reads at most the size of a valid response. */
async function boundedText(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.length;
    if (size > maxBytes) throw new Error(`The answer is longer than ${maxBytes} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/**
 * The article's link: https, on the encyclopedia's own host or a Wikipedia. Null for any other address,
 * because responses are not trusted.
 */
export function articleAddress(text: string, ownHost: string): string | null {
  if (text.length > 500 || !URL.canParse(text)) return null;
  const url = new URL(text);
  const isKnown = url.hostname === ownHost || /^(?:[a-z-]+\.)?wikipedia\.org$/.test(url.hostname);
  const isPlain = url.protocol === 'https:' && url.username === '' && url.password === '' && url.port === '';
  return isKnown && isPlain && url.pathname.startsWith('/wiki/') ? url.href : null;
}

function oneLine(text: string, max: number): string {
  const plain = text.replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim();
  return plain.length > max ? `${plain.slice(0, max - 1).trimEnd()}…` : plain;
}
