import { mentionsForeignCountry } from './foreign-countries.ts';
import { statesIn } from './states-in.ts';
import type { Topic } from './topic.ts';

/** The encyclopedia's result for a query. */
export interface Article {
  readonly title: string;
  readonly url: string;
  readonly description: string;
}

/** Pages that only list articles of one name. Their type says so too, but stored results have none. */
const disambiguation =
  /\(disambiguation\)|disambiguation page|topics referred to by|\bmay (?:also )?refer to\b/i;
const county = /\b(?:county|parish)\b/i;

type Texts = Pick<Article, 'title' | 'description'>;

/** True if a result belongs to a topic: no list of articles, no foreign country and, for a town, its own state. */
export function isAcceptable(article: Texts, topic: Topic): boolean {
  if (isRuledOut(article, topic)) return false;
  return topic.kind !== 'place' || (isOfTown(article.title, topic) && isInState(article, topic));
}

/** True for a list of articles and for what a foreign country's name is in. */
export function isRuledOut({ title, description }: Texts, topic: Topic): boolean {
  const text = `${title}\n${description}`;
  return disambiguation.test(text) || mentionsForeignCountry(text, `${topic.city}, ${topic.state}`);
}

/** The title names the town, its state or the country, and is not about a county of the town's name. */
function isOfTown(title: string, { city, state }: Topic): boolean {
  const [subject = ''] = title.split(',');
  if (county.test(subject) && !county.test(city)) return false;
  return [city, state, 'United States', 'America'].some(name =>
    title.toLowerCase().includes(name.toLowerCase()),
  );
}

/** The first text that names a state decides: "Springfield, Illinois" may mention the one in Missouri. */
function isInState({ title, description }: Texts, { city, state }: Topic): boolean {
  const texts = [withoutTown(title, city), city === state ? description : withoutTown(description, city)];
  const named = texts.map(statesIn).find(states => states.size > 0);
  return named?.has(state) ?? false;
}

/** "Kansas City, Missouri" → ", Missouri": the town's own name says nothing about its state. */
function withoutTown(text: string, city: string): string {
  const at = text.toLowerCase().indexOf(city.toLowerCase());
  return at === -1 ? text : `${text.slice(0, at)} ${text.slice(at + city.length)}`;
}
