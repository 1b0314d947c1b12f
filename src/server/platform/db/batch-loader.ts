/** Larger batches are not faster. */
const mostKeys = 500;
/** While this many queries run, further keys are collected. Batches become larger under load. */
const maxAtOnce = 3;
/** Milliseconds that a batch waits for slower ones. Then it starts in spite of the limit. */
const patience = 500;

interface Question<Answer> {
  readonly keys: Set<string>;
  readonly answers: Promise<ReadonlyMap<string, Answer>>;
  put(): void;
}

/**
 * Combines concurrent lookups by key into one query. The query starts after the current tick, so a result
 * is never older than its request. Use a lower `most` if each result is large.
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
