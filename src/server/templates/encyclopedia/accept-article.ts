import { mentionsForeignCountry } from './foreign-countries.ts';
import type { Topic } from './topic.ts';

/** What the encyclopedia gave for one query. */
export interface Article {
  readonly title: string;
  readonly url: string;
  readonly description: string;
}

/**
 * Whether an answer is about what was asked: no other country that the question doesn't name, and for a town a title with
 * the town, the state or the United States in it.
 */
export function isAcceptable(article: Article, query: string, topic: Topic): boolean {
  if (mentionsForeignCountry(`${article.title}\n${article.description}`, query)) return false;
  if (topic.kind !== 'place') return true;
  const title = article.title.toLowerCase();
  return [topic.city, topic.state, 'United States', 'America'].some(name =>
    title.includes(name.toLowerCase()),
  );
}
