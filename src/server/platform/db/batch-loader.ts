/** More in one question gain nothing. */
const mostKeys = 500;
/** While so many are on their way, those who ask gather for the next: fewer and larger questions when there is much to ask. */
const maxAtOnce = 3;
/** One that gets no answer doesn't hold up the others for longer than this, in milliseconds. */
const patience = 500;

interface Question<Answer> {
  readonly keys: Set<string>;
  readonly answers: Promise<ReadonlyMap<string, Answer>>;
  put(): void;
}

/**
 * A look-up by key that requests of the same moment make together. The question is put once whoever is about to ask has asked,
 * so an answer is never older than the question. `most` keys at once where each answer is large.
 */
export function createBatchLoader<Answer>(
  ask: (keys: readonly string[]) => Promise<ReadonlyMap<string, Answer>>,
  most = mostKeys,
): (key: string) => Promise<Answer | undefined> {
  const gathering: Question<Answer>[] = [];
  let underWay = 0;
  const putNext = (isPatient: boolean) => {
    const [next] = gathering;
    if (!next || (isPatient && underWay >= maxAtOnce)) return;
    gathering.shift();
    underWay += 1;
    next.put();
  };
  const begin = (): Question<Answer> => {
    const keys = new Set<string>();
    let put = (): void => undefined;
    const isPut = new Promise<void>(resolve => {
      put = resolve;
    });
    const answers = isPut
      .then(() => ask([...keys]))
      .finally(() => {
        underWay -= 1;
        putNext(true);
      });
    const question = { keys, answers, put: () => put() };
    gathering.push(question);
    setImmediate(() => {
      putNext(true);
      if (gathering.includes(question))
        setTimeout(() => gathering.includes(question) && putNext(false), patience);
    });
    return question;
  };
  return async key => {
    const last = gathering.at(-1);
    const question = last && last.keys.size < most ? last : begin();
    question.keys.add(key);
    return (await question.answers).get(key);
  };
}
