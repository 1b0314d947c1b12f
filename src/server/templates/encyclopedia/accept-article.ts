import { mentionsForeignCountry } from './foreign-countries.ts';
import type { Topic } from './topic.ts';

/** The encyclopedia's result for a query. */
export interface Article {
  readonly title: string;
  readonly url: string;
  readonly description: string;
}

/**
 * True if a result matches the query: it names no other foreign country, and a town's article names the
 * town, state or United States in its title.
 */
export function isAcceptable(article: Article, query: string, topic: Topic): boolean {
  if (mentionsForeignCountry(`${article.title}\n${article.description}`, query)) return false;
  if (topic.kind !== 'place') return true;
  const title = article.title.toLowerCase();
  return [topic.city, topic.state, 'United States', 'America'].some(name =>
    title.includes(name.toLowerCase()),
  );
}
