/** Larger batches are not faster. */
const maxKeys = 500;
/** While this many queries run, further keys are collected. Batches become larger under load. */
const maxConcurrent = 3;
/** Milliseconds that a batch waits for slower ones. Then it starts in spite of the limit. */
const maxDelay = 500;

interface Batch<Key, Answer> {
  readonly keys: Set<Key>;
  readonly answers: Promise<ReadonlyMap<Key, Answer>>;
  put(): void;
}

/**
 * Combines concurrent lookups by key into one query. The query starts after the current tick, so a result
 * is never older than its request. Use a lower `maxBatch` if each result is large.
 */
export function createBatchLoader<Answer, Key = string>(
  ask: (keys: readonly Key[]) => Promise<ReadonlyMap<Key, Answer>>,
  maxBatch = maxKeys,
): (key: Key) => Promise<Answer | undefined> {
  const loadList = createListLoader(ask, maxBatch);
  return async key => (await loadList([key])).get(key);
}

/** A batch loader for lists of keys. Its answers may include those of other lists. */
export function createListLoader<Answer, Key = string>(
  ask: (keys: readonly Key[]) => Promise<ReadonlyMap<Key, Answer>>,
  maxBatch = maxKeys,
): (keys: readonly Key[]) => Promise<ReadonlyMap<Key, Answer>> {
  const waiting: Batch<Key, Answer>[] = [];
  let running = 0;
  const startNext = (respectLimit: boolean) => {
    const [next] = waiting;
    if (!next || (respectLimit && running >= maxConcurrent)) return;
    waiting.shift();
    running += 1;
    next.put();
  };
  const begin = (): Batch<Key, Answer> => {
    const keys = new Set<Key>();
    let put = (): void => undefined;
    const isStarted = new Promise<void>(resolve => {
      put = resolve;
    });
    const answers = isStarted
      .then(() => ask([...keys]))
      .finally(() => {
        running -= 1;
        startNext(true);
      });
    const batch = { keys, answers, put: () => put() };
    waiting.push(batch);
    setImmediate(() => {
      startNext(true);
      if (waiting.includes(batch)) setTimeout(() => waiting.includes(batch) && startNext(false), maxDelay);
    });
    return batch;
  };
  return keys => {
    const last = waiting.at(-1);
    const batch = last && last.keys.size < maxBatch ? last : begin();
    for (const key of keys) batch.keys.add(key);
    return batch.answers;
  };
}
