/** Larger batches are not faster. */
const maxKeys = 500;
/** While this many queries run, further keys are collected. Batches become larger under load. */
const maxConcurrent = 3;
/** Milliseconds that a batch waits for slower ones. Then it starts in spite of the limit. */
const maxDelay = 500;

interface Batch<Answer> {
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
  maxBatch = maxKeys,
): (key: string) => Promise<Answer | undefined> {
  const waiting: Batch<Answer>[] = [];
  let running = 0;
  const startNext = (respectLimit: boolean) => {
    const [next] = waiting;
    if (!next || (respectLimit && running >= maxConcurrent)) return;
    waiting.shift();
    running += 1;
    next.put();
  };
  const begin = (): Batch<Answer> => {
    const keys = new Set<string>();
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
  return async key => {
    const last = waiting.at(-1);
    const batch = last && last.keys.size < maxBatch ? last : begin();
    batch.keys.add(key);
    return (await batch.answers).get(key);
  };
}
