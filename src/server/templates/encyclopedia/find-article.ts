import { type Article, isAcceptable, isRuledOut } from './accept-article.ts';
import { askDetails, askEncyclopedia, type Encyclopedia } from './ask-encyclopedia.ts';
import { statesIn } from './states-in.ts';
import { queriesFor, type Topic } from './topic.ts';

/** The article of a topic, from its most exact query to its widest; null if none belongs to it. */
export async function findArticle(
  encyclopedia: Encyclopedia,
  topic: Topic,
  signal: AbortSignal,
): Promise<Article | null> {
  const refused = new Set<string>();
  for (const query of queriesFor(topic)) {
    const found = await askEncyclopedia(encyclopedia, query, signal);
    if (!found || refused.has(found.url)) continue;
    const article = await accept(encyclopedia, found, topic, signal);
    if (article) return article;
    refused.add(found.url);
  }
  return null;
}

/** The article with the description that shows its state. */
async function accept(
  encyclopedia: Encyclopedia,
  found: Article,
  topic: Topic,
  signal: AbortSignal,
): Promise<Article | null> {
  const { isDisambiguation, descriptions } = await askDetails(encyclopedia, found.title, signal);
  const known = [found.description, ...descriptions].filter(text => text !== '');
  if (isDisambiguation || isRuledOut({ title: found.title, description: known.join('\n') }, topic))
    return null;
  const [first = ''] = known;
  const naming = known.find(text => statesIn(text).size > 0) ?? first;
  const described = [first, naming].find(description =>
    isAcceptable({ title: found.title, description }, topic),
  );
  return described === undefined ? null : { ...found, description: described };
}
