/*
 * True if a text can come from others: what it is about is what they are about. “Bathing” and “bath” are one word.
 */

export interface KnownWords {
  /** Stems of the words that carry a meaning. */
  readonly words: ReadonlySet<string>;
  /** Words as they are spelled, in small letters. */
  readonly spelled: ReadonlySet<string>;
}

const empty = new Set(
  `about after again against almost along already also although always another anybody anyone anything anyway around away
   back because been before began begin being below beside besides between both bring call can come could customer customers
   didn does doing done down during each either else enough even ever every everybody everyone everything find first follow
   found from gets give given gives goes going gone have having help here home house however instead into itself just keep
   keeps kept kind know known last later least less like likely little long longer made make makes making many matter maybe
   mean means might more most much must near need needed needs never next nothing often once only other others otherwise
   over own part people perhaps place please possible rather ready really right said same says service services shall should
   show since small some somebody someone something sometimes soon start starts still such sure take taken takes taking tell
   tells than that their them then there therefore these they thing things think this those through time times together
   told took toward turn turns under unless until usual usually very want wants well went were what when where whether which
   while whole whose will with within without work works would your yours yourself visit step steps price prices priced cost
   costs include included includes`.split(/\s+/),
);

/** The words of a text that carry its meaning, as stems. */
export function wordsOf(text: string): readonly string[] {
  const words = text.toLowerCase().match(/\p{L}[\p{L}’'-]*/gu) ?? [];
  return words
    .map(word => word.replace(/[’']\p{L}*$/u, ''))
    .filter(word => word.length >= 4 && !empty.has(word))
    .map(stemOf);
}

const stemOf = (word: string): string =>
  word
    .replace(/(?<=\p{L}{3})(?:ings?|ers?|ed|ly|ies|es|s)$/u, '')
    .replace(/(?<=\p{L}{2})(\p{L})\1$/u, '$1')
    .replace(/(?<=\p{L}{3})[ey]$/u, '');

/** A sentence begins with a capital, so a name there looks like any word. Names of brands rarely end as words do. */
export function unknownFirstWord(text: string, { spelled, words }: KnownWords): string | null {
  const [first = ''] = /^["“'‘(]?(\p{Lu}[\p{L}’'-]{3,})/u.exec(text)?.slice(1) ?? [];
  const word = first.toLowerCase();
  const isKnown = word === '' || spelled.has(word) || wordsOf(word).every(stem => words.has(stem));
  return isKnown || /(?:s|ing|ed|ly|er|tion|ment|ness|ful|less)$/.test(word) ? null : first;
}

/** A third of what a sentence is about has to be in the sources, and at least two words of a longer one. */
export function isGrounded(sentence: string, words: ReadonlySet<string>): boolean {
  const own = new Set(wordsOf(sentence));
  const known = [...own].filter(word => words.has(word)).length;
  return own.size === 0 || (known >= Math.min(2, Math.ceil(own.size / 2)) && known * 3 >= own.size);
}
